CREATE TABLE "chat_messages" (
	"id" text PRIMARY KEY NOT NULL,
	"chat_id" text NOT NULL,
	"position" integer NOT NULL,
	"is_bot" boolean NOT NULL,
	"text" text NOT NULL,
	"analysis_id" text,
	"feedback" text,
	"state" text NOT NULL,
	"counsellor" text,
	"grounds" jsonb,
	"suggestions" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "chat_messages_position" UNIQUE("chat_id","position"),
	CONSTRAINT "chat_messages_feedback" CHECK ("chat_messages"."feedback" in ('up', 'down')),
	CONSTRAINT "chat_messages_state" CHECK ("chat_messages"."state" in ('whole', 'stopped', 'failed', 'helpLine'))
);
--> statement-breakpoint
CREATE TABLE "chats" (
	"id" text PRIMARY KEY NOT NULL,
	"uid" text NOT NULL,
	"title" text,
	"next_position" integer NOT NULL,
	"answering" text,
	"answering_since" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "generations" ADD COLUMN "kind" text DEFAULT 'text' NOT NULL;--> statement-breakpoint
ALTER TABLE "chat_messages" ADD CONSTRAINT "chat_messages_chat_id_chats_id_fk" FOREIGN KEY ("chat_id") REFERENCES "public"."chats"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chats" ADD CONSTRAINT "chats_uid_users_uid_fk" FOREIGN KEY ("uid") REFERENCES "public"."users"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "chats_uid_updated_at" ON "chats" USING btree ("uid","updated_at");