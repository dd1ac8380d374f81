CREATE TABLE "abandoned_blocks" (
	"cid" text PRIMARY KEY NOT NULL
);
