BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0013');
CREATE TABLE challenges (
	hash VARCHAR(64) NOT NULL, 
	kind VARCHAR(16) NOT NULL, 
	player VARCHAR(32), 
	kept TEXT NOT NULL, 
	until BIGINT NOT NULL, 
	PRIMARY KEY (hash), 
	FOREIGN KEY(player) REFERENCES players (id)
);
CREATE TABLE edits (
	number INTEGER NOT NULL, 
	game VARCHAR(32), 
	PRIMARY KEY (number)
);
CREATE TABLE entrants (
	tournament VARCHAR(32) NOT NULL, 
	number INTEGER NOT NULL, 
	player VARCHAR(32), 
	at BIGINT NOT NULL, 
	"left" INTEGER DEFAULT '0' NOT NULL, 
	PRIMARY KEY (tournament, number), 
	UNIQUE (tournament, player), 
	FOREIGN KEY(tournament) REFERENCES tournaments (id), 
	FOREIGN KEY(player) REFERENCES players (id)
);
CREATE TABLE games (
	id VARCHAR(32) NOT NULL, 
	at BIGINT NOT NULL, 
	game VARCHAR(32) NOT NULL, 
	rules INTEGER NOT NULL, 
	scenario TEXT NOT NULL, 
	options TEXT NOT NULL, 
	data TEXT NOT NULL, 
	rematch_of VARCHAR(32), terms TEXT DEFAULT '{}' NOT NULL, started BIGINT, due BIGINT, ended BIGINT, seed VARCHAR(64), watch VARCHAR(32), world TEXT, world_hash VARCHAR(64), 
	PRIMARY KEY (id), 
	UNIQUE (rematch_of), 
	FOREIGN KEY(rematch_of) REFERENCES games (id)
);
INSERT INTO "games" VALUES('c5194efe70bb32ff',1794968194124,'stalingrad',1,'quick-duel','{"memory-aid": "marks", "mode": "advanced", "quiet-turn-limit": 12}','',NULL,'{"bots": {}, "clock": [86400000, 60000, null, [], "UTC", 0], "aid": "shown", "late": null, "training": false, "begun": 0, "keeps_sides": false, "listed": false, "rated": false}',1794968194140,1795054594140,NULL,'ffca615975411e2630c6ee133ad0833d4297656cdaecac403909e612ce7a3eee',NULL,NULL,NULL);
INSERT INTO "games" VALUES('200e2be31a8a7647',1794968194259,'panzer',1,'skirmish','{"max-turns": 12}','',NULL,'{"bots": {}, "clock": null, "aid": "shown", "late": null, "training": false, "begun": 0, "keeps_sides": false, "listed": false, "rated": false}',1794968194266,NULL,NULL,'7f157829f6b76671826eb67d09917015fac6bae1e41942dd37b5f90f3827d14e',NULL,NULL,NULL);
INSERT INTO "games" VALUES('c6924085480fdb3e',1794968194271,'stalingrad',1,'quick-duel','{"memory-aid": "marks", "mode": "advanced", "quiet-turn-limit": 12}','',NULL,'{"bots": {}, "clock": null, "aid": "shown", "late": null, "training": false, "begun": 0, "keeps_sides": false, "listed": false, "rated": false}',1794968194279,NULL,1794968194703,'a3c616795625777f16b1ebb18b9822445fb9d8e164fc22769672b370e7302c60',NULL,NULL,NULL);
CREATE TABLE heart (
	id INTEGER NOT NULL, 
	at BIGINT NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "heart" VALUES(1,1794968194850);
CREATE TABLE keys (
	hash VARCHAR(64) NOT NULL, 
	game VARCHAR(32) NOT NULL, 
	kind VARCHAR(8) NOT NULL, 
	seat INTEGER, 
	PRIMARY KEY (hash), 
	FOREIGN KEY(game) REFERENCES games (id)
);
INSERT INTO "keys" VALUES('5d654161e6f92f00395ab2025f158a531ce46d793df7310c9d1b9ae805151674','c5194efe70bb32ff','seat',0);
INSERT INTO "keys" VALUES('7afb111f588eef44357cd4ea7a059fa0a0edde11b84f32856f1f151320564ff2','c5194efe70bb32ff','joined',1);
INSERT INTO "keys" VALUES('9784b42054a3df12b9b5bc69c706890c34dd690205f572dd3f8a654abf003bb4','c5194efe70bb32ff','watch',NULL);
INSERT INTO "keys" VALUES('d3c185ce300f10e795f6c258445cf98058021ec03482ca5536054b9546b42085','c5194efe70bb32ff','seat',1);
INSERT INTO "keys" VALUES('212d5fba3a38b435d67da0b3c86ebb3fa3d04fa0ea0129762b71b9fb453d1fcf','c5194efe70bb32ff','watch',NULL);
INSERT INTO "keys" VALUES('ae703403e8541e172c1b11fa90da736d43a6d05e296b2cc5bc000735c118c46d','200e2be31a8a7647','seat',0);
INSERT INTO "keys" VALUES('6e6408b592ce0f5e317ba9d2465671d541656dee62bfc706a0a14d93be2f35c4','200e2be31a8a7647','joined',1);
INSERT INTO "keys" VALUES('88b5449d1f8eab7cb0f6948c436d2116f1128e4bcddf5a7277b2c1bed6e6668b','200e2be31a8a7647','watch',NULL);
INSERT INTO "keys" VALUES('5bc155af6fdf4040ea41c56200a599bb4e52feddbf313b0376b3adf170417e2f','200e2be31a8a7647','seat',1);
INSERT INTO "keys" VALUES('a9f535d91fd29cca90ae776ed7c52c9c6a31d3647854244c6aa0488bf4b086b5','200e2be31a8a7647','watch',NULL);
INSERT INTO "keys" VALUES('d4c5f0033b2b1d76494ce680fa7cef6f1967caf03c97d897fd6461121669eb0b','c6924085480fdb3e','seat',0);
INSERT INTO "keys" VALUES('1f7f3c69fc51ffaa6f221a71ab7268d51b6c7d5231b0b9d9bc8c2f6655b7c68d','c6924085480fdb3e','joined',1);
INSERT INTO "keys" VALUES('2feef07b613e92b89574df254d1fe9d1e8fceffecae2890dea212370bd603fc6','c6924085480fdb3e','watch',NULL);
INSERT INTO "keys" VALUES('4587f618531619fbd42b29811c3072fc54ebb233e43127dcff825288154ada24','c6924085480fdb3e','seat',1);
INSERT INTO "keys" VALUES('091c1407b15f65e9d8e8e9e2aef6bdce2270e10ce68e0e610069f1c9d37a9890','c6924085480fdb3e','watch',NULL);
CREATE TABLE lines (
	game VARCHAR(32) NOT NULL, 
	number INTEGER NOT NULL, 
	seat INTEGER NOT NULL, 
	action TEXT NOT NULL, 
	at BIGINT NOT NULL, seal VARCHAR(32) DEFAULT '' NOT NULL, 
	PRIMARY KEY (game, number), 
	FOREIGN KEY(game) REFERENCES games (id)
);
INSERT INTO "lines" VALUES('c5194efe70bb32ff',1,0,'place MG',1794968194290,'0a2f18bd448f2bcec970ea1c19f3598c');
INSERT INTO "lines" VALUES('c5194efe70bb32ff',2,0,'undo',1794968194299,'d184dc98ab6402313643b58757c41e06');
INSERT INTO "lines" VALUES('c5194efe70bb32ff',3,0,'place OF',1794968194404,'2b2084d6e936c790b54f0185bd4df999');
INSERT INTO "lines" VALUES('c5194efe70bb32ff',4,1,'place OF',1794968194410,'ce063ee95a4edb42b0c9a9e42aa2dc16');
INSERT INTO "lines" VALUES('c5194efe70bb32ff',5,0,'place SC',1794968194414,'a5d1ad3c272cb97e96306530891bd5cf');
INSERT INTO "lines" VALUES('c5194efe70bb32ff',6,1,'place SN',1794968194419,'481a7754be46cd9c69cb2f5ad94d10be');
INSERT INTO "lines" VALUES('c5194efe70bb32ff',7,0,'place IN',1794968194423,'83d64ceba204ef7e06eeaceab4812cd3');
INSERT INTO "lines" VALUES('c5194efe70bb32ff',8,1,'place SN',1794968194427,'d2e138d3ade64ac90c7b075d241357c5');
INSERT INTO "lines" VALUES('c5194efe70bb32ff',9,0,'place EA',1794968194431,'7a47ba4475e5e36892e536e8e044c160');
INSERT INTO "lines" VALUES('c5194efe70bb32ff',10,1,'place IN',1794968194435,'fc1dfee1c8c30bdcbb3cb79471693325');
INSERT INTO "lines" VALUES('c5194efe70bb32ff',11,0,'place SN',1794968194439,'4f52e2d84b253fae330d8b8f3bd322f4');
INSERT INTO "lines" VALUES('c5194efe70bb32ff',12,1,'place MG',1794968194443,'ee82bdb0b87b07832f995fd67f529e0a');
INSERT INTO "lines" VALUES('c5194efe70bb32ff',13,0,'place DE',1794968194446,'43a0c57666e420a7a1075d40ee4d2040');
INSERT INTO "lines" VALUES('c5194efe70bb32ff',14,1,'place SC',1794968194450,'4c6eac63956f7109293adbf3feb13c4e');
INSERT INTO "lines" VALUES('c5194efe70bb32ff',15,0,'place MG',1794968194453,'55a79f48de8226905c2c67fff934aacc');
INSERT INTO "lines" VALUES('c5194efe70bb32ff',16,1,'place MO',1794968194457,'7e4ab8f02ca56a041d5f8cbb1f01d5b2');
INSERT INTO "lines" VALUES('c5194efe70bb32ff',17,0,'place MO',1794968194461,'e9c95cc367ab8b0a048fe945bcfe9247');
INSERT INTO "lines" VALUES('c5194efe70bb32ff',18,1,'place EA',1794968194465,'7b96dc098ee6fbde07cf356dc4e59338');
INSERT INTO "lines" VALUES('c5194efe70bb32ff',19,0,'place EA',1794968194468,'4032e7c16f1e95e7a37cf957501112d9');
INSERT INTO "lines" VALUES('c5194efe70bb32ff',20,1,'place EA',1794968194472,'3ae893e6ce6dc61e813982ddbc12cca8');
INSERT INTO "lines" VALUES('c5194efe70bb32ff',21,0,'place EA',1794968194476,'0b752db932aab4938152c73f6c11de44');
INSERT INTO "lines" VALUES('c5194efe70bb32ff',22,1,'place EA',1794968194480,'24a0968af96abde8705c2949fe0cdb80');
INSERT INTO "lines" VALUES('c5194efe70bb32ff',23,0,'place EA',1794968194484,'b7dc26dcd0e0b688d3379a14f42512c8');
INSERT INTO "lines" VALUES('c5194efe70bb32ff',24,1,'place EA',1794968194488,'3a6c916d5c5891614b2fc90adc280101');
INSERT INTO "lines" VALUES('c5194efe70bb32ff',25,0,'place SN',1794968194492,'904447b34405fa3f9db7bed838b1404b');
INSERT INTO "lines" VALUES('c5194efe70bb32ff',26,1,'place DE',1794968194497,'39218026934e7de07498129f53b7b289');
INSERT INTO "lines" VALUES('200e2be31a8a7647',1,0,'take BAZ',1794968194508,'2a2aebdcfbb85fa76ddee17db1f3e8b2');
INSERT INTO "lines" VALUES('200e2be31a8a7647',2,1,'take PSK',1794968194518,'94e3d5a57b0897f0d70eb37ea58c55bd');
INSERT INTO "lines" VALUES('200e2be31a8a7647',3,0,'take SHE',1794968194523,'a2784a8e56c3d32b7f9e09cc4874fa22');
INSERT INTO "lines" VALUES('200e2be31a8a7647',4,1,'done',1794968194528,'dee497a13877568210503f366adad322');
INSERT INTO "lines" VALUES('200e2be31a8a7647',5,0,'take PER',1794968194532,'838673a6193903162d60714d5d84db2d');
INSERT INTO "lines" VALUES('200e2be31a8a7647',6,0,'done',1794968194539,'66403d95755b5a4e81e5b1236363487b');
INSERT INTO "lines" VALUES('200e2be31a8a7647',7,1,'deploy PSK D6',1794968194544,'a8ad9c726f5b2714ec5a00a1c0004947');
INSERT INTO "lines" VALUES('200e2be31a8a7647',8,0,'deploy SHE B1',1794968194550,'2936be1e984e249acc3adcae7675fcb4');
INSERT INTO "lines" VALUES('200e2be31a8a7647',9,1,'done',1794968194554,'b9e62a34b5703f492876e50bb322906c');
INSERT INTO "lines" VALUES('200e2be31a8a7647',10,0,'deploy BAZ A1',1794968194559,'117b5132c0b0a1cdb9e0c2eec9b54ef0');
INSERT INTO "lines" VALUES('200e2be31a8a7647',11,0,'deploy PER C1',1794968194564,'c726800c1fd9178e4f1313b0bccf8996');
INSERT INTO "lines" VALUES('200e2be31a8a7647',12,0,'done',1794968194570,'682f02e9958ca5223856a23568e3e8f8');
INSERT INTO "lines" VALUES('200e2be31a8a7647',13,0,'explore C3',1794968194577,'d05d6424eb85ae629ea05f51f3c57247');
INSERT INTO "lines" VALUES('200e2be31a8a7647',14,0,'skip',1794968194584,'5cf4e430339f706d4e7fa327ac4b5e9f');
INSERT INTO "lines" VALUES('200e2be31a8a7647',15,1,'move A4',1794968194589,'49700f3e1c4c422ff5355d8e7b11edef');
INSERT INTO "lines" VALUES('200e2be31a8a7647',16,0,'explore C4',1794968194593,'af257a360131111df7dd93e7b1909a7d');
INSERT INTO "lines" VALUES('200e2be31a8a7647',17,0,'skip',1794968194599,'7e2074a8d6d34a393d30ba950cd6191a');
INSERT INTO "lines" VALUES('200e2be31a8a7647',18,1,'search B3',1794968194603,'d1c1b83d8826f4b1be34af46cdcd25ca');
INSERT INTO "lines" VALUES('c6924085480fdb3e',1,0,'place MG',1794968194607,'f0d7ba22ac0399174c3f775151b8e1f2');
INSERT INTO "lines" VALUES('c6924085480fdb3e',2,1,'place OF',1794968194611,'7d2f208dd8043ae86193e715aafbde62');
INSERT INTO "lines" VALUES('c6924085480fdb3e',3,0,'place SN',1794968194615,'664aed2322a8ec02118163c15850f282');
INSERT INTO "lines" VALUES('c6924085480fdb3e',4,1,'place MO',1794968194619,'a99e3dcf22b02b223afca57844152c56');
INSERT INTO "lines" VALUES('c6924085480fdb3e',5,0,'place MO',1794968194623,'e7e2b310c973b6ad9f4e71b126167a8b');
INSERT INTO "lines" VALUES('c6924085480fdb3e',6,1,'place SC',1794968194627,'917569c7a9d4d0b4d528a6a38bb4fe1a');
INSERT INTO "lines" VALUES('c6924085480fdb3e',7,0,'place EA',1794968194631,'2b9b9643482d3d9ef4b0cc8fcbf990fe');
INSERT INTO "lines" VALUES('c6924085480fdb3e',8,1,'place DE',1794968194636,'5ec72e523392d5f76970c45c99f110f7');
INSERT INTO "lines" VALUES('c6924085480fdb3e',9,0,'place SC',1794968194640,'37f760ff8921def926357dddb2f19de3');
INSERT INTO "lines" VALUES('c6924085480fdb3e',10,1,'place EA',1794968194644,'46faa7415ab51e05109fe2a50f539019');
INSERT INTO "lines" VALUES('c6924085480fdb3e',11,0,'place SN',1794968194648,'a679b46339af25a45dc0b8f100f7b2b9');
INSERT INTO "lines" VALUES('c6924085480fdb3e',12,1,'place MG',1794968194651,'7d355f340610791feb9271b1d45ffa6d');
INSERT INTO "lines" VALUES('c6924085480fdb3e',13,0,'place IN',1794968194656,'5ac700861afc15aea387723a2cb855ad');
INSERT INTO "lines" VALUES('c6924085480fdb3e',14,1,'place EA',1794968194659,'175240fd029475e3ea83903daf7a9e15');
INSERT INTO "lines" VALUES('c6924085480fdb3e',15,0,'place OF',1794968194663,'72cdb6a41e14707013d98b2aa2efe69e');
INSERT INTO "lines" VALUES('c6924085480fdb3e',16,1,'place IN',1794968194667,'1ccceabb78c2afa1e0207a51d9d24c9d');
INSERT INTO "lines" VALUES('c6924085480fdb3e',17,0,'place DE',1794968194671,'b57c83a58b7500ce473faac106d67b84');
INSERT INTO "lines" VALUES('c6924085480fdb3e',18,1,'place SN',1794968194675,'3866bab24e23ec26b45e09374e118fc4');
INSERT INTO "lines" VALUES('c6924085480fdb3e',19,0,'place EA',1794968194679,'428bc3f23fd84d076634b2eed9c88ce0');
INSERT INTO "lines" VALUES('c6924085480fdb3e',20,1,'place EA',1794968194683,'452d4f68f2275822144ae4b87a958ddf');
INSERT INTO "lines" VALUES('c6924085480fdb3e',21,0,'place EA',1794968194687,'02b1c775687ae1533bf0185a651e203f');
INSERT INTO "lines" VALUES('c6924085480fdb3e',22,1,'place EA',1794968194691,'efd9f2b36fb4430cec30bc191a0efd09');
INSERT INTO "lines" VALUES('c6924085480fdb3e',23,0,'place EA',1794968194695,'6bdb90b59957afa0f5b411ed3424bd53');
INSERT INTO "lines" VALUES('c6924085480fdb3e',24,1,'place SN',1794968194699,'bafaab65129ae504d71c65261934718e');
INSERT INTO "lines" VALUES('c6924085480fdb3e',25,0,'resign',1794968194703,'1a5f5e279faddc9ce10c149b984521e9');
CREATE TABLE logins (
	hash VARCHAR(64) NOT NULL, 
	player VARCHAR(32) NOT NULL, 
	kind VARCHAR(8) NOT NULL, 
	at BIGINT NOT NULL, 
	PRIMARY KEY (hash), 
	FOREIGN KEY(player) REFERENCES players (id)
);
CREATE TABLE notices (
	id VARCHAR(32) NOT NULL, 
	game VARCHAR(32) NOT NULL, 
	seat INTEGER NOT NULL, 
	holder VARCHAR(64) NOT NULL, 
	kind VARCHAR(8) NOT NULL, 
	target TEXT NOT NULL, 
	language VARCHAR(8) NOT NULL, 
	zone VARCHAR(64) NOT NULL, 
	quiet_from INTEGER, 
	quiet_until INTEGER, 
	origin TEXT NOT NULL, 
	about TEXT NOT NULL, 
	off VARCHAR(32) NOT NULL, 
	at BIGINT NOT NULL, 
	confirmed BIGINT, 
	turn BIGINT, 
	next BIGINT, 
	tries INTEGER DEFAULT '0' NOT NULL, 
	failed INTEGER DEFAULT '0' NOT NULL, 
	PRIMARY KEY (id), 
	FOREIGN KEY(game) REFERENCES games (id), 
	UNIQUE (off)
);
CREATE TABLE offers (
	hash VARCHAR(64) NOT NULL, 
	game VARCHAR(32) NOT NULL, 
	invitation VARCHAR(32) NOT NULL, 
	at BIGINT NOT NULL, 
	until BIGINT NOT NULL, 
	about TEXT NOT NULL, 
	alike VARCHAR(64) NOT NULL, points INTEGER, least INTEGER, most INTEGER, 
	PRIMARY KEY (hash), 
	FOREIGN KEY(game) REFERENCES games (id)
);
CREATE TABLE pairings (
	tournament VARCHAR(32) NOT NULL, 
	round INTEGER NOT NULL, 
	board INTEGER NOT NULL, 
	first INTEGER NOT NULL, 
	second INTEGER, 
	game VARCHAR(32), 
	first_points INTEGER, 
	second_points INTEGER, 
	PRIMARY KEY (tournament, round, board), 
	FOREIGN KEY(tournament) REFERENCES tournaments (id), 
	FOREIGN KEY(game) REFERENCES games (id)
);
CREATE TABLE passkeys (
	id TEXT NOT NULL, 
	player VARCHAR(32) NOT NULL, 
	"key" TEXT NOT NULL, 
	count BIGINT NOT NULL, 
	label TEXT NOT NULL, 
	at BIGINT NOT NULL, 
	used BIGINT NOT NULL, 
	PRIMARY KEY (id), 
	FOREIGN KEY(player) REFERENCES players (id)
);
CREATE TABLE pauses (
	until BIGINT NOT NULL, 
	since BIGINT NOT NULL, 
	PRIMARY KEY (until)
);
CREATE TABLE phrases (
	game VARCHAR(32) NOT NULL, 
	at BIGINT NOT NULL, 
	seat INTEGER NOT NULL, 
	phrase VARCHAR(32) NOT NULL, 
	PRIMARY KEY (game, at), 
	FOREIGN KEY(game) REFERENCES games (id)
);
CREATE TABLE player_seats (
	game VARCHAR(32) NOT NULL, 
	seat INTEGER NOT NULL, 
	player VARCHAR(32) NOT NULL, 
	name TEXT NOT NULL, 
	at BIGINT NOT NULL, 
	to_act INTEGER DEFAULT '0' NOT NULL, 
	result VARCHAR(8), 
	PRIMARY KEY (game, seat), 
	FOREIGN KEY(game) REFERENCES games (id), 
	FOREIGN KEY(player) REFERENCES players (id)
);
CREATE TABLE players (
	id VARCHAR(32) NOT NULL, 
	name TEXT NOT NULL, 
	at BIGINT NOT NULL, 
	PRIMARY KEY (id)
);
CREATE TABLE rated_games (
	game VARCHAR(32) NOT NULL, 
	player VARCHAR(32) NOT NULL, 
	title VARCHAR(32) NOT NULL, 
	speed VARCHAR(8) NOT NULL, 
	"before" INTEGER NOT NULL, 
	"after" INTEGER NOT NULL, 
	margin INTEGER NOT NULL, 
	at BIGINT NOT NULL, 
	PRIMARY KEY (game, player), 
	FOREIGN KEY(game) REFERENCES games (id), 
	FOREIGN KEY(player) REFERENCES players (id)
);
CREATE TABLE ratings (
	player VARCHAR(32) NOT NULL, 
	title VARCHAR(32) NOT NULL, 
	speed VARCHAR(8) NOT NULL, 
	mean FLOAT NOT NULL, 
	spread FLOAT NOT NULL, 
	won INTEGER NOT NULL, 
	drawn INTEGER NOT NULL, 
	lost INTEGER NOT NULL, 
	at BIGINT NOT NULL, 
	PRIMARY KEY (player, title, speed), 
	FOREIGN KEY(player) REFERENCES players (id)
);
CREATE TABLE secrets (
	name VARCHAR(32) NOT NULL, 
	value TEXT NOT NULL, 
	PRIMARY KEY (name)
);
INSERT INTO "secrets" VALUES('push-key','-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgCTEHQ0V9cBjo3jjq
h1qxPXEuGr5AgMJCA94pcD7PDJyhRANCAAQa0OVCxNZZKauxjwAawrHSDLhIFPAQ
y+2c/xNEPRnidYSr2ia4NHMV9wbgtOdC6cZGMyAXeW8dZRk28bmM8MuQ
-----END PRIVATE KEY-----
');
CREATE TABLE sign_ins (
	hash VARCHAR(64) NOT NULL, 
	player VARCHAR(32) NOT NULL, 
	at BIGINT NOT NULL, 
	used BIGINT NOT NULL, 
	until BIGINT NOT NULL, 
	PRIMARY KEY (hash), 
	FOREIGN KEY(player) REFERENCES players (id)
);
CREATE TABLE tournaments (
	id VARCHAR(32) NOT NULL, 
	at BIGINT NOT NULL, 
	owner VARCHAR(32), 
	name TEXT NOT NULL, 
	kind VARCHAR(16) NOT NULL, 
	game VARCHAR(32) NOT NULL, 
	scenario TEXT NOT NULL, 
	options TEXT NOT NULL, 
	terms TEXT NOT NULL, 
	most INTEGER NOT NULL, 
	starts BIGINT NOT NULL, 
	state VARCHAR(8) NOT NULL, 
	rounds INTEGER DEFAULT '0' NOT NULL, 
	round INTEGER DEFAULT '0' NOT NULL, 
	PRIMARY KEY (id), 
	FOREIGN KEY(owner) REFERENCES players (id)
);
CREATE INDEX ix_keys_game ON keys (game);
CREATE INDEX ix_games_due ON games (due);
CREATE INDEX ix_notices_game ON notices (game);
CREATE INDEX ix_notices_holder ON notices (holder);
CREATE INDEX ix_notices_next ON notices (next);
CREATE INDEX ix_notices_waiting ON notices (at) WHERE confirmed IS NULL;
CREATE INDEX ix_notices_asked ON notices (target) WHERE confirmed IS NULL AND kind = 'mail';
CREATE INDEX ix_offers_game ON offers (game);
CREATE INDEX ix_offers_until ON offers (until);
CREATE INDEX ix_offers_alike ON offers (alike);
CREATE INDEX ix_passkeys_player ON passkeys (player);
CREATE INDEX ix_logins_player ON logins (player);
CREATE INDEX ix_sign_ins_player ON sign_ins (player);
CREATE INDEX ix_sign_ins_until ON sign_ins (until);
CREATE INDEX ix_challenges_player ON challenges (player);
CREATE INDEX ix_challenges_until ON challenges (until);
CREATE INDEX ix_player_seats_player ON player_seats (player);
CREATE INDEX ix_phrases_at ON phrases (at);
CREATE INDEX ix_games_listed ON games (started, id) WHERE watch IS NOT NULL AND ended IS NULL;
CREATE INDEX ix_games_listed_over ON games (ended, id) WHERE watch IS NOT NULL AND ended IS NOT NULL;
CREATE INDEX ix_ratings_ladder ON ratings (title, speed, mean);
CREATE INDEX ix_rated_games_player ON rated_games (player, title, speed, at);
CREATE INDEX ix_games_world_hash ON games (world_hash);
CREATE INDEX ix_tournaments_owner ON tournaments (owner);
CREATE INDEX ix_tournaments_state ON tournaments (state);
CREATE INDEX ix_entrants_player ON entrants (player);
CREATE INDEX ix_pairings_game ON pairings (game);
COMMIT;
