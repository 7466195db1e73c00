ALTER TABLE "contact_messages" ADD COLUMN "mail_due" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD COLUMN "mail_attempts" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "contact_messages_mail_due" ON "contact_messages" USING btree ("mail_due");