BEGIN TRANSACTION;
CREATE TABLE games (
	id VARCHAR(32) NOT NULL, 
	status VARCHAR(8) NOT NULL, 
	settings TEXT NOT NULL, 
	invite VARCHAR(64) NOT NULL, 
	header TEXT NOT NULL, 
	secret VARCHAR(64) NOT NULL, 
	created FLOAT NOT NULL, 
	touched FLOAT NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "games" VALUES('finished','over','{"options":{"honor_supply":5},"clock":{"kind":"none","seconds":0,"increment":0},"hints":true,"grace":null,"stand_in":"greedy","first":1,"host":0,"rematch":null}','finished-secret-3','warlore record 1
game: history
rules: 1
components: standard 5b4dfb48ae6894d772c466ae09ea1efd1072c9b895803334e2b11bbb76eead1c
seats: Hannes, Chris, Joakim
first: Chris
options: honor_supply=5
chance: sealed 5c9649e0d632360f28f9f878c41751073c343d09b95bf4072f1994b0af027a0b

deal > Numidian Cavalry, Assyrian Siege Tower, Persian Immortals, Greek Fire Dromon, Mamluk Cavalry, Varangian Guard, Mysorean Rocketeers, Turtle Ships, Gatling Battery, Anzac Infantry, Bofors Battery, T-34 Tanks, tile 4, tile 3, token close+2, token long+1, token diversion, Conscripts, Archers, Spy, Trebuchet, relic Legionary Eagle, Trebuchet, Conscripts, Spy, Conscripts, relic Bayeux Tapestry, Archers, Conscripts, Archers, Spy, relic Golden Horn Chain
','cb6354b9697c68d0fbc3440a9d765257de86df65a94b63200eaf842e84199690',1000000.0,1236400.0);
INSERT INTO "games" VALUES('running','playing','{"options":{"chain_links":true},"clock":{"kind":"none","seconds":0,"increment":0},"hints":true,"grace":null,"stand_in":"greedy","first":0,"host":0,"rematch":null}','running-secret-6','warlore record 1
game: history
rules: 1
components: standard 5b4dfb48ae6894d772c466ae09ea1efd1072c9b895803334e2b11bbb76eead1c
seats: Hannes, Chris, Joakim, Pär
first: Hannes
options: chain_links=true
chance: sealed 1a7ddb7560f63006795349ce22fc98a3d4add1b787a44988c3c234f7ac8d5f44

deal > War Elephants, Spartan Hoplites, Sacred Band of Thebes, Greek Fire Dromon, Varangian Guard, Hussite War Wagons, Ballonabwehrkanone, Zulu Impi, Gurkha Rifles, Fokker Triplanes, 303 Squadron Hurricanes, Katyusha Battery, tile 2, tile 12, token chase, token chase, token diversion, Trebuchet, Trebuchet, Archers, Conscripts, relic Girandoni Air Rifle, Trebuchet, Spy, Archers, Trebuchet, relic Antikythera Mechanism, Conscripts, Conscripts, Spy, Spy, relic Golden Horn Chain, Trebuchet, Spy, Archers, Spy, relic Identity Tags
','26d1a8e0098d7bce015dc16152deb50cc8c0419d574c2eee3785b434a51710e9',1236400.0,1236400.0);
INSERT INTO "games" VALUES('days','playing','{"options":{},"clock":{"kind":"turns","seconds":604800,"increment":0},"hints":true,"grace":null,"stand_in":"greedy","first":0,"host":0,"rematch":null}','days-secret-9','warlore record 1
game: history
rules: 1
components: standard 5b4dfb48ae6894d772c466ae09ea1efd1072c9b895803334e2b11bbb76eead1c
seats: Hannes, Chris
first: Hannes
chance: sealed 411b41246c1ed2aea8ff8f571e77f48c88490182a5d8220d788ec5927c764e90

deal > Macedonian Phalanx, Assyrian Siege Tower, Spartan Hoplites, Almogavars, Kamakura Samurai, Mamluk Cavalry, Old Guard Grenadiers, Carolean Infantry, Bantu Ruga-ruga, Bofors Battery, Warsaw Insurgents, 101st Airborne Paratroopers, tile 1, tile 11, token medium+1, token medium+1, token diversion, Conscripts, Trebuchet, Archers, Spy, relic Sutton Hoo Helmet, Conscripts, Archers, Spy, Archers, relic Tsar Cannon
','7fc68a40b6785482feb9eda88ddcc01450f2bc639a1f5b9cf243e09d18a4b06e',4717600.0,4717600.0);
INSERT INTO "games" VALUES('lobby','lobby','{"options":{},"clock":{"kind":"none","seconds":0,"increment":0},"hints":true,"grace":null,"stand_in":"greedy","first":null,"host":0,"rematch":null}','lobby-secret-11','','',4722400.0,4722400.0);
CREATE TABLE inputs (
	game VARCHAR(32) NOT NULL, 
	version INTEGER NOT NULL, 
	kind VARCHAR(8) NOT NULL, 
	seat INTEGER NOT NULL, 
	line TEXT NOT NULL, 
	message VARCHAR(64), 
	at FLOAT NOT NULL, clock TEXT, 
	PRIMARY KEY (game, version), 
	FOREIGN KEY(game) REFERENCES games (id) ON DELETE CASCADE
);
INSERT INTO "inputs" VALUES('finished',1,'act',1,'Chris: insert > tile 9','m0',1001200.0,NULL);
INSERT INTO "inputs" VALUES('finished',2,'act',1,'Chris: jump III','m1',1002400.0,NULL);
INSERT INTO "inputs" VALUES('finished',3,'act',1,'Chris: fight III3','m2',1003600.0,NULL);
INSERT INTO "inputs" VALUES('finished',4,'act',1,'Chris: add IV1','m3',1004800.0,NULL);
INSERT INTO "inputs" VALUES('finished',5,'act',1,'Chris: deploy Trebuchet','m4',1006000.0,NULL);
INSERT INTO "inputs" VALUES('finished',6,'act',1,'Chris: deploy Conscripts','m5',1007200.0,NULL);
INSERT INTO "inputs" VALUES('finished',7,'undo',1,'',NULL,1008400.0,NULL);
INSERT INTO "inputs" VALUES('finished',8,'act',1,'Chris: deploy Conscripts','m7',1009600.0,NULL);
INSERT INTO "inputs" VALUES('finished',9,'act',1,'Chris: deploy Conscripts','m8',1010800.0,NULL);
INSERT INTO "inputs" VALUES('finished',10,'act',1,'Chris: deploy Spy > Archers, risky 2, strong 1, Polish Hussars, Finnish Ski Troops, Spy, Archers, Trebuchet, Spy','m9',1012000.0,NULL);
INSERT INTO "inputs" VALUES('finished',11,'act',2,'Joakim: insert > tile 5',NULL,1013200.0,NULL);
INSERT INTO "inputs" VALUES('finished',12,'act',2,'Joakim: jump IV',NULL,1013200.0,NULL);
INSERT INTO "inputs" VALUES('finished',13,'act',2,'Joakim: fight IV2',NULL,1014400.0,NULL);
INSERT INTO "inputs" VALUES('finished',14,'act',2,'Joakim: deploy Conscripts',NULL,1014400.0,NULL);
INSERT INTO "inputs" VALUES('finished',15,'act',2,'Joakim: deploy Archers',NULL,1015600.0,NULL);
INSERT INTO "inputs" VALUES('finished',16,'act',2,'Joakim: done > Trebuchet, strong 1, risky 6, relic Athlit Ram, relic Trench Whistle',NULL,1016800.0,NULL);
INSERT INTO "inputs" VALUES('finished',17,'act',2,'Joakim: keep relic Trench Whistle > Fokker Triplanes, Trebuchet, Spy',NULL,1016800.0,NULL);
INSERT INTO "inputs" VALUES('finished',18,'act',0,'Hannes: insert > tile 2','m17',1018000.0,NULL);
INSERT INTO "inputs" VALUES('finished',19,'act',0,'Hannes: jump I','m18',1019200.0,NULL);
INSERT INTO "inputs" VALUES('finished',20,'act',0,'Hannes: fight I2','m19',1020400.0,NULL);
INSERT INTO "inputs" VALUES('finished',21,'undo',0,'',NULL,1021600.0,NULL);
INSERT INTO "inputs" VALUES('finished',22,'act',0,'Hannes: dismiss Archers > Trebuchet','m21',1022800.0,NULL);
INSERT INTO "inputs" VALUES('finished',23,'act',0,'Hannes: fight I3','m22',1024000.0,NULL);
INSERT INTO "inputs" VALUES('finished',24,'undo',0,'',NULL,1025200.0,NULL);
INSERT INTO "inputs" VALUES('finished',25,'act',0,'Hannes: take token','m24',1026400.0,NULL);
INSERT INTO "inputs" VALUES('finished',26,'act',0,'Hannes: fight I1','m25',1027600.0,NULL);
INSERT INTO "inputs" VALUES('finished',27,'act',0,'Hannes: deploy Trebuchet','m26',1028800.0,NULL);
INSERT INTO "inputs" VALUES('finished',28,'act',0,'Hannes: deploy Conscripts','m27',1030000.0,NULL);
INSERT INTO "inputs" VALUES('finished',29,'act',0,'Hannes: deploy Spy','m28',1031200.0,NULL);
INSERT INTO "inputs" VALUES('finished',30,'act',0,'Hannes: deploy Trebuchet > Archers, Spartan Hoplites','m29',1032400.0,NULL);
INSERT INTO "inputs" VALUES('finished',31,'act',0,'Hannes: place diversion on 5 > risky 2, strong 1, Vitruvian Scorpio, token chase, Conscripts, Spy, Spy, Archers','m30',1033600.0,NULL);
INSERT INTO "inputs" VALUES('finished',32,'act',1,'Chris: insert > tile 6','m31',1034800.0,NULL);
INSERT INTO "inputs" VALUES('finished',33,'act',1,'Chris: dismiss Trebuchet > Archers','m32',1036000.0,NULL);
INSERT INTO "inputs" VALUES('finished',34,'act',1,'Chris: reshuffle > Conscripts','m33',1037200.0,NULL);
INSERT INTO "inputs" VALUES('finished',35,'act',1,'Chris: jump I','m34',1038400.0,NULL);
INSERT INTO "inputs" VALUES('finished',36,'act',1,'Chris: fight I2','m35',1039600.0,NULL);
INSERT INTO "inputs" VALUES('finished',37,'act',1,'Chris: add I3','m36',1040800.0,NULL);
INSERT INTO "inputs" VALUES('finished',38,'act',1,'Chris: deploy Conscripts','m37',1042000.0,NULL);
INSERT INTO "inputs" VALUES('finished',39,'act',1,'Chris: done > Trebuchet, Scythian Horse Archers, Roman Legionaries, strong 5, risky 5, Egyptian Chariots, Carthaginians Soldiers','m38',1043200.0,NULL);
INSERT INTO "inputs" VALUES('finished',40,'act',2,'Joakim: insert > tile 10',NULL,1044400.0,NULL);
INSERT INTO "inputs" VALUES('finished',41,'act',2,'Joakim: draw 2 > Conscripts',NULL,1044400.0,NULL);
INSERT INTO "inputs" VALUES('finished',42,'act',2,'Joakim: jump I',NULL,1045600.0,NULL);
INSERT INTO "inputs" VALUES('finished',43,'act',2,'Joakim: take token',NULL,1046800.0,NULL);
INSERT INTO "inputs" VALUES('finished',44,'act',2,'Joakim: fight I2',NULL,1046800.0,NULL);
INSERT INTO "inputs" VALUES('finished',45,'act',2,'Joakim: done',NULL,1048000.0,NULL);
INSERT INTO "inputs" VALUES('finished',46,'act',2,'Joakim: deploy Archers',NULL,1048000.0,NULL);
INSERT INTO "inputs" VALUES('finished',47,'act',2,'Joakim: done > Sacred Band of Thebes',NULL,1049200.0,NULL);
INSERT INTO "inputs" VALUES('finished',48,'act',2,'Joakim: done > strong 3, risky 6, Hannibal Barca, token long+1',NULL,1049200.0,NULL);
INSERT INTO "inputs" VALUES('finished',49,'act',0,'Hannes: insert > tile 12','m48',1050400.0,NULL);
INSERT INTO "inputs" VALUES('finished',50,'act',0,'Hannes: jump IV','m49',1051600.0,NULL);
INSERT INTO "inputs" VALUES('finished',51,'act',0,'Hannes: fight IV1','m50',1052800.0,NULL);
INSERT INTO "inputs" VALUES('finished',52,'undo',0,'',NULL,1054000.0,NULL);
INSERT INTO "inputs" VALUES('finished',53,'act',0,'Hannes: fight IV1','m52',1055200.0,NULL);
INSERT INTO "inputs" VALUES('finished',54,'act',0,'Hannes: done','m53',1056400.0,NULL);
INSERT INTO "inputs" VALUES('finished',55,'undo',0,'',NULL,1057600.0,NULL);
INSERT INTO "inputs" VALUES('finished',56,'act',0,'Hannes: add III3','m55',1058800.0,NULL);
INSERT INTO "inputs" VALUES('finished',57,'undo',0,'',NULL,1060000.0,NULL);
INSERT INTO "inputs" VALUES('finished',58,'act',0,'Hannes: add III3','m57',1061200.0,NULL);
INSERT INTO "inputs" VALUES('finished',59,'act',0,'Hannes: deploy Conscripts','m58',1062400.0,NULL);
INSERT INTO "inputs" VALUES('finished',60,'act',0,'Hannes: deploy Archers','m59',1063600.0,NULL);
INSERT INTO "inputs" VALUES('finished',61,'act',0,'Hannes: done > Trebuchet, strong 6, risky 1, Gurkha Rifles, Brazilian Expeditionary Force, Conscripts, Trebuchet','m60',1064800.0,NULL);
INSERT INTO "inputs" VALUES('finished',62,'act',1,'Chris: insert > tile 8','m61',1066000.0,NULL);
INSERT INTO "inputs" VALUES('finished',63,'act',1,'Chris: jump III','m62',1067200.0,NULL);
INSERT INTO "inputs" VALUES('finished',64,'act',1,'Chris: take token','m63',1068400.0,NULL);
INSERT INTO "inputs" VALUES('finished',65,'act',1,'Chris: dismiss Archers > Conscripts','m64',1069600.0,NULL);
INSERT INTO "inputs" VALUES('finished',66,'act',1,'Chris: fight III3','m65',1070800.0,NULL);
INSERT INTO "inputs" VALUES('finished',67,'act',1,'Chris: deploy Archers','m66',1072000.0,NULL);
INSERT INTO "inputs" VALUES('finished',68,'undo',1,'',NULL,1073200.0,NULL);
INSERT INTO "inputs" VALUES('finished',69,'act',1,'Chris: deploy Conscripts','m68',1074400.0,NULL);
INSERT INTO "inputs" VALUES('finished',70,'act',1,'Chris: deploy Spy','m69',1075600.0,NULL);
INSERT INTO "inputs" VALUES('finished',71,'act',1,'Chris: deploy Spy','m70',1076800.0,NULL);
INSERT INTO "inputs" VALUES('finished',72,'act',1,'Chris: deploy Archers > risky 5, strong 3','m71',1078000.0,NULL);
INSERT INTO "inputs" VALUES('finished',73,'act',1,'Chris: decline > relic Sutton Hoo Helmet, Zulu Impi, token long+1, Trebuchet, Conscripts, Spy, Archers','m72',1079200.0,NULL);
INSERT INTO "inputs" VALUES('finished',74,'act',2,'Joakim: insert > tile 7',NULL,1080400.0,NULL);
INSERT INTO "inputs" VALUES('finished',75,'act',2,'Joakim: reshuffle > Trebuchet',NULL,1080400.0,NULL);
INSERT INTO "inputs" VALUES('finished',76,'act',2,'Joakim: jump III',NULL,1082800.0,NULL);
INSERT INTO "inputs" VALUES('finished',77,'act',2,'Joakim: challenge Chris',NULL,1082800.0,NULL);
INSERT INTO "inputs" VALUES('finished',78,'act',1,'Chris: deploy Conscripts','m77',1084000.0,NULL);
INSERT INTO "inputs" VALUES('finished',79,'undo',1,'',NULL,1085200.0,NULL);
INSERT INTO "inputs" VALUES('finished',80,'act',1,'Chris: deploy Trebuchet','m79',1086400.0,NULL);
INSERT INTO "inputs" VALUES('finished',81,'act',1,'Chris: deploy Spy','m80',1087600.0,NULL);
INSERT INTO "inputs" VALUES('finished',82,'act',1,'Chris: deploy Conscripts','m81',1088800.0,NULL);
INSERT INTO "inputs" VALUES('finished',83,'act',2,'Joakim: deploy Conscripts',NULL,1090000.0,NULL);
INSERT INTO "inputs" VALUES('finished',84,'act',2,'Joakim: deploy Spy',NULL,1090000.0,NULL);
INSERT INTO "inputs" VALUES('finished',85,'act',2,'Joakim: deploy Trebuchet',NULL,1091200.0,NULL);
INSERT INTO "inputs" VALUES('finished',86,'act',2,'Joakim: deploy Spy > Archers, Conscripts',NULL,1092400.0,NULL);
INSERT INTO "inputs" VALUES('finished',87,'act',2,'Joakim: place close+2 on 1 > risky 1, strong 3',NULL,1093600.0,NULL);
INSERT INTO "inputs" VALUES('finished',88,'act',2,'Joakim: look 4',NULL,1093600.0,NULL);
INSERT INTO "inputs" VALUES('finished',89,'act',2,'Joakim: look 3 > prowess 1, prowess 1',NULL,1094800.0,NULL);
INSERT INTO "inputs" VALUES('finished',90,'act',2,'Joakim: keep 4 > Archers, Conscripts, Spy, Spy, Trebuchet, Conscripts',NULL,1094800.0,NULL);
INSERT INTO "inputs" VALUES('finished',91,'act',0,'Hannes: insert > tile 11','m90',1096000.0,NULL);
INSERT INTO "inputs" VALUES('finished',92,'act',0,'Hannes: jump III','m91',1097200.0,NULL);
INSERT INTO "inputs" VALUES('finished',93,'undo',0,'',NULL,1098400.0,NULL);
INSERT INTO "inputs" VALUES('finished',94,'act',0,'Hannes: reshuffle > Archers','m93',1099600.0,NULL);
INSERT INTO "inputs" VALUES('finished',95,'act',0,'Hannes: jump II','m94',1100800.0,NULL);
INSERT INTO "inputs" VALUES('finished',96,'undo',0,'',NULL,1102000.0,NULL);
INSERT INTO "inputs" VALUES('finished',97,'act',0,'Hannes: take token','m96',1103200.0,NULL);
INSERT INTO "inputs" VALUES('finished',98,'act',0,'Hannes: jump III','m97',1104400.0,NULL);
INSERT INTO "inputs" VALUES('finished',99,'act',0,'Hannes: fight III3','m98',1105600.0,NULL);
INSERT INTO "inputs" VALUES('finished',100,'undo',0,'',NULL,1106800.0,NULL);
INSERT INTO "inputs" VALUES('finished',101,'undo',0,'',NULL,1108000.0,NULL);
INSERT INTO "inputs" VALUES('finished',102,'act',0,'Hannes: jump III','m101',1109200.0,NULL);
INSERT INTO "inputs" VALUES('finished',103,'act',0,'Hannes: draw 2 > Trebuchet, Conscripts','m102',1110400.0,NULL);
INSERT INTO "inputs" VALUES('finished',104,'act',0,'Hannes: fight III2','m103',1111600.0,NULL);
INSERT INTO "inputs" VALUES('finished',105,'act',0,'Hannes: deploy Conscripts','m104',1112800.0,NULL);
INSERT INTO "inputs" VALUES('finished',106,'act',0,'Hannes: deploy Spy','m105',1114000.0,NULL);
INSERT INTO "inputs" VALUES('finished',107,'act',0,'Hannes: deploy Archers','m106',1115200.0,NULL);
INSERT INTO "inputs" VALUES('finished',108,'undo',0,'',NULL,1116400.0,NULL);
INSERT INTO "inputs" VALUES('finished',109,'act',0,'Hannes: deploy Trebuchet','m108',1117600.0,NULL);
INSERT INTO "inputs" VALUES('finished',110,'act',0,'Hannes: deploy Conscripts','m109',1118800.0,NULL);
INSERT INTO "inputs" VALUES('finished',111,'act',0,'Hannes: place long+1 on 2 > risky 1, strong 4','m110',1120000.0,NULL);
INSERT INTO "inputs" VALUES('finished',112,'act',0,'Hannes: recruit > relic Victoria Cross, Landsknechts, token close+1, Conscripts','m111',1121200.0,NULL);
INSERT INTO "inputs" VALUES('finished',113,'act',1,'Chris: insert > tile 1','m112',1122400.0,NULL);
INSERT INTO "inputs" VALUES('finished',114,'act',1,'Chris: insert > tile 8','m113',1123600.0,NULL);
INSERT INTO "inputs" VALUES('finished',115,'act',1,'Chris: dismiss Trebuchet > Conscripts','m114',1124800.0,NULL);
INSERT INTO "inputs" VALUES('finished',116,'act',1,'Chris: jump I','m115',1126000.0,NULL);
INSERT INTO "inputs" VALUES('finished',117,'act',1,'Chris: take token','m116',1127200.0,NULL);
INSERT INTO "inputs" VALUES('finished',118,'act',1,'Chris: chase Spartan Hoplites','m117',1128400.0,NULL);
INSERT INTO "inputs" VALUES('finished',119,'undo',1,'',NULL,1129600.0,NULL);
INSERT INTO "inputs" VALUES('finished',120,'act',1,'Chris: chase Sacred Band of Thebes','m119',1130800.0,NULL);
INSERT INTO "inputs" VALUES('finished',121,'act',1,'Chris: deploy Spy','m120',1132000.0,NULL);
INSERT INTO "inputs" VALUES('finished',122,'act',1,'Chris: deploy Conscripts','m121',1133200.0,NULL);
INSERT INTO "inputs" VALUES('finished',123,'act',1,'Chris: deploy Conscripts','m122',1134400.0,NULL);
INSERT INTO "inputs" VALUES('finished',124,'act',1,'Chris: done > Spy','m123',1135600.0,NULL);
INSERT INTO "inputs" VALUES('finished',125,'act',1,'Chris: place long+1 on 4 > risky 6, strong 2, relic Identity Tags, token medium+1, Spy, Conscripts, Spy','m124',1136800.0,NULL);
INSERT INTO "inputs" VALUES('finished',126,'act',2,'Joakim: insert > tile 4',NULL,1138000.0,NULL);
INSERT INTO "inputs" VALUES('finished',127,'act',2,'Joakim: dismiss Conscripts > Archers',NULL,1139200.0,NULL);
INSERT INTO "inputs" VALUES('finished',128,'act',2,'Joakim: jump II',NULL,1139200.0,NULL);
INSERT INTO "inputs" VALUES('finished',129,'act',2,'Joakim: reshuffle > Conscripts',NULL,1140400.0,NULL);
INSERT INTO "inputs" VALUES('finished',130,'act',2,'Joakim: fight II1',NULL,1141600.0,NULL);
INSERT INTO "inputs" VALUES('finished',131,'act',2,'Joakim: deploy Spy',NULL,1142800.0,NULL);
INSERT INTO "inputs" VALUES('finished',132,'act',2,'Joakim: done > strong 6, risky 4, Joan of Arc',NULL,1142800.0,NULL);
INSERT INTO "inputs" VALUES('finished',133,'act',0,'Hannes: insert > tile 5','m132',1144000.0,NULL);
INSERT INTO "inputs" VALUES('finished',134,'act',0,'Hannes: take token','m133',1145200.0,NULL);
INSERT INTO "inputs" VALUES('finished',135,'undo',0,'',NULL,1146400.0,NULL);
INSERT INTO "inputs" VALUES('finished',136,'act',0,'Hannes: jump I','m135',1147600.0,NULL);
INSERT INTO "inputs" VALUES('finished',137,'act',0,'Hannes: fight I3','m136',1148800.0,NULL);
INSERT INTO "inputs" VALUES('finished',138,'act',0,'Hannes: deploy Conscripts','m137',1150000.0,NULL);
INSERT INTO "inputs" VALUES('finished',139,'undo',0,'',NULL,1151200.0,NULL);
INSERT INTO "inputs" VALUES('finished',140,'act',0,'Hannes: deploy Conscripts','m139',1152400.0,NULL);
INSERT INTO "inputs" VALUES('finished',141,'undo',0,'',NULL,1153600.0,NULL);
INSERT INTO "inputs" VALUES('finished',142,'act',0,'Hannes: deploy Conscripts','m141',1154800.0,NULL);
INSERT INTO "inputs" VALUES('finished',143,'act',0,'Hannes: deploy Trebuchet','m142',1156000.0,NULL);
INSERT INTO "inputs" VALUES('finished',144,'act',0,'Hannes: deploy Spy','m143',1157200.0,NULL);
INSERT INTO "inputs" VALUES('finished',145,'act',0,'Hannes: done > Trebuchet, risky 2, strong 1','m144',1158400.0,NULL);
INSERT INTO "inputs" VALUES('finished',146,'act',0,'Hannes: decline > relic Home Army Armband, War Elephants, Conscripts, Spy, Turtle Ships','m145',1159600.0,NULL);
INSERT INTO "inputs" VALUES('finished',147,'act',1,'Chris: insert > tile 7','m146',1160800.0,NULL);
INSERT INTO "inputs" VALUES('finished',148,'act',1,'Chris: draw 2 > Conscripts','m147',1162000.0,NULL);
INSERT INTO "inputs" VALUES('finished',149,'act',1,'Chris: jump IV','m148',1163200.0,NULL);
INSERT INTO "inputs" VALUES('finished',150,'act',1,'Chris: take token','m149',1164400.0,NULL);
INSERT INTO "inputs" VALUES('finished',151,'act',1,'Chris: fight IV2','m150',1165600.0,NULL);
INSERT INTO "inputs" VALUES('finished',152,'act',1,'Chris: deploy Conscripts','m151',1166800.0,NULL);
INSERT INTO "inputs" VALUES('finished',153,'act',1,'Chris: deploy Spy','m152',1168000.0,NULL);
INSERT INTO "inputs" VALUES('finished',154,'act',1,'Chris: deploy Spy','m153',1169200.0,NULL);
INSERT INTO "inputs" VALUES('finished',155,'act',1,'Chris: deploy Conscripts','m154',1170400.0,NULL);
INSERT INTO "inputs" VALUES('finished',156,'act',1,'Chris: place close+1 on 2 > risky 2, strong 5','m155',1171600.0,NULL);
INSERT INTO "inputs" VALUES('finished',157,'act',1,'Chris: decline > relic Memorial Poppy, Katyusha Battery, token chase, Conscripts, Spy, Spy','m156',1172800.0,NULL);
INSERT INTO "inputs" VALUES('finished',158,'act',2,'Joakim: insert > tile 12',NULL,1174000.0,NULL);
INSERT INTO "inputs" VALUES('finished',159,'act',2,'Joakim: dismiss Archers > Trebuchet',NULL,1174000.0,NULL);
INSERT INTO "inputs" VALUES('finished',160,'act',2,'Joakim: take token',NULL,1175200.0,NULL);
INSERT INTO "inputs" VALUES('finished',161,'act',2,'Joakim: jump III',NULL,1176400.0,NULL);
INSERT INTO "inputs" VALUES('finished',162,'act',2,'Joakim: recover Spy',NULL,1176400.0,NULL);
INSERT INTO "inputs" VALUES('finished',163,'act',2,'Joakim: chase Polish Hussars',NULL,1177600.0,NULL);
INSERT INTO "inputs" VALUES('finished',164,'act',2,'Joakim: deploy Archers',NULL,1177600.0,NULL);
INSERT INTO "inputs" VALUES('finished',165,'act',2,'Joakim: deploy Trebuchet',NULL,1178800.0,NULL);
INSERT INTO "inputs" VALUES('finished',166,'act',2,'Joakim: deploy Spy',NULL,1178800.0,NULL);
INSERT INTO "inputs" VALUES('finished',167,'act',2,'Joakim: deploy Trebuchet > risky 4, strong 5',NULL,1180000.0,NULL);
INSERT INTO "inputs" VALUES('finished',168,'act',2,'Joakim: decline > token medium+1, Spy, Spy, Trebuchet',NULL,1180000.0,NULL);
INSERT INTO "inputs" VALUES('finished',169,'act',0,'Hannes: insert > tile 2','m168',1181200.0,NULL);
INSERT INTO "inputs" VALUES('finished',170,'act',0,'Hannes: dismiss Turtle Ships','m169',1182400.0,NULL);
INSERT INTO "inputs" VALUES('finished',171,'act',0,'Hannes: reshuffle > Conscripts','m170',1183600.0,NULL);
INSERT INTO "inputs" VALUES('finished',172,'act',0,'Hannes: take token','m171',1184800.0,NULL);
INSERT INTO "inputs" VALUES('finished',173,'act',0,'Hannes: jump IV','m172',1186000.0,NULL);
INSERT INTO "inputs" VALUES('finished',174,'act',0,'Hannes: fight IV1','m173',1187200.0,NULL);
INSERT INTO "inputs" VALUES('finished',175,'act',0,'Hannes: deploy Spy','m174',1188400.0,NULL);
INSERT INTO "inputs" VALUES('finished',176,'act',0,'Hannes: done','m175',1189600.0,NULL);
INSERT INTO "inputs" VALUES('finished',177,'act',0,'Hannes: done > strong 1, risky 4, risky 4, Arditi, token relaunch, Trebuchet','m176',1190800.0,NULL);
INSERT INTO "inputs" VALUES('finished',178,'act',1,'Chris: insert > tile 6','m177',1192000.0,NULL);
INSERT INTO "inputs" VALUES('finished',179,'act',1,'Chris: jump I','m178',1193200.0,NULL);
INSERT INTO "inputs" VALUES('finished',180,'act',1,'Chris: fight I3','m179',1194400.0,NULL);
INSERT INTO "inputs" VALUES('finished',181,'act',1,'Chris: deploy Archers','m180',1195600.0,NULL);
INSERT INTO "inputs" VALUES('finished',182,'undo',1,'',NULL,1196800.0,NULL);
INSERT INTO "inputs" VALUES('finished',183,'act',1,'Chris: deploy Spy','m182',1198000.0,NULL);
INSERT INTO "inputs" VALUES('finished',184,'act',1,'Chris: deploy Conscripts','m183',1199200.0,NULL);
INSERT INTO "inputs" VALUES('finished',185,'act',1,'Chris: deploy Archers','m184',1200400.0,NULL);
INSERT INTO "inputs" VALUES('finished',186,'act',1,'Chris: deploy Spy > Conscripts, risky 3, strong 3','m185',1201600.0,NULL);
INSERT INTO "inputs" VALUES('finished',187,'act',1,'Chris: decline > Balearic Slingers, Spy, Archers, Conscripts, Conscripts','m186',1202800.0,NULL);
INSERT INTO "inputs" VALUES('finished',188,'act',2,'Joakim: insert > tile 9',NULL,1204000.0,NULL);
INSERT INTO "inputs" VALUES('finished',189,'act',2,'Joakim: jump I',NULL,1205200.0,NULL);
INSERT INTO "inputs" VALUES('finished',190,'act',2,'Joakim: take token',NULL,1205200.0,NULL);
INSERT INTO "inputs" VALUES('finished',191,'act',2,'Joakim: fight I2',NULL,1206400.0,NULL);
INSERT INTO "inputs" VALUES('finished',192,'act',2,'Joakim: add I1',NULL,1206400.0,NULL);
INSERT INTO "inputs" VALUES('finished',193,'act',2,'Joakim: deploy Conscripts',NULL,1207600.0,NULL);
INSERT INTO "inputs" VALUES('finished',194,'act',2,'Joakim: deploy Trebuchet',NULL,1207600.0,NULL);
INSERT INTO "inputs" VALUES('finished',195,'act',2,'Joakim: done > Archers, Parthian Cataphracts',NULL,1208800.0,NULL);
INSERT INTO "inputs" VALUES('finished',196,'act',2,'Joakim: done > strong 3, risky 5, Macedonian Phalanx, Qin Crossbowmen, token diversion, Trebuchet, Conscripts',NULL,1208800.0,NULL);
INSERT INTO "inputs" VALUES('finished',197,'act',0,'Hannes: insert > tile 3','m196',1210000.0,NULL);
INSERT INTO "inputs" VALUES('finished',198,'act',0,'Hannes: take token','m197',1211200.0,NULL);
INSERT INTO "inputs" VALUES('finished',199,'undo',0,'',NULL,1212400.0,NULL);
INSERT INTO "inputs" VALUES('finished',200,'act',0,'Hannes: take token','m199',1213600.0,NULL);
INSERT INTO "inputs" VALUES('finished',201,'undo',0,'',NULL,1214800.0,NULL);
INSERT INTO "inputs" VALUES('finished',202,'act',0,'Hannes: take token','m201',1216000.0,NULL);
INSERT INTO "inputs" VALUES('finished',203,'act',0,'Hannes: jump II','m202',1217200.0,NULL);
INSERT INTO "inputs" VALUES('finished',204,'undo',0,'',NULL,1218400.0,NULL);
INSERT INTO "inputs" VALUES('finished',205,'act',0,'Hannes: dismiss Conscripts > Trebuchet','m204',1219600.0,NULL);
INSERT INTO "inputs" VALUES('finished',206,'act',0,'Hannes: recover Spy','m205',1220800.0,NULL);
INSERT INTO "inputs" VALUES('finished',207,'act',0,'Hannes: jump II','m206',1222000.0,NULL);
INSERT INTO "inputs" VALUES('finished',208,'act',0,'Hannes: fight II2','m207',1223200.0,NULL);
INSERT INTO "inputs" VALUES('finished',209,'undo',0,'',NULL,1224400.0,NULL);
INSERT INTO "inputs" VALUES('finished',210,'act',0,'Hannes: fight II2','m209',1225600.0,NULL);
INSERT INTO "inputs" VALUES('finished',211,'act',0,'Hannes: add II3','m210',1226800.0,NULL);
INSERT INTO "inputs" VALUES('finished',212,'act',0,'Hannes: deploy Conscripts','m211',1228000.0,NULL);
INSERT INTO "inputs" VALUES('finished',213,'act',0,'Hannes: deploy Spy','m212',1229200.0,NULL);
INSERT INTO "inputs" VALUES('finished',214,'undo',0,'',NULL,1230400.0,NULL);
INSERT INTO "inputs" VALUES('finished',215,'act',0,'Hannes: deploy Spy','m214',1231600.0,NULL);
INSERT INTO "inputs" VALUES('finished',216,'act',0,'Hannes: deploy Archers','m215',1232800.0,NULL);
INSERT INTO "inputs" VALUES('finished',217,'act',0,'Hannes: deploy Trebuchet > Spy, Almogavars','m216',1234000.0,NULL);
INSERT INTO "inputs" VALUES('finished',218,'act',0,'Hannes: place diversion on 2','m217',1235200.0,NULL);
INSERT INTO "inputs" VALUES('finished',219,'act',0,'Hannes: done > risky 2, strong 5, Saladin, Hussite War Wagons, token medium+1, Spy, Trebuchet, Spy','m218',1236400.0,NULL);
INSERT INTO "inputs" VALUES('running',1,'act',0,'Hannes: insert > tile 7','m0',1237600.0,NULL);
INSERT INTO "inputs" VALUES('running',2,'act',0,'Hannes: reshuffle > Spy','m1',1238800.0,NULL);
INSERT INTO "inputs" VALUES('running',3,'act',0,'Hannes: draw 2 > Archers, Conscripts','m2',1240000.0,NULL);
INSERT INTO "inputs" VALUES('running',4,'act',0,'Hannes: take token','m3',1241200.0,NULL);
INSERT INTO "inputs" VALUES('running',5,'act',0,'Hannes: jump IV','m4',1242400.0,NULL);
INSERT INTO "inputs" VALUES('running',6,'act',0,'Hannes: fight IV1','m5',1243600.0,NULL);
INSERT INTO "inputs" VALUES('running',7,'act',0,'Hannes: deploy Conscripts','m6',1244800.0,NULL);
INSERT INTO "inputs" VALUES('running',8,'act',0,'Hannes: deploy Trebuchet','m7',1246000.0,NULL);
INSERT INTO "inputs" VALUES('running',9,'act',0,'Hannes: deploy Conscripts','m8',1247200.0,NULL);
INSERT INTO "inputs" VALUES('running',10,'act',0,'Hannes: deploy Archers > Spy','m9',1248400.0,NULL);
INSERT INTO "inputs" VALUES('running',11,'act',0,'Hannes: place diversion on 3 > risky 2, strong 2, Finnish Ski Troops, token close+1, Conscripts','m10',1249600.0,NULL);
INSERT INTO "inputs" VALUES('running',12,'act',1,'Chris: insert > tile 10','m11',1250800.0,NULL);
INSERT INTO "inputs" VALUES('running',13,'act',1,'Chris: jump II','m12',1252000.0,NULL);
INSERT INTO "inputs" VALUES('running',14,'act',1,'Chris: draw 2 > Spy, Conscripts','m13',1253200.0,NULL);
INSERT INTO "inputs" VALUES('running',15,'act',1,'Chris: fight II3','m14',1254400.0,NULL);
INSERT INTO "inputs" VALUES('running',16,'act',1,'Chris: deploy Spy','m15',1255600.0,NULL);
INSERT INTO "inputs" VALUES('running',17,'act',1,'Chris: deploy Archers','m16',1256800.0,NULL);
INSERT INTO "inputs" VALUES('running',18,'act',1,'Chris: deploy Spy','m17',1258000.0,NULL);
INSERT INTO "inputs" VALUES('running',19,'act',1,'Chris: deploy Conscripts > Archers, risky 4, strong 1','m18',1259200.0,NULL);
INSERT INTO "inputs" VALUES('running',20,'act',1,'Chris: decline > Joan of Arc, Conscripts, Archers','m19',1260400.0,NULL);
INSERT INTO "inputs" VALUES('running',21,'act',2,'Joakim: insert > tile 11',NULL,1261600.0,NULL);
INSERT INTO "inputs" VALUES('running',22,'act',2,'Joakim: insert > tile 6',NULL,1262800.0,NULL);
INSERT INTO "inputs" VALUES('running',23,'act',2,'Joakim: take token',NULL,1262800.0,NULL);
INSERT INTO "inputs" VALUES('running',24,'act',2,'Joakim: reshuffle > Archers',NULL,1264000.0,NULL);
INSERT INTO "inputs" VALUES('running',25,'act',2,'Joakim: dismiss Spy > Trebuchet',NULL,1264000.0,NULL);
INSERT INTO "inputs" VALUES('running',26,'act',2,'Joakim: jump III',NULL,1265200.0,NULL);
INSERT INTO "inputs" VALUES('running',27,'act',2,'Joakim: fight III1',NULL,1266400.0,NULL);
INSERT INTO "inputs" VALUES('running',28,'act',2,'Joakim: deploy Spy',NULL,1266400.0,NULL);
INSERT INTO "inputs" VALUES('running',29,'act',2,'Joakim: deploy Archers',NULL,1267600.0,NULL);
INSERT INTO "inputs" VALUES('running',30,'act',2,'Joakim: deploy Conscripts',NULL,1268800.0,NULL);
INSERT INTO "inputs" VALUES('running',31,'act',2,'Joakim: done > Trebuchet, risky 6, strong 6',NULL,1268800.0,NULL);
INSERT INTO "inputs" VALUES('running',32,'act',2,'Joakim: recruit > relic Adrian Helmet, Gatling Battery, token medium+2, Archers, Conscripts',NULL,1270000.0,NULL);
INSERT INTO "inputs" VALUES('running',33,'act',3,'Pär: insert > tile 9',NULL,1270000.0,NULL);
INSERT INTO "inputs" VALUES('running',34,'act',3,'Pär: jump I',NULL,1271200.0,NULL);
INSERT INTO "inputs" VALUES('running',35,'act',3,'Pär: fight I2',NULL,1271200.0,NULL);
INSERT INTO "inputs" VALUES('running',36,'act',3,'Pär: done',NULL,1272400.0,NULL);
INSERT INTO "inputs" VALUES('running',37,'act',3,'Pär: deploy Spy',NULL,1272400.0,NULL);
INSERT INTO "inputs" VALUES('running',38,'act',3,'Pär: deploy Trebuchet',NULL,1273600.0,NULL);
INSERT INTO "inputs" VALUES('running',39,'act',3,'Pär: deploy Spy',NULL,1273600.0,NULL);
INSERT INTO "inputs" VALUES('running',40,'act',3,'Pär: done > strong 6, risky 2',NULL,1273600.0,NULL);
INSERT INTO "inputs" VALUES('running',41,'act',3,'Pär: recruit > relic Hat of Charles XII, relic Tsar Cannon',NULL,1274800.0,NULL);
INSERT INTO "inputs" VALUES('running',42,'act',3,'Pär: keep relic Hat of Charles XII > Assyrian Siege Tower, Conscripts, Trebuchet, Archers',NULL,1274800.0,NULL);
INSERT INTO "inputs" VALUES('running',43,'act',0,'Hannes: insert > tile 1','m42',1276000.0,NULL);
INSERT INTO "inputs" VALUES('running',44,'act',0,'Hannes: jump II','m43',1277200.0,NULL);
INSERT INTO "inputs" VALUES('running',45,'undo',0,'',NULL,1278400.0,NULL);
INSERT INTO "inputs" VALUES('running',46,'act',0,'Hannes: draw 2 > Trebuchet, Archers','m45',1279600.0,NULL);
INSERT INTO "inputs" VALUES('running',47,'act',0,'Hannes: jump II','m46',1280800.0,NULL);
INSERT INTO "inputs" VALUES('running',48,'act',0,'Hannes: fight II1','m47',1282000.0,NULL);
INSERT INTO "inputs" VALUES('running',49,'act',0,'Hannes: deploy Trebuchet','m48',1283200.0,NULL);
INSERT INTO "inputs" VALUES('running',50,'act',0,'Hannes: deploy Spy','m49',1284400.0,NULL);
INSERT INTO "inputs" VALUES('running',51,'act',0,'Hannes: deploy Trebuchet','m50',1285600.0,NULL);
INSERT INTO "inputs" VALUES('running',52,'act',0,'Hannes: deploy Conscripts > Conscripts, risky 1, strong 1','m51',1286800.0,NULL);
INSERT INTO "inputs" VALUES('running',53,'act',0,'Hannes: recruit > Viking Raiders, Spy, Greek Fire Dromon','m52',1288000.0,NULL);
INSERT INTO "inputs" VALUES('running',54,'act',1,'Chris: insert > tile 3','m53',1289200.0,NULL);
INSERT INTO "inputs" VALUES('running',55,'act',1,'Chris: dismiss Conscripts > Archers','m54',1290400.0,NULL);
INSERT INTO "inputs" VALUES('running',56,'act',1,'Chris: jump I','m55',1291600.0,NULL);
INSERT INTO "inputs" VALUES('running',57,'act',1,'Chris: fight I3','m56',1292800.0,NULL);
INSERT INTO "inputs" VALUES('running',58,'act',1,'Chris: add I2','m57',1294000.0,NULL);
INSERT INTO "inputs" VALUES('running',59,'act',1,'Chris: deploy Trebuchet','m58',1295200.0,NULL);
INSERT INTO "inputs" VALUES('running',60,'act',1,'Chris: deploy Archers','m59',1296400.0,NULL);
INSERT INTO "inputs" VALUES('running',61,'act',1,'Chris: done > strong 3, risky 3','m60',4693600.0,NULL);
INSERT INTO "inputs" VALUES('running',62,'act',1,'Chris: decline > Vitruvian Scorpio, Parthian Cataphracts, Spy, Spy','m61',4694800.0,NULL);
INSERT INTO "inputs" VALUES('running',63,'act',2,'Joakim: insert > tile 4',NULL,4696000.0,NULL);
INSERT INTO "inputs" VALUES('running',64,'act',2,'Joakim: insert > tile 8',NULL,4697200.0,NULL);
INSERT INTO "inputs" VALUES('running',65,'act',2,'Joakim: insert > tile 5',NULL,4698400.0,NULL);
INSERT INTO "inputs" VALUES('running',66,'act',2,'Joakim: take token',NULL,4698400.0,NULL);
INSERT INTO "inputs" VALUES('running',67,'act',2,'Joakim: draw 2 > Ballonabwehrkanone, Archers',NULL,4699600.0,NULL);
INSERT INTO "inputs" VALUES('running',68,'act',2,'Joakim: jump II',NULL,4699600.0,NULL);
INSERT INTO "inputs" VALUES('running',69,'act',2,'Joakim: fight II1',NULL,4700800.0,NULL);
INSERT INTO "inputs" VALUES('running',70,'act',2,'Joakim: add II2',NULL,4702000.0,NULL);
INSERT INTO "inputs" VALUES('running',71,'act',2,'Joakim: deploy Trebuchet',NULL,4702000.0,NULL);
INSERT INTO "inputs" VALUES('running',72,'act',2,'Joakim: deploy Archers',NULL,4703200.0,NULL);
INSERT INTO "inputs" VALUES('running',73,'act',2,'Joakim: deploy Ballonabwehrkanone',NULL,4703200.0,NULL);
INSERT INTO "inputs" VALUES('running',74,'act',2,'Joakim: done > strong 3, risky 2',NULL,4704400.0,NULL);
INSERT INTO "inputs" VALUES('running',75,'act',2,'Joakim: recruit',NULL,4705600.0,NULL);
INSERT INTO "inputs" VALUES('running',76,'act',2,'Joakim: recruit > relic Battersea Shield, relic Aviator Goggles',NULL,4706800.0,NULL);
INSERT INTO "inputs" VALUES('running',77,'act',2,'Joakim: keep relic Aviator Goggles > Saladin, Mamluk Cavalry, token relaunch, Spy',NULL,4708000.0,NULL);
INSERT INTO "inputs" VALUES('running',78,'act',3,'Pär: insert > tile 2',NULL,4709200.0,NULL);
INSERT INTO "inputs" VALUES('running',79,'act',3,'Pär: dismiss Trebuchet > Conscripts',NULL,4710400.0,NULL);
INSERT INTO "inputs" VALUES('running',80,'act',3,'Pär: jump IV',NULL,4711600.0,NULL);
INSERT INTO "inputs" VALUES('running',81,'act',3,'Pär: fight IV1',NULL,4712800.0,NULL);
INSERT INTO "inputs" VALUES('running',82,'act',3,'Pär: deploy Conscripts',NULL,4714000.0,NULL);
INSERT INTO "inputs" VALUES('running',83,'act',3,'Pär: deploy Archers',NULL,4715200.0,NULL);
INSERT INTO "inputs" VALUES('running',84,'act',3,'Pär: deploy Conscripts',NULL,4716400.0,NULL);
INSERT INTO "inputs" VALUES('running',85,'act',3,'Pär: done > strong 1, risky 4, relic Sword of Goujian, relic Home Army Armband',NULL,4717600.0,NULL);
INSERT INTO "inputs" VALUES('running',86,'act',3,'Pär: keep relic Sword of Goujian > Brazilian Expeditionary Force, Spartan Hoplites, Conscripts, Conscripts',NULL,4717600.0,NULL);
INSERT INTO "inputs" VALUES('days',1,'act',0,'Hannes: insert > tile 10','m0',4718800.0,'[604800.0,604800.0]');
INSERT INTO "inputs" VALUES('days',2,'act',0,'Hannes: insert > tile 8','m1',4720000.0,'[604800.0,604800.0]');
INSERT INTO "inputs" VALUES('days',3,'act',0,'Hannes: take token','m2',4721200.0,'[604800.0,604800.0]');
INSERT INTO "inputs" VALUES('days',4,'act',0,'Hannes: jump IV','m3',4722400.0,'[604800.0,604800.0]');
CREATE TABLE seats (
	game VARCHAR(32) NOT NULL, 
	seat INTEGER NOT NULL, 
	sabaton VARCHAR(16) NOT NULL, 
	kind VARCHAR(8) NOT NULL, 
	name TEXT NOT NULL, 
	bot VARCHAR(32), 
	standing_in VARCHAR(32), 
	secret_hash VARCHAR(64), 
	PRIMARY KEY (game, seat), 
	FOREIGN KEY(game) REFERENCES games (id) ON DELETE CASCADE
);
INSERT INTO "seats" VALUES('finished',0,'Hannes','person','Ann',NULL,NULL,'553fdbc896b18e2d3b9b88a10cbcabe37e807f9296b065b0abac05b0cab17cf3');
INSERT INTO "seats" VALUES('finished',1,'Chris','person','Bob',NULL,NULL,'22692580ff98f9d7acc1666dd8b87df287807a43686b54ddc99a28a88e47c50f');
INSERT INTO "seats" VALUES('finished',2,'Joakim','bot','','random',NULL,NULL);
INSERT INTO "seats" VALUES('running',0,'Hannes','person','Ann',NULL,NULL,'7a9a646b279b5e7297d2bd4e3bee7feaa080d9e90adfa0898805912393e56ac8');
INSERT INTO "seats" VALUES('running',1,'Chris','person','Bob',NULL,NULL,'f8fb494cb0b11bf0b3e8fdd43b3619eea7f96b2c0ff08a6772af17ce67f1c263');
INSERT INTO "seats" VALUES('running',2,'Joakim','bot','','greedy',NULL,NULL);
INSERT INTO "seats" VALUES('running',3,'Pär','bot','','random',NULL,NULL);
INSERT INTO "seats" VALUES('days',0,'Hannes','person','Ann',NULL,NULL,'4f49d1514ddfcee9a2cdb4aade2cb77ab247f6c925c5ed3b5177a604fcb10a72');
INSERT INTO "seats" VALUES('days',1,'Chris','person','Bob',NULL,NULL,'b7d0d5b5b8fdb635c4de1a67c57432eae085c4ca734b245fc4b4f5069b9e7a3c');
INSERT INTO "seats" VALUES('lobby',0,'Hannes','person','Ann',NULL,NULL,'327661a7c33d40e540ae768e3bdf60c345e149a6c08711f015b8b660b68597dd');
INSERT INTO "seats" VALUES('lobby',1,'Chris','person','Bob',NULL,NULL,'3b895e7a47219487567a2b111833b307e779143db7df80f64338f6dd15c14061');
INSERT INTO "seats" VALUES('lobby',2,'Joakim','open','',NULL,NULL,NULL);
CREATE TABLE warlore_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT warlore_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "warlore_version" VALUES('0002');
CREATE INDEX games_status_touched ON games (status, touched);
COMMIT;
