"""The best known rounds with drawn partners where people have to meet again.

Found by own search; a test checks every one. By head-count and number of rounds; the rounds stand one after
the other, one letter a person: the same letter, large and small, shares a table; large with large and small
with small are partners, "-" rests.
"""

BEST_PARTNERED_ROUNDS = {
    (5, 3): "aaAA--aaAAaA-aA",
    (5, 4): "aA-aAaaAA--aAaAAaa-A",
    (5, 5): "aa-AAAaAa--AaaAAaa-AA-aAa",
    (5, 6): "Aa-aAaAAa--AaaAaaA-Aa-aAAAaA-a",
    (5, 7): "Aa-AaAaAa--aaAAAaa-Aa-AaAaaAA-aA-Aa",
    (5, 8): "AA-aaAaAa--AaaAaAa-Aa-AaAAAa-aa-AAaaAAa-",
    (6, 3): "aAA--a-a-AAaA-aAa-",
    (6, 4): "Aaa--A-A-aAaa-aAA-Aa--Aa",
    (6, 5): "AaA--a-A-aAaA-aaA--aAa-AAA-aa-",
    (6, 6): "aAA--a-a-AAaa-AAa-aa--AAA-Aa-a-AaAa-",
    (6, 7): "aAa--A-a-aAAA-aaA-aA--Aaa-Aa-A-aaAA-aa-A-A",
    (6, 8): "aaA--A-A-aaAa-AAa-Aa--aAa-aA-A-AaAa-A--Aaa-AA-aa",
    (7, 3): "AA--aa-A-aa--A-a-AAa-",
    (7, 4): "--aa-AAaA-Aa----a-AAaAA-a-a-",
    (7, 5): "--A-AaaaA-a-A-A-a-A-a-aAa-A-AA--a-a",
    (7, 6): "-AA-a-aAa-A-a---A-AaaaaAA---a---AAa-aAa-A-",
    (7, 7): "aAA---a--AaaA-aA---aA-aAAa--a--a-AA-aA-Aa-A--aA-a",
    (7, 8): "--Aa-AaAAa-a---a-a-AAa-a-A-AAa-A-a--Aa-A-aA--aAa--aAA--a",
    (8, 3): "ABaAabbBbAaabABBaBBAbAab",
    (8, 4): "aBabBbAAAbaABabBbAaBBAabbBBabAAa",
    (8, 5): "ABBbAabaBabaAAbBbABBabAaBbBAbAaaAAbabBBa",
    (8, 6): "abABBbAaBbaBAabAaAaBABbbAAbBbaBaABBaAbbaBaAabbBA",
    (8, 7): "bAAabBBaBbABbaAaAaBbBbAaBAbbaaABAAabbaBBabaABbABbBABabaA",
    (9, 3): "aB-bBAAabBaB-AaAbba-AAbaBBb",
    (9, 4): "AbB-aBbAaBABAabab-bBBb-aaAAAA-BBbaab",
    (9, 5): "Bb-AAbBaaaaBABbb-AAbBa-ABabaAA-abBbBBaABbAba-",
    (9, 6): "BaAAbaB-ba-aAbbABBbBaABb-AabAab-BaABabABa-bAB-babBaABA",
    (9, 7): "babAB-BaABAabbaA-Baa-BbbABAA-aAbBBabaAB-aABbb-ABBAbaabaBBAbAab-",
    (9, 8): "bBaba-ABABABabA-baAAabBbB-abAABaaBb-aAb-abABBaB-bBAabAbaBB-bAAa-AaABbabB",
    (10, 3): "abb-BA-BaAb-aAabBB-AAA-abBB-ab",
    (10, 4): "A-bBaBA-abaB-ABbAab-Aaa-Ab-BBbbbaa--ABAB",
    (10, 5): "aAAa-b-BBbB-Baa-AbAb-b-aAABBbaAAb-BaBba-AbBaBba--A",
    (10, 6): "ABa-bba-ABBb-B-aAAbaA-baBb-ABa-BaaBAAbb-ABbBa-Aa-ba-bAaA-BbB",
    (10, 7): "ab--BAAabBABabBAb--aBbaaBbAA----BbaBaAbAbA-ABa-BbababBBAa-A-BAaB--babA",
    (10, 8): "Baa--AbBAb-AbaaBbA-BABAab-b-Baa-bBbABAa-aBABabb-A-BBbaAa-b-AAa-Ba-bBbA-BabAa-AbB",
    (11, 3): "B-bA-b-BaaAbA--aab-BAB-aBBabbA--A",
    (11, 4): "a-bB-b-AaBA-b-aAbBAB-aBAa-a-bBAb-aaBA-Ab--Bb",
    (11, 5): "A-aBBaA-b-baabAB-AbB--A--b-BBbAaa-BbaAa-B-AbaA--Bab-AbB",
    (11, 6): "ABbba--BaA-b-bBA--AaBa--ABaAB-bbabAB--Aba-aBaA-BabA-B-b-BBaAbAab--",
    (11, 7): "B-baaAABb--aB-bA--baAB-Ba-abB-bAAAbBb-A-a-BaaabbB-A-B-A--b-BABbaaAaAab-ABB-b-",
    (11, 8): "-baaA-bBB-Aa--AAbBa-bBbAB-aAa-b-BbaAB--baBA--abBaB-bA-AA--b-BaaBbABBA-Aba--abAa-AbB-Bba-",
    (12, 3): "BacCACbcAaBbbBcBabCAAcCaACcbCaBbBacA",
    (12, 4): "bAaCcAbcBaCBBbcaCcbaCABAcaBcACBbabCACaaAcbABbcBC",
    (12, 5): "acCbBbAcaBCAcACACababBBcACbaCBAaccBbbBAabCccAaBCCAbaBcabBcCA",
    (12, 6): "AaCCcBAabcbBAcbaACcBbCBabCBcABacAaCbBBAaCCaccbbAAccbaBaBCbACCaACAacbcbBB",
    (12, 7): "aCACAbcBabcBAcCabcCbaABBbcBBCCAaAcabAaBAbcCacbBCAbBcCcbACaaBacBbaBAACCbcaCCbBABccbaA",
    (12, 8): "cCCaAcBbbaABcBaCAACbabBcbCcCaAcabBBAaCbAacBABbcCabcCbAAcCBaBaabcAcCBACbBaBACbcbBcaCABCacabABCb"
    "Ac",
    (12, 10): "CaCcbAaBcBbABbbaAcACCcBacABCcbbCBaaAAACBCcaacBbbbAcaCaBbCAcBacbBCABCcbAaaCcbCBcBaAbACaBacBCbAc"
    "bABaCBAacCbcbAcAbbCCaBacAB",
    (13, 3): "bAa-BABcbCaCcCBcAabb-cBaCA-bCBcCaAbBaAc",
    (13, 4): "BCcaC-cAAbabBbCacabBBcCAA-Cb-acbAaCBBAcbCBbcAAca-BaC",
    (13, 5): "aAb-ABCcBcabCCAABaCcabcb-BCABaCcb-aABbc-AacCBabbcBCAacAaBCBAbCcb-",
    (13, 6): "AbCBacBaACcb-abcCBB-acAbAC-BACaBAcbaCbccA-CcCBababBAb-cAcbBCAaaCBaaACBccC-bABb",
    (13, 7): "acCCaAAbcBbB-Aaca-CBABcbbCAacCC-bbBacABaBACBCcbb-acABAbCbaBACca-cbcbaAACB-CcBacba-BcaACACbB",
    (13, 8): "BccACbC-bAaBaaCA-BcaACbBbcC-bBabcAAcBaCbbaBcCCABa-AccC-aCaABbcbABAcbABc-CBCbaabcCA-bABaaBCc-"
    "aBcCbaCBbAAc",
    (14, 3): "BAaC-bCAcb-Bca--bcCaBAAbacBCaBAAba-cBbcCC-",
    (14, 4): "aACccb-ACB-Bba-aCbB-CbacABAcC-ab-AcACbBcaBcaBacAA--CbbCB",
    (14, 5): "bcAABbCaB--cCa--bABaBcCacACbcaA-ca-CBBACbbac-CCbBb-BAacACACB-aBAbcb-ca",
    (14, 6): "bAaBA-b-BcCaCcCabB-BcAAabc-C-aCAbbccBA-aCBBBCaAb-aC-ccbAa-CCABBAcbabc-CBc-baBA-CbaAc",
    (14, 7): "-bCaBAcC-BaAbcBAa-bbCACB-cacb-BbcaCCB-cAAaaCbcbcCaBABA--aABCb--cCcABbacB-CcBabbAa-ACcABA-bC-"
    "cbaaCB",
    (14, 8): "-bCCbcAaacBB-ACCBbAaac-c-BAbcCbc-bBaBAA-Caaba-ABcbB-CAcCB-ACAb-acCcBabba-aAbB-ccBCCAC-"
    "cbaaBBcACb-AbaABb-ACBacCc-",
    (15, 6): "-AcbbCB-BcaaCA-c-AabCcB--CABbabb-B-AcaAc-aBCCcaCBAA-bcBb--CabcC-b-cCaBABA-a-Ac-c-bbAaCBBCa",
    (15, 7): "A--B-bCAcaBabcCCAc-ba-AabCB-BcAaCbBCbBcc--aA--CcAB-Cbb-BAcaacbAaBbC--cCAa-BB--"
    "b-CcABACcabaCbabcABAcB--Ca-",
    (15, 8): "a--accbCB-BCAAb-Abb-CaBBCcac-AaAC-BCA-bcB-bacbaaCcA-B-B-bACca-BAbaCCAcB-cb-BcBCCaAa-cbb-A-aC-"
    "BaAb-ccbB-CAcaC-C-cab-ABBbA",
    (16, 6): "AcCBADdbaCbcadDBcCbdDdabaDAABBcCDcdDAcdBBbCACabaDABCabAabddCcDcBcBDbdCaCbADcABdabdCdADccCaAabB"
    "BD",
    (16, 7): "AbcCbBaadBDAdCcDBaabDDABdCbcAdCcBbBcACadbDCcAdaDcbaDACdaDcBdCBAbCadCdbaAbcDDBcBAaabccDdBbBdACD"
    "ACBcbcCBADCAaDddab",
    (16, 8): "dADCAbBbCDcdBcaaCaABdAcDDCadbbBccdAcabABCDDBdbCaBbdacbDABCaCdDcAbDaCcCddAcbBABDaAcDDadabcBbCCA"
    "dBADcdAbdCcCaDaBBbaBaAbcDAdBdcCbDC",
    (16, 10): "AbDCDadacABCbcBddDbBCBdaDcACbacAdCcbBaDABCadDbAccadCadbAABcDBbDCDAdBCACacdBbaDcbdcbDBacBAaAbDC"
    "dCDbcbBBCDCAcaaddAdAabcDbBDcCBCaAdDaDAdCcaBAdcbCbBccDAbBaDdaCCdbAB",
    (17, 5): "DdAAcaCcDB-CbadbBBACb-AbDDdacadCcB-BBcaddbCDCaAADcbbdAdDbaBADC-accBCbdBCbAdcA-BaCDcDa",
    (17, 6): "adDaAdCBccADCBb-bddaABb-BCccbDACaDaBBCdACDA-bcdabDc-baBADAbBDccCCaddADb-"
    "dcCcBDCaBdAabBaBdcDAbCbacD-dAC",
    (17, 7): "CBAdcABDDbaabc-dCBcbAad-dDAaCcDBbCcCA-acbAbCdBDdBDaBBacDDAbaCbcdAd-C-dbaaccBDbdABADCCABDaCcC-"
    "ddcBAbabDdBbbcBDdCcaD-AaCA",
    (17, 8): "cADA-bCbddBBacaCDb-AacBDCAdaBDCcdbcabCAaDdAbcB-CdBDBaaCbd-cCBbcDAdDAaABCbcCaDADBb-ddcbcaDaDAB-"
    "dCcbdACBaCcDdcaCAb-bABBdDADadBADBb-cdCcabC",
    (18, 6): "BbBDaCAca-Ad-CbDdcAbdcAcCadBBbD-Ca-DBd--CDaAdCBaAccDbbDCbdBbaCdA--cDcABabdaA-bdACBacBDc-"
    "DCcaCAA-cBbBDCdd-Dba",
    (18, 7): "DDc-adCcbaBCAbdA-Bcd-dDabc-CBAaABbCDbcAbAdDBadC-cBa-CDADabCcDcC-AB-dBdba-Ccad-dabcAbACBBDDC-"
    "dacBAbaAcCD-dBbDbADd-DBaBC-abCcdcA",
    (18, 8): "Acb-acAB-CDdDCdBbaaCBd-DACbaDccBAdb-dAdDaDcBAba-CcCb-BBCcadBa-Ad-bDAcDbC-dcDC-"
    "dDBAaBACbbacaBADcC-cA-BdaDCdbbDdcacBbAaACCd--DBbB-aDdcAbCABaCbd-Dc",
    (19, 7): "cbdDdc-a-BCBa-ACDbAcADcbdCBACabDB-da---daDCcbaAAc-BdD-bCBd-aC-BaAcb-AcDBdbCDBbB-Daa-AdCcbACc-"
    "dDDAcBa-abd-BD-CCAdcbcA--Ca-BcDDAddCbBba",
    (19, 8): "dcaBAbBd---DCaDAbcCcc-d-CBDdaCBbbAAaD--ABbCCAaabdcBD--Ddca-A-dcAdBBbbCcC-DDaBca-C-CDBcdad-"
    "ADbAbaDbC-b-BDABcAddca-CBAaDd-Bc-CDA-CdbabcDdBDBCA-bca-bdac-CA",
    (20, 6): "dCaAeBDBdbDeCbacEEAccDBeaDBAdbeCcCdEbEAaBdbCDBDCEEAceAabaecdaebDCDcBbeEBdCAcdaEADCcdDBeEAdBbec"
    "EaaCAbAABCbDDacebEBcEeaddC",
    (20, 7): "bEeABedCBcEbDAdcDaCaadCbeEdBBcCDEcDaAAebcCacAeeEadbbCDDBAEdBBCeEBDbAabADadEedCccBebDcDBEadCdAA"
    "CaEcebEbAcCdDebBCAaeEdcBaDbeAdeBDAbCdacEBECaDc",
    (20, 8): "BBCaDcDEdAdbAaceECbeDEdDbcAECBbaACdaeecBcAAecCdBEabBeDbaCdDEcABBacDdeECbeDdCEbAacBbEeDCdACBaDb"
    "EAecdacBDAdEDEbeaedCbBACaccDcbbeeCCAdadBaBEDAEbdEDCdDcCAAEBebaecaB",
    (20, 10): "eabDCEdeBcEcDBAbdaCAbCcCeaeEBDDAbcaAddEBeBDABCDccCadbAdEebEaDaaeceBBCDCcdbdAbAEEacAdDaCeDcCEbB"
    "deAEbBDdccDBdCeCEBabAeAbEaBEabdeACcbaBcdEDDCeAabDEdcCABBdACbecEeDabCdcAaEceABdDBbCDeEaEADCecBD"
    "AbCacEdBaedb",
    (21, 6): "BABCEeEbaCc-cebddDDaABd-EeCbAaaDdCAEeDcBcbaDAeABDbaCBcdecdECbE--BbAEdCeaDcAEbcDeBaCdCceCBceA-"
    "EbADDdaEBdabD-EbaCBBcAdeEdcDCbAae",
    (21, 7): "aEe-DbcEdBCDadAecBACbDdbBBEcEaDACbeaCdAc-eAdebcEdBECAaDaCc-BebDBAbCdDaaeeDcEEABcC-"
    "dbCeBEceCaEaADDbB-bcAddeCAb-eEdDAEaDcbCdcBaBeBACdbC-ecABacbEDadED",
    (21, 8): "bEDEaACcCadeBBc-edbDAe-ddDAEbCcACeDaaEcBbBbebCaC-dcBAaEDBEdDAceeCBaDEbcEcBeCaAdD-"
    "bdAEcDbDAbadBeAdaCBEcC-eddbcD-ECbaceCaEABAeDBECe-bABecAcDdCDEaBadbDBbdEDCEaC-BAceaedAcb",
    (22, 7): "EcbBa-DddDa-BEceAbeCCAeDCA-abEdccaeDC-ABbBEdbaBedCAdBEADa-cc-CEDebeaACaEe-cb-dBcEbBDACdDda-"
    "dcABaeCDEebEAbC-DBccCBAEdabDCdceEeaB-Db-A-dEDbaECB-ceAcDbdCeaBA",
    (22, 8): "AbeEc-Cea-EDbaDAdBdcCBBcBCEbAdeb-DdaEDaecAC-aA-CeEdAeBDbcCcdbDEa-BDACDcE-BBAeCEc-addaebbEAB-"
    "DcaDAdea-decCBbbCEbdEcCDaAeAbBeDacEd--BCBcbECeeB-dCAD-aacDbAdEeDdbEcECBBACead--cabDA",
    (23, 8): "aEDC-adbBeDCceBA-EAbd-cdbeCCec-EEbBD-DAadac-BAbBBAb-ECd-AeeCaaEDD-dccE-DBCbeE-DAbdecdaacABC--"
    "e-Eba-dEcBDaBCDedbACAcECd-aABCBe-EcDdbDAce-baBEddaeeABAb--cECaD-CcDbbCcAedADEadEDe--B-aCbBc",
    (24, 8): "deFAbcdEfDefFDEBCaCABabcCABDefAbcdEFdefFDEBCaabcbCAcABdefabcDEfdeFFDEaBCFdEBCACaBDefabcDEfdeFA"
    "bcDEFFDEbCACABdefabcdefaBcdefdEFfDebCAcAbDEFaBcaBCBbbDEFDeffdEAAaCcCdeFcaBfcbDDdaAAaedCBFBfcEE"
    "eFCb",
    (24, 10): "dBcAfcCEfbDEDaFeAdaebCFBafDeceBFBbECabcCfFddEAADaEbFFdafDcBCfEedAcCDAebBbAcaDdAbCfcaFFCfDBeEdE"
    "eBadDbCdCebEfBDFAAefcFaBEcceFBCDEfefAAacdBabCEFDbdfabaADFFEdDdBcfBeebCcECAfcfdACbeEaaFBFbDDcEB"
    "eACdaeDAdfBFCAbfcCeBEDEadbFcdbCcaDFbDFBeeBCfAcdaEAfE",
    (25, 7): "DdCBac-bAeBFbEeADfdcafEFCfDCcCeaaAAfDBc-dBeEFFbEbdfdacbBd-AbEDFfcEACeDCeaBFeBbAEfEcDbBDdFC-"
    "fedaFaAcCfBCAcbdbEaeaCDEfABcedDFF-BcB-AEebCDAaEceFfFdfDbaCdcedCEcBACFBDfAeFbfaaDE-db",
    (25, 8): "AF-eDaDFCbcfadcfBECEebBdAbdbaEDA-dAEFFBaceefCBcfDCfCdfbacaBbAFDedBceECAEFD-BbdFbDcECaCdAaEfD-"
    "BAfeeFcABFDeDfaa-bEbdefdcFAEBCCcfdeFeAaCBFfB-DdbcbCEAaEcDDFCcfFEECbaAe-dDdebABcfaBfcCaaDFAbcE-"
    "bEdeBCdDBfeFA",
    (26, 7): "eBEeFfD-CaAbcAdaDE-BbfcdFCaFB-cADDCbAcdEedafeEbf-CBFBdECDafAeAf-dcbDeFEFB-bCcabd-EAedaBB-"
    "cecEFCfDaFbAfDCAFeBEfEbc-daAfCcB-adbDFDCeBCDCBDbecfcEabEdAAfd-eFFa-cCFEBDDcdbaAFfBE-be-dfaCAe",
    (26, 8): "BEA--FadcDeFAabdBCEbfcDfeCEa-ebDAccebFBCEdAFCf-dfaDBAcfCFfeFB-aACDdabdEcB-eDbEBAbedCFEdFca-AD-"
    "cCBfbaDefEccfFbCddCBD-aBDEaFeEbAAef-D-FaBCdDeEAbecfFBdbcAfaE-CfADCFb-edbdeEcacCBBDaF-"
    "fEAFbECbdcaCE-cDFDBeBdAaAf-fe",
    (28, 10): "aAabDFbdfCeGFBdgcEcEgGCefBDABdFAAaBDfgceCEgFbdfbDceGGCEabdFBDfAAafbDgCEceGGCEFBdcegaCegGcefBDA"
    "AabdFBdfcEGFbDgCEaFbdCeGgcEBDfaAabdfgCecEGFBDAGCefBDCegbdFBDfAAaFbdgcEcEGaCegfbDgcECeGGcEFbDaA"
    "aBdfBdFAgcECeGfbDFBdcegGCEBdFaaAbDfAfbDGceCEggCEFBdceGBDfbdFaAAadGFcaEfadecAeADfBBbbCgECGDFg",
    (29, 8): "gceA-EbGABFcGfDaedCDafdBgFbCEEeGDGAgbC-FfdgdFEecfADbBaCaBcdgFCGdDFgeEDBaABcGafEfbcACbe-"
    "CEDCagbGgDGFffBbaFdeEAdeAB-ccGFBDdfCdBFADfe-GEagcegEacbbCAcgBfCFGdEacae-"
    "ABeDFfDgGbbdCEAABBbFfcgaGbdcAFGge-aCeDfdDEECCbcDAegbfdGFAeCEGdgacF-fDaBEB",
}
