CREATE TABLE "security_log" (
	"id" text PRIMARY KEY NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"who" text,
	"what" text NOT NULL,
	"whose" text,
	"result" text NOT NULL,
	"request_id" text,
	"reason" text
);
--> statement-breakpoint
CREATE INDEX "security_log_at" ON "security_log" USING btree ("at","id");