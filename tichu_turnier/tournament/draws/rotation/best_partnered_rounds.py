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
    (7, 9): "---AaAaAaa-A--a--A-aA-aAAa--A-A--aa-aAaA--Aa---aA--aAA-aaa--AA-",
    (7, 10): "a-A-aA--a-aA-Aa-aA-A--Aa-a-AA--A-aa-AaaA--Aa---aA--aAA-aaa--AA--aaA--A",
    (8, 3): "ABaAabbBbAaabABBaBBAbAab",
    (8, 4): "aBabBbAAAbaABabBbAaBBAabbBBabAAa",
    (8, 5): "ABBbAabaBabaAAbBbABBabAaBbBAbAaaAAbabBBa",
    (8, 6): "abABBbAaBbaBAabAaAaBABbbAAbBbaBaABBaAbbaBaAabbBA",
    (8, 7): "bAAabBBaBbABbaAaAaBbBbAaBAbbaaABAAabbaBBabaABbABbBABabaA",
    (9, 3): "aB-bBAAabBaB-AaAbba-AAbaBBb",
    (9, 4): "AbB-aBbAaBABAabab-bBBb-aaAAAA-BBbaab",
    (9, 5): "BbbaAB-AaAA-baBBbaBbaB-aAbAa-bAbBABabAbBABaa-",
    (9, 6): "BaAAbaB-ba-aAbbABBbBaABb-AabAab-BaABabABa-bAB-babBaABA",
    (9, 7): "babAB-BaABAabbaA-Baa-BbbABAA-aAbBBabaAB-aABbb-ABBAbaabaBBAbAab-",
    (9, 8): "bBaba-ABABABabA-baAAabBbB-abAABaaBb-aAb-abABBaB-bBAabAbaBB-bAAa-AaABbabB",
    (9, 9): "BA-AababBa-AaBBbbAABaaAb-BbAaAB-abBb-aaBbAAbBbbaBB-aAABaAbaBbA-aAb-BbAaBBAbabaB-A",
    (10, 3): "abb-BA-BaAb-aAabBB-AAA-abBB-ab",
    (10, 4): "A-bBaBA-abaB-ABbAab-Aaa-Ab-BBbbbaa--ABAB",
    (10, 5): "aAAa-b-BBbB-Baa-AbAb-b-aAABBbaAAb-BaBba-AbBaBba--A",
    (10, 6): "ABa-bba-ABBb-B-aAAbaA-baBb-ABa-BaaBAAbb-ABbBa-Aa-ba-bAaA-BbB",
    (10, 7): "BAb-abA-BaAA-baB-aBbABAa--aBbbA-abABBb-a-aAbbaABB-bBaa--bABAaB-bBbAa-A",
    (10, 8): "--BaAAabBbbBAbAaB-a-aa-BAB-AbbbABBa-bA-aaAB--AbBaba-aAABBbb-aB-B-bAbAaBaA-BbA-ab",
    (10, 9): "-abABBb-AaaBBb-AAb-aab-aA-BbABa-ABbBbAa-baA-BA-baB--aBabBbAAbBa-BbAAa-ab-A-baBBAaABBabA--b",
    (10, 10): "-aB-AABabbABAa-a-bbBb-AbaBa-ABAa-baBAbB-BbbAA-aa-B-Bb-aAAbBaaabA-B-BAba-bBbaA-ABba-B"
    "AaBbA-abBBa-bA-A",
    (11, 3): "B-bA-b-BaaAbA--aab-BAB-aBBabbA--A",
    (11, 4): "a-bB-b-AaBA-b-aAbBAB-aBAa-a-bBAb-aaBA-Ab--Bb",
    (11, 5): "-ABbb-AaaB-BAa-bbaB--Ab-aB-a-BAAbBA-BAab-b-aA-bb-B-BAaa",
    (11, 6): "ABbba--BaA-b-bBA--AaBa--ABaAB-bbabAB--Aba-aBaA-BabA-B-b-BBaAbAab--",
    (11, 7): "bBA-BAaba--B--BA-baaAb-BaB-baA-bAbaaAAB--B-bb--Ba-aBbAABab-ABa-Ab--bBaAa-A-bB",
    (11, 8): "--BAAa-BbbaaAA--BBbb-abA-bA-a-BaBbAaBba-B-A--Bab-ABAb-aB-BAb-ba-aAbA--aBbaAB---AaAab-bBB",
    (11, 9): "B-aA--bABba-AA-bBba-aBaB-AAB--babbAB-abAaB--A-bA--BaabBbaAAaB-b-B--B-BAbbaA-abBa-a-b-AABbB-aba-"
    "B-AA",
    (11, 10): "bB-Aa--BabAABb-aBAb-a--aba-AB-bBAb-bBAa-aB-A-ABbaba--BAbAAa--aBb-BaB--BAAabb-a-BBbA-b-AaAAa-bb"
    "B-B-a--Ab-ABBaba",
    (12, 3): "BacCACbcAaBbbBcBabCAAcCaACcbCaBbBacA",
    (12, 4): "bAaCcAbcBaCBBbcaCcbaCABAcaBcACBbabCACaaAcbABbcBC",
    (12, 5): "acCbBbAcaBCAcACACababBBcACbaCBAaccBbbBAabCccAaBCCAbaBcabBcCA",
    (12, 6): "AaCCcBAabcbBAcbaACcBbCBabCBcABacAaCbBBAaCCaccbbAAccbaBaBCbACCaACAacbcbBB",
    (12, 7): "aCACAbcBabcBAcCabcCbaABBbcBBCCAaAcabAaBAbcCacbBCAbBcCcbACaaBacBbaBAACCbcaCCbBABccbaA",
    (12, 8): "cCCaAcBbbaABcBaCAACbabBcbCcCaAcabBBAaCbAacBABbcCabcCbAAcCBaBaabcAcCBACbBaBACbcbBcaCAB"
    "CacabABCbAc",
    (12, 9): "AccaCCAabBbBBBAccaabCCbACcAbBAcaBCbaABbbcaCBAaCcbAacaCcbBACBcABaCcbbBaCABbCcbaCacAABcaBcbCABAba"
    "CbaBaCAcCABbc",
    (12, 10): "CaCcbAaBcBbABbbaAcACCcBacABCcbbCBaaAAACBCcaacBbbbAcaCaBbCAcBacbBCABCcbAaaCcbCBcBaAbA"
    "CaBacBCbAcbABaCBAacCbcbAcAbbCCaBacAB",
    (13, 3): "bAa-BABcbCaCcCBcAabb-cBaCA-bCBcCaAbBaAc",
    (13, 4): "BCcaC-cAAbabBbCacabBBcCAA-Cb-acbAaCBBAcbCBbcAAca-BaC",
    (13, 5): "aAb-ABCcBcabCCAABaCcabcb-BCABaCcb-aABbc-AacCBabbcBCAacAaBCBAbCcb-",
    (13, 6): "AbCBacBaACcb-abcCBB-acAbAC-BACaBAcbaCbccA-CcCBababBAb-cAcbBCAaaCBaaACBccC-bABb",
    (13, 7): "abcbCBBACcaA-Bc-aCbBCbaAcAAaAc-bBCCBabcbBBCccACA-aabbaCcbcBaAA-CBBBAbcCAa-aCbcabCaAbc-BABcC",
    (13, 8): "BccACbC-bAaBaaCA-BcaACbBbcC-bBabcAAcBaCbbaBcCCABa-AccC-aCaABbcbABAcbABc-CBCbaabcCA-bA"
    "BaaBCc-aBcCbaCBbAAc",
    (13, 9): "-AcaCabBbcCBAAAa-cBcabbCBCBaBCAbbaA-ccCC-bCAacBacBbACB-aBAbAcCabcAacCcbBB-baCAbCCBB-A"
    "bacAacCAaacCbBAB-cbBAbCccC-aAaBb",
    (13, 10): "AaccAaBb-CbCBBaCBc-CAbabAcC-AcABcaBaCbbacAbBBcACb-aCABcbbaaAB-CcCAaaCbcA-bBBcCbcaCBa"
    "AcABC-bCCbaAcABBcba-cAaA-cBBbbCCaCAB-AbacCBbac",
    (14, 3): "BAaC-bCAcb-Bca--bcCaBAAbacBCaBAAba-cBbcCC-",
    (14, 4): "aACccb-ACB-Bba-aCbB-CbacABAcC-ab-AcACbBcaBcaBacAA--CbbCB",
    (14, 5): "bcAABbCaB--cCa--bABaBcCacACbcaA-ca-CBBACbbac-CCbBb-BAacACACB-aBAbcb-ca",
    (14, 6): "bAaBA-b-BcCaCcCabB-BcAAabc-C-aCAbbccBA-aCBBBCaAb-aC-ccbAa-CCABBAcbabc-CBc-baBA-CbaAc",
    (14, 7): "-bCaBAcC-BaAbcBAa-bbCACB-cacb-BbcaCCB-cAAaaCbcbcCaBABA--aABCb--cCcABbacB-CcBabbAa-ACc"
    "ABA-bC-cbaaCB",
    (14, 8): "-bCCbcAaacBB-ACCBbAaac-c-BAbcCbc-bBaBAA-Caaba-ABcbB-CAcCB-ACAb-acCcBabba-aAbB-ccBCCAC"
    "-cbaaBBcACb-AbaABb-ACBacCc-",
    (14, 9): "BbC-aB-cACAcbacaCbcbB-AaC-AB-b-cbCaBaCcABAcaca-bAbBCAB-Cb-aBccaABCACb-ABCbCcaB-A-acbCAaCc-Aca-b"
    "BBbaaccBAbbCC-AB--bCcBa-AABaCcb",
    (14, 10): "bc-cABCaa-bCBAcBA--ACCBbbcaabCBABa--cbaACcA-ABBaCcacbbC-BbaBACcCcA-a-b-aBbAabA-cCcBCABbCc-aBca"
    "b-CAAaCB-ACBcbca-bBacbA-aBc-bCACA--bCbcaBBCaAc",
    (15, 6): "-AcbbCB-BcaaCA-c-AabCcB--CABbabb-B-AcaAc-aBCCcaCBAA-bcBb--CabcC-b-cCaBABA-a-Ac-c-bbAaCBBCa",
    (15, 7): "bCBccA-aBC-baA-Ac-A-BB-CbabaCc-bcbAaBBacA-C-CA-cabaCb--CBBcABca-B-baAAcC-bCbc-ABCcba-"
    "-aCABc-AAaabCBCc-b-B",
    (15, 8): "a--accbCB-BCAAb-Abb-CaBBCcac-AaAC-BCA-bcB-bacbaaCcA-B-B-bACca-BAbaCCAcB-cb-BcBCCaAa-c"
    "bb-A-aC-BaAb-ccbB-CAcaC-C-cab-ABBbA",
    (15, 9): "baCCA-Aacc-B-BbbcACBa-CA-acbB-C-A-abCacBcBb-A-c-cABbC-AaaCBbcBAC-bA-bac-CBaaB--BAcacb-CCbAcabB-"
    "a-CcCABAb--bAccCCA--bBaaBBbBcC-bacAA--aC",
    (15, 10): "Ccab---CAbcBaBA-bcAabC-BBacCA-BaA-AbBc-CCa-bca-cBCbACA-B-baccc-aaBBAAC-Cb-bACaA---cB"
    "abBcCb-acAbAC-aCcbBB-cBB-CcAa-abA-bCb-CBacABa-A-bCcca-aCbABbc-BC-A",
    (16, 6): "AcCBADdbaCbcadDBcCbdDdabaDAABBcCDcdDAcdBBbCACabaDABCabAabddCcDcBcBDbdCaCbADcABdabdCdA"
    "DccCaAabBBD",
    (16, 7): "AbcCbBaadBDAdCcDBaabDDABdCbcAdCcBbBcACadbDCcAdaDcbaDACdaDcBdCBAbCadCdbaAbcDDBcBAaabcc"
    "DdBbBdACDACBcbcCBADCAaDddab",
    (16, 8): "dADCAbBbCDcdBcaaCaABdAcDDCadbbBccdAcabABCDDBdbCaBbdacbDABCaCdDcAbDaCcCddAcbBABDaAcDDa"
    "dabcBbCCAdBADcdAbdCcCaDaBBbaBaAbcDAdBdcCbDC",
    (16, 9): "cCDbAdaDbcABCadBAcCadAdbbBDcCBDaCabAcdbaDDdcBACBaCdcBbcAbCaDBdDACaDDdcCcdBAbAbaBdAbcc"
    "bACaDBaCBDdADACDdaBaCBbbccdBbdaBCADcDAaCbcddADdccbaACDCbBaB",
    (16, 10): "AbDCDadacABCbcBddDbBCBdaDcACbacAdCcbBaDABCadDbAccadCadbAABcDBbDCDAdBCACacdBbaDcbdcbD"
    "BacBAaAbDCdCDbcbBBCDCAcaaddAdAabcDbBDcCBCaAdDaDAdCcaBAdcbCbBccDAbBaDdaCCdbAB",
    (17, 5): "DdAAcaCcDB-CbadbBBACb-AbDDdacadCcB-BBcaddbCDCaAADcbbdAdDbaBADC-accBCbdBCbAdcA-BaCDcDa",
    (17, 6): "adDaAdCBccADCBb-bddaABb-BCccbDACaDaBBCdACDA-bcdabDc-baBADAbBDccCCaddADb-dcCcBDCaBdAab"
    "BaBdcDAbCbacD-dAC",
    (17, 7): "bDACdDdABbBa-accCDAadbcDCcBabAdCB-ABabBDCAb-DccdCadACDb-adaCdBbAcDcBacBbAb-CBcadDDAdC"
    "bBDADbCc-aCBAadcdCBADDAcdCba-dBbac",
    (17, 8): "cADA-bCbddBBacaCDb-AacBDCAdaBDCcdbcabCAaDdAbcB-CdBDBaaCbd-cCBbcDAdDAaABCbcCaDADBb-ddc"
    "bcaDaDAB-dCcbdACBaCcDdcaCAb-bABBdDADadBADBb-cdCcabC",
    (17, 9): "BdcCdDAa-AbbCacBDAdacBBCdbaACDDbc-A-CBCcaBbAbdDcDadCd-caCBDaABAbcDdbCBAdcBC-abbdADcaD"
    "AaDACDdcB-cCabdbB-BDAdcBCbdAbcaaCDDbDbBc-dAcaCCAaBdbDdACBdaBa-DcCAcb",
    (17, 10): "DdbACaA-BcaCBDdcbaD-BAaCDcCABbbdcdDaBAcbdDbcCadCBA-baBbAADcBdCDa-dCcaDCDa-BdbdbACccB"
    "ADDaaABACdccdCb-BbDcD-aABdcACbCbadBcDdCBA-aaCDAbdbBcaACDbCBBac-cbADddacCDbACbB-DdABdac",
    (18, 6): "BbBDaCAca-Ad-CbDdcAbdcAcCadBBbD-Ca-DBd--CDaAdCBaAccDbbDCbdBbaCdA--cDcABabdaA-bdACBacB"
    "Dc-DCcaCAA-cBbBDCdd-Dba",
    (18, 7): "DDc-adCcbaBCAbdA-Bcd-dDabc-CBAaABbCDbcAbAdDBadC-cBa-CDADabCcDcC-AB-dBdba-Ccad-dabcAbA"
    "CBBDDC-dacBAbaAcCD-dBbDbADd-DBaBC-abCcdcA",
    (18, 8): "Acb-acAB-CDdDCdBbaaCBd-DACbaDccBAdb-dAdDaDcBAba-CcCb-BBCcadBa-Ad-bDAcDbC-dcDC-dDBAaBA"
    "CbbacaBADcC-cA-BdaDCdbbDdcacBbAaACCd--DBbB-aDdcAbCABaCbd-Dc",
    (18, 9): "-DdBbacAdC-aAbcCBDdcabaC-B-BcDAbADCdddCDaCb-caAADB-cBbDBBAbbaAa-C-DdccCdCa--cdCAbacDb"
    "DdBBABABcdDdbcaCaC-bA-DcCaaB-CdBbdADbc-ADC-da-aDBcDbCdBAbcAaDbBCAdccABD-dCba-",
    (18, 10): "bdAcdCab-DBB-CAcaDcdAA-dDaCaDbb-BBCcbbBdaC-BDcD-AcCAdaC-bAccdAdDBDBbCaa--DbCB-baCDaAcdcBdAaBDd"
    "cdaBbC-DAcb-CAaACAaCdBc-DBbbdD-cDC--badAbaBcABcdDCbaAdCcD-aBbcBd-ACDbdb-ADAaacc-DBBCdC",
    (19, 7): "DDaCCbdAaABb-Bcc-d-cad--ADbACBcDdbCB-aB-bbAcdC--BDcaDCAad-bcDCcdbDA-CaB-BdaAaBbDcA--c"
    "dACCdb-aBDbC-cBDdbaDA-C-dAcaBDbCAb--aDBBA-ddccaC",
    (19, 8): "B-CACcab-BDdadbcAD-CACcBDBabdbcdA-a--DABD---BdCbdbccCADaaBDdCAb-acC-AaBd-bcDCC-BbAa-D-cDcb"
    "addAB-CDBcAdAadB--DbbcCaDABadaDB-CcAb--dcbC-AACDBCca-bdBaDbd-c",
    (19, 9): "dA-DAB-CCBcaa-dDbcbbBD-cAdCA--BacabCDd-CBbb-BAadcadDCDc-AB-aacdDb-ACdbDC-BAcDAdaCDbBadC-bABc-c-"
    "DBcD-ABadbCC-b-Acad-bAcBB--bDADaadCCdcbcdAaBBa-Ab-cdDD-CCdbBaD-Cbc-AaAdBcCD-",
    (19, 10): "aDABaCBAC-bdb-cdc-DbDCAdCca-Db-dABa-cBaB-dD--bacbCBAdAcCD-Dd-bbcadCDB-acCAABBbdbcCA-DcAadC-DaB"
    "-acbb-BDdAD-aACc-BCdB-dBacc-CbAbDC-aAdDDDAbC-dbBaAC-aBcdc-CBd-cbCD-b-daaDBAcA--dD-CcbaABDcdCBabA",
    (20, 6): "dCaAeBDBdbDeCbacEEAccDBeaDBAdbeCcCdEbEAaBdbCDBDCEEAceAabaecdaebDCDcBbeEBdCAcdaEADCcdD"
    "BeEAdBbecEaaCAbAABCbDDacebEBcEeaddC",
    (20, 7): "bEeABedCBcEbDAdcDaCaadCbeEdBBcCDEcDaAAebcCacAeeEadbbCDDBAEdBBCeEBDbAabADadEedCccBebDc"
    "DBEadCdAACaEcebEbAcCdDebBCAaeEdcBaDbeAdeBDAbCdacEBECaDc",
    (20, 8): "BBCaDcDEdAdbAaceECbeDEdDbcAECBbaACdaeecBcAAecCdBEabBeDbaCdDEcABBacDdeECbeDdCEbAacBbEe"
    "DCdACBaDbEAecdacBDAdEDEbeaedCbBACaccDcbbeeCCAdadBaBEDAEbdEDCdDcCAAEBebaecaB",
    (20, 9): "dEeeEbBcAcCBaadCbADDeCdacaBACEBbEbAcdDDeAceabbdeEDBacCCDBAdEbCeAbCABDaDEcedEdBcaEAAbe"
    "aeaddBDEBCccDbCDACcBdeEEeabCDdAcaBbBdbEcCAebcBdECaeDAaDbcdcdECACDEaABDBbeaeDdBEaebcEDBabCAAdCec",
    (20, 10): "eabDCEdeBcEcDBAbdaCAbCcCeaeEBDDAbcaAddEBeBDABCDccCadbAdEebEaDaaeceBBCDCcdbdAbAEEacAd"
    "DaCeDcCEbBdeAEbBDdccDBdCeCEBabAeAbEaBEabdeACcbaBcdEDDCeAabDEdcCABBdACbecEeDabCdcAaEceABdDBbCDeEaEA"
    "DCecBDAbCacEdBaedb",
    (21, 6): "BABCEeEbaCc-cebddDDaABd-EeCbAaaDdCAEeDcBcbaDAeABDbaCBcdecdECbE--BbAEdCeaDcAEbcDeBaCdC"
    "ceCBceA-EbADDdaEBdabD-EbaCBBcAdeEdcDCbAae",
    (21, 7): "bbdAEeceaBDdBCDEA-cCaBeABd-dcacDeaAbbCCDEEeCD-dbEaEdcAaBBCceAbDaDdd-cDBBEceCebEaCAAbd"
    "BdCCaebAaBDEb-EDcAceAdBaDcCadeEDEAcBCbbe-deabCDbA-BdBccEACEeaD",
    (21, 8): "bEDEaACcCadeBBc-edbDAe-ddDAEbCcACeDaaEcBbBbebCaC-dcBAaEDBEdDAceeCBaDEbcEcBeCaAdD-bdAE"
    "cDbDAbadBeAdaCBEcC-eddbcD-ECbaceCaEABAeDBECe-bABecAcDdCDEaBadbDBbdEDCEaC-BAceaedAcb",
    (21, 9): "BcAaEAbDcBbaECeDeCd-deDAcaEdBcbCCBADd-bEaecDbeAaABaEdD-CEbcBdeCdCaD-BAcbDaebCcEeEdBAe"
    "CcaEDDAB-eBcdbdaECAbACDEAceaeCdaEBBdcbbD-eECebABbdcdCBc-EDaDaAbebeEcACDdCaBDcdB-aAEabAEcadbBcE-eeA"
    "CDDdBC",
    (21, 10): "cadAcDaEEC-BCDdbBeAebBc-AEaDbAaDCBdEbedcCeaCc-eaDdDCAbbEBEdceBAecABEdEbCBe-bAcCDdDaa"
    "dDbacDbdCeAecEaBEBCA-DADdCbccbEadaBeeAEB-CBebcCcEAd-aDeEBaCdbADCaDeAbCdcAbBe-cBDEdaEe-ADcbbcaBACae"
    "CdEEdBDdBBEDcC-eAAcCebEbdaDa",
    (22, 7): "cdCcbEAD-bCEDBade-AaBeAcdCcbEBD-bCEDBade-AaeEAcdCcbDBD-bCEaBade-AebEAcdCcEDBD-bCAaBad"
    "e-ecbEAcdCCEDBD-b-AaBadeeCcbEAcdbCEDBD-e-AaBadedCcbEAc-bCEDBDde-AaBae",
    (22, 8): "AbeEc-Cea-EDbaDAdBdcCBBcBCEbAdeb-DdaEDaecAC-aA-CeEdAeBDbcCcdbDEa-BDACDcE-BBAeCEc-adda"
    "ebbEAB-DcaDAdea-decCBbbCEbdEcCDaAeAbBeDacEd--BCBcbECeeB-dCAD-aacDbAdEeDdbEcECBBACead--cabDA",
    (22, 9): "-ECecdDAaBBcCAEbdeb-DaeccbdDC-ACAebBE-aBdaEDDEaC-CDBEdcedabAAbec-BEA-CdbAbaceBBC-Dedc"
    "aDEbaEBbedDBcACA-eDECdca-DecbEdBEAAabCCDde--caBCdBbE-ab-EAadAeDCcceBDA-aBEdeadDA-beEbBDcCCcaAd-ead"
    "cbE-EBABCeDbCcD",
    (22, 10): "dDacEADeA-e-BcCbBadbEC-A-daCDCecaEAedcDBEBbbeCBcDaAb-aCdEeBE-dDcbAbAaDCb-BcdEeDCEeB-"
    "dcaAAecC-ECbcDBa-dEABbdeDab-dcBEAaAcdeEDBCDC-aebAEcDCabDeEaeddAcBCb--BcDa-DaBeCdAebdB-cbAECEcABCe-"
    "acdbDbD-EaBCEeAdacAddDb-EA-BCBeecbEaDC",
    (23, 8): "aEDC-adbBeDCceBA-EAbd-cdbeCCec-EEbBD-DAadac-BAbBBAb-ECd-AeeCaaEDD-dccE-DBCbeE-DAbdecd"
    "aacABC--e-Eba-dEcBDaBCDedbACAcECd-aABCBe-EcDdbDAce-baBEddaeeABAb--cECaD-CcDbbCcAedADEadEDe--B-aCbB"
    "c",
    (23, 9): "-ddDEBaeB-DAaAE-bcecCCbDdeacAa-CbCB-DEcBb-AedEec-Da-eDCadcbAEBEBC-dAbedb-DcEe-caACBab-ECdBADcdA"
    "BCcDaeeC-B-EDAdbaEb-B-BC-aEAceebbaAdDcDC-dEABCEcB-DdaDbde-AECcab-edEAcBeaeAE-CbDCcB-Ddba-EcBB-D-AebDac"
    "dCb-dECeAa",
    (23, 10): "--eEba-dADBeCcEdCDAbaBcBC-AeEd-cBDebaD-EdbaACcCABd-bacCbac-B-dDeeEDEAeEaaEdDAbB-cceBd-C-bCDAcB"
    "E-ecDBE-eda-ADACbdbaCeAcacdAD-aEbCBeCD-BdE-bCdcaebEEAcb-BaDDCAd-Be-DbBCC-AaaeEEA-cdBbcd-eDabcaDACe-dEb"
    "Be-E-cCBDAdabcAeBABd-dEaCbDDE--Cce",
    (24, 8): "deFAbcdEfDefFDEBCaCABabcCABDefAbcdEFdefFDEBCaabcbCAcABdefabcDEfdeFFDEaBCFdEBCACaBDefa"
    "bcDEfdeFAbcDEFFDEbCACABdefabcdefaBcdefdEFfDebCAcAbDEFaBcaBCBbbDEFDeffdEAAaCcCdeFcaBfcbDDdaAAaedCBF"
    "BfcEEeFCb",
    (24, 9): "DbBbdCaEeBdFfcfaCADecFAEFEFcabdBDAedefbfBCaECcADfFeDCacdABDABcFebbaCEdfEafCeBbaAcBCEA"
    "FcfdeFDbDdEFAdcaeBDCDbeCdbEaAfEBFcfBabecAEfDdfBCecFbFEAdaDCbDAeCAadcDfdaCEEFbfeBcBFedaEAbfcfEBaCdD"
    "FFDCecAbBbAFeeBaCBDEcdCbDEfFfAdca",
    (24, 10): "dBcAfcCEfbDEDaFeAdaebCFBafDeceBFBbECabcCfFddEAADaEbFFdafDcBCfEedAcCDAebBbAcaDdAbCfca"
    "FFCfDBeEdEeBadDbCdCebEfBDFAAefcFaBEcceFBCDEfefAAacdBabCEFDbdfabaADFFEdDdBcfBeebCcECAfcfdACbeEaaFBF"
    "bDDcEBeACdaeDAdfBFCAbfcCeBEDEadbFcdbCcaDFbDFBeeBCfAcdaEAfE",
    (25, 7): "ecfbCEafFdbFDaeCcdBBEAAD-EcBbeCf-CcdFbefDFDAaAdBEaBAacdcAbFbDCeEDEFaBfef-CdaEAFcacDFC"
    "DbdfEAdBBCb-eefBbFEeaCecf-DBfFdAEabcdACDADCbcEefabdDedFFBacfBCA-EfdEfBcFdaBFbACa-eCAcDDbeE",
    (25, 8): "AF-eDaDFCbcfadcfBECEebBdAbdbaEDA-dAEFFBaceefCBcfDCfCdfbacaBbAFDedBceECAEFD-BbdFbDcECa"
    "CdAaEfD-BAfeeFcABFDeDfaa-bEbdefdcFAEBCCcfdeFeAaCBFfB-DdbcbCEAaEcDDFCcfFEECbaAe-dDdebABcfaBfcCaaDFA"
    "bcE-bEdeBCdDBfeFA",
    (25, 9): "-EadacDDfbcBBbFCdeeACfEAFFCCfeE-afABcDBADEbadFdcebFBcEBcbCbAeA-DdaaCfFDfEdedbAFfDacCD"
    "deB-FfcebABECEaedEcBfAdBbDEaCeACb-FfcFDaFBCEadafceCDcAbfbFDB-eAEddDfCeBBEcAFCeDbdF-fcEbaAaC-AEcFdB"
    "fAdDefebcEFbaaBDCCfFFAfdAEbbaCBcedDEBDace-",
    (25, 10): "dbFcCaFe-ebdacEAEADDCBBff-CfCeecBdFFfbdDDacEAAEBbaCaBcEefCADcEadFdb-AfFBbDeccfDFEbEABa-dFCBfad"
    "eAbeDCBDAafAfFacdFcbedDEeBC-EbCCEdeeCcBaAFbD-FBcbfdADaEfeACfbDecEFdafaDBFcbB-EAdCCAabcAeedFCB-EbcdFEfa"
    "BDfDFCaEFcECDcedfbaAdB-eAbfDBFAfCEB-aAfBDbbecEeFaddCDc",
    (26, 7): "FEbffCC-BdbDc-FEdAeceaDBaAeFdBD-EfADbaacABbfEF-dCCce-FacbEBAbcefdCaD-deCBFAfEDAFECDeC"
    "cFfAaDBb-EbdaBcd-feCABADa-dcfebEbfDcCB-eEaFdFaF-cfaBd-AbCDFeAdbEeCEBDcfDCDABbCBF--bdFcfcAaeEfeadE",
    (26, 8): "BEA--FadcDeFAabdBCEbfcDfeCEa-ebDAccebFBCEdAFCf-dfaDBAcfCFfeFB-aACDdabdEcB-eDbEBAbedCF"
    "EdFca-AD-cCBfbaDefEccfFbCddCBD-aBDEaFeEbAAef-D-FaBCdDeEAbecfFBdbcAfaE-CfADCFb-edbdeEcacCBBDaF-fEAF"
    "bECbdcaCE-cDFDBeBdAaAf-fe",
    (26, 9): "CEAe-CfdeBDcb-aFEFcaADBdfbcdCAE-BFfDea-EABefFCbDcbdac-fBeAeFaCafDC-bFDEddBbcEADaCFdEA-cCAcefBEe"
    "Fbad-bfBDdBbdBCDCacEebAD-fE-caAefFF-bFdDFfdeabccfBeABaEACECD-caeEDEBBCfFdCAFfbeAD-db-caEeCaFbbd-FCEdDD"
    "e-fAAcBfacBadbEcd-bC-efeFCBAAEfDaDcFB",
    (26, 10): "cFaABBEefbCEfcdbAadFeD-DC-DFFEBCfceADdaef-cEd-BbbCAabAD-CdFEfbDfEeBCaaABd-eccFfBDc-cA-EFadAbDB"
    "FdeCbfEaeC-ABEedBFDbacdCfaAfDc-CbeFEDCfdbcbdAAafEBBFae-FECc-DeDEcedBbCdEC-fAaFAfeBDFab-cCCFaE-AbBbdeEf"
    "-BedfDFADcacFc-adcfD-eACABaFbEdDEbfeCBBCAfBb-cafCF-ADDEbdeecFaEd",
    (27, 10): "bbFCFAD-Ceac-dABcfadEf-EeDBCeEfcEaedfFbb-cBAA-F-DBCadD-fdEabdCeaDcFf--AEeBBcbCFADF-EAcaDddDCBf"
    "CEce-bbfFeBaA-eEB-Dc-BbA-aFAacfDfdbCeECFdCdcEB-faB-DcAeafDAFdF-bEbCebFaAeEEB-fddecAcCDfbDaF-B-CCB-E-ab"
    "FDefbecdDAacdCBfA-FEdfaDbDdBCac-ceFA-EB-feECAFbCbEbBd--DDCfedFacAeEBc-AFaf",
    (28, 10): "aAabDFbdfCeGFBdgcEcEgGCefBDABdFAAaBDfgceCEgFbdfbDceGGCEabdFBDfAAafbDgCEceGGCEFBdcega"
    "CegGcefBDAAabdFBdfcEGFbDgCEaFbdCeGgcEBDfaAabdfgCecEGFBDAGCefBDCegbdFBDfAAaFbdgcEcEGaCegfbDgcECeGGc"
    "EFbDaAaBdfBdFAgcECeGfbDFBdcegGCEBdFaaAbDfAfbDGceCEggCEFBdceGBDfbdFaAAadGFcaEfadecAeADfBBbbCgECGDFg",
    (29, 10): "GBFgafca-fdAGADeFDbgEbCEdeCBcBfgFFc-aECAdAebGDcDEbBCeadfGgFbFCEBgCccdDafABGeE-gbdDGAfaebfgAGAa"
    "gcEBCedFBb-afEDFGdDCcefgC-aDgBaFcfdGdAbbcECFADEGBeefcbAgEBDfbacCDBdgF-GCGAeEaeFdfBbDGecfgAebCEgCdcaaG-"
    "FdBFAEDaaDdEfAFcEGGCbBgcdBFfDbACege-ECDAaEbcBGBeAaCgcDGdFbFg-dffeEAFDEbGgBaAdFCDdcCeacffgeB-Gb",
    (30, 10): "D-BEGGECBcbAeaCgFfg-edfdaAFbDccD-BEGGECB-bAeaCgFfgcedfdaAFbDBcD-BEGGECg-bAeaCgFfDced"
    "fdaAFbCBcD-BEGGEfg-bAeaCgFbDcedfdaAFECBcD-BEGGFfg-bAeaCgFbDcedfdaAGECBcD-BEGgFfg-bAeaCAFbDcedfdaGG"
    "ECBcD-BECgFfg-bAeaaAFbDcedfdEGGECBcD-BaCgFfg-bAedaAFbDcedfBEGGECBcD-eaCgFfg-bAfdaAFbDced-BEGGECBcD"
    "AeaCgFfg-bdfdaAFbDce",
}
