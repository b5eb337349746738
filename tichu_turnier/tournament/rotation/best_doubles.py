"""Which rounds with drawn partners are the best known where people have to meet again?

Found by own search; a test checks every one. By head-count and number of rounds; the rounds stand one after
the other, one letter a person: the same letter, large and small, shares a table; large with large and small
with small are partners, "-" rests.
"""

BEST_DOUBLES = {
    (8, 3): "ABaAabbBbAaabABBaBBAbAab",
    (8, 4): "aBabBbAAAbaABabBbAaBBAabbBBabAAa",
    (8, 5): "ABBbAabaBabaAAbBbABBabAaBbBAbAaaAAbabBBa",
    (8, 6): "abABBbAaBbaBAabAaAaBABbbAAbBbaBaABBaAbbaBaAabbBA",
    (8, 7): "bAAabBBaBbABbaAaAaBbBbAaBAbbaaABAAabbaBBabaABbABbBABabaA",
    (9, 3): "aB-bBAAabBaB-AaAbba-AAbaBBb",
    (9, 4): "AbB-aBbAaBABAabab-bBBb-aaAAAA-BBbaab",
    (9, 5): "Bb-AAbBaaaaBABbb-AAbBa-ABabaAA-abBbBBaABbAba-",
    (9, 6): "BaAAbaB-ba-aAbbABBbBaABb-AabAab-BaABabABa-bAB-babBaABA",
    (9, 8): "bBaba-ABABABabA-baAAabBbB-abAABaaBb-aAb-abABBaB-bBAabAbaBB-bAAa-AaABbabB",
    (10, 3): "abb-BA-BaAb-aAabBB-AAA-abBB-ab",
    (10, 4): "A-bBaBA-abaB-ABbAab-Aaa-Ab-BBbbbaa--ABAB",
    (10, 5): "aAAa-b-BBbB-Baa-AbAb-b-aAABBbaAAb-BaBba-AbBaBba--A",
    (10, 6): "ABa-bba-ABBb-B-aAAbaA-baBb-ABa-BaaBAAbb-ABbBa-Aa-ba-bAaA-BbB",
    (10, 8): "Baa--AbBAb-AbaaBbA-BABAab-b-Baa-bBbABAa-aBABabb-A-BBbaAa-b-AAa-Ba-bBbA-BabAa-AbB",
    (11, 3): "B-bA-b-BaaAbA--aab-BAB-aBBabbA--A",
    (11, 4): "a-bB-b-AaBA-b-aAbBAB-aBAa-a-bBAb-aaBA-Ab--Bb",
    (11, 5): "A-aBBaA-b-baabAB-AbB--A--b-BBbAaa-BbaAa-B-AbaA--Bab-AbB",
    (11, 6): "ABbba--BaA-b-bBA--AaBa--ABaAB-bbabAB--Aba-aBaA-BabA-B-b-BBaAbAab--",
    (11, 8): "-baaA-bBB-Aa--AAbBa-bBbAB-aAa-b-BbaAB--baBA--abBaB-bA-AA--b-BaaBbABBA-Aba--abAa-AbB-Bba-",
    (12, 3): "BacCACbcAaBbbBcBabCAAcCaACcbCaBbBacA",
    (12, 4): "bAaCcAbcBaCBBbcaCcbaCABAcaBcACBbabCACaaAcbABbcBC",
    (12, 5): "acCbBbAcaBCAcACACababBBcACbaCBAaccBbbBAabCccAaBCCAbaBcabBcCA",
    (12, 6): "AaCCcBAabcbBAcbaACcBbCBabCBcABacAaCbBBAaCCaccbbAAccbaBaBCbACCaACAacbcbBB",
    (12, 7): "caaCAbbBCBcAAcAbbCBBCaacCaBAcacBbbACacbcAACBaCbBACcaBbCAcbBacbCABcCBaAbacCBbBbaCAcAa",
    (12, 8): "cCCaAcBbbaABcBaCAACbabBcbCcCaAcabBBAaCbAacBABbcCabcCbAAcCBaBaabcAcCBACbBaBACbcbBcaCABCacabABCb"
    "Ac",
    (12, 10): "CaCcbAaBcBbABbbaAcACCcBacABCcbbCBaaAAACBCcaacBbbbAcaCaBbCAcBacbBCABCcbAaaCcbCBcBaAbACaBacBCbAc"
    "bABaCBAacCbcbAcAbbCCaBacAB",
    (13, 3): "bAa-BABcbCaCcCBcAabb-cBaCA-bCBcCaAbBaAc",
    (13, 4): "BCcaC-cAAbabBbCacabBBcCAA-Cb-acbAaCBBAcbCBbcAAca-BaC",
    (13, 5): "aAb-ABCcBcabCCAABaCcabcb-BCABaCcb-aABbc-AacCBabbcBCAacAaBCBAbCcb-",
    (13, 6): "AbCBacBaACcb-abcCBB-acAbAC-BACaBAcbaCbccA-CcCBababBAb-cAcbBCAaaCBaaACBccC-bABb",
    (13, 8): "BccACbC-bAaBaaCA-BcaACbBbcC-bBabcAAcBaCbbaBcCCABa-AccC-aCaABbcbABAcbABc-CBCbaabcCA-bABaaBCc-"
    "aBcCbaCBbAAc",
    (14, 3): "BAaC-bCAcb-Bca--bcCaBAAbacBCaBAAba-cBbcCC-",
    (14, 4): "aACccb-ACB-Bba-aCbB-CbacABAcC-ab-AcACbBcaBcaBacAA--CbbCB",
    (14, 5): "bcAABbCaB--cCa--bABaBcCacACbcaA-ca-CBBACbbac-CCbBb-BAacACACB-aBAbcb-ca",
    (14, 6): "bAaBA-b-BcCaCcCabB-BcAAabc-C-aCAbbccBA-aCBBBCaAb-aC-ccbAa-CCABBAcbabc-CBc-baBA-CbaAc",
    (14, 8): "-bCCbcAaacBB-ACCBbAaac-c-BAbcCbc-bBaBAA-Caaba-ABcbB-CAcCB-ACAb-acCcBabba-aAbB-ccBCCAC-"
    "cbaaBBcACb-AbaABb-ACBacCc-",
    (15, 6): "-AcbbCB-BcaaCA-c-AabCcB--CABbabb-B-AcaAc-aBCCcaCBAA-bcBb--CabcC-b-cCaBABA-a-Ac-c-bbAaCBBCa",
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
    (17, 8): "cADA-bCbddBBacaCDb-AacBDCAdaBDCcdbcabCAaDdAbcB-CdBDBaaCbd-cCBbcDAdDAaABCbcCaDADBb-ddcbcaDaDAB-"
    "dCcbdACBaCcDdcaCAb-bABBdDADadBADBb-cdCcabC",
    (18, 6): "BbBDaCAca-Ad-CbDdcAbdcAcCadBBbD-Ca-DBd--CDaAdCBaAccDbbDCbdBbaCdA--cDcABabdaA-bdACBacBDc-"
    "DCcaCAA-cBbBDCdd-Dba",
    (18, 8): "Acb-acAB-CDdDCdBbaaCBd-DACbaDccBAdb-dAdDaDcBAba-CcCb-BBCcadBa-Ad-bDAcDbC-dcDC-"
    "dDBAaBACbbacaBADcC-cA-BdaDCdbbDdcacBbAaACCd--DBbB-aDdcAbCABaCbd-Dc",
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
    (21, 8): "bEDEaACcCadeBBc-edbDAe-ddDAEbCcACeDaaEcBbBbebCaC-dcBAaEDBEdDAceeCBaDEbcEcBeCaAdD-"
    "bdAEcDbDAbadBeAdaCBEcC-eddbcD-ECbaceCaEABAeDBECe-bABecAcDdCDEaBadbDBbdEDCEaC-BAceaedAcb",
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
    (25, 8): "AF-eDaDFCbcfadcfBECEebBdAbdbaEDA-dAEFFBaceefCBcfDCfCdfbacaBbAFDedBceECAEFD-BbdFbDcECaCdAaEfD-"
    "BAfeeFcABFDeDfaa-bEbdefdcFAEBCCcfdeFeAaCBFfB-DdbcbCEAaEcDDFCcfFEECbaAe-dDdebABcfaBfcCaaDFAbcE-"
    "bEdeBCdDBfeFA",
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
