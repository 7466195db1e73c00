CREATE TABLE "credentials" (
	"uid" text PRIMARY KEY NOT NULL,
	"password_hash" text NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"key_hash" text PRIMARY KEY NOT NULL,
	"request_hash" text NOT NULL,
	"answer" text,
	"uid" text,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "known_addresses" (
	"uid" text NOT NULL,
	"address_key" text NOT NULL,
	"last_seen_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "known_addresses_uid_address_key_pk" PRIMARY KEY("uid","address_key")
);
--> statement-breakpoint
CREATE TABLE "login_failures" (
	"account_key" text NOT NULL,
	"address_key" text NOT NULL,
	"known" boolean NOT NULL,
	"failures" integer NOT NULL,
	"since" timestamp (3) with time zone NOT NULL,
	"locked_until" timestamp (3) with time zone,
	CONSTRAINT "login_failures_account_key_address_key_pk" PRIMARY KEY("account_key","address_key")
);
--> statement-breakpoint
CREATE TABLE "reset_tokens" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"uid" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"id" text NOT NULL,
	"uid" text NOT NULL,
	"device" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"last_used_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "sessions_id_unique" UNIQUE("id")
);
--> statement-breakpoint
CREATE TABLE "users" (
	"uid" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"email" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"nickname" text,
	"title" text,
	"gender" text,
	"phone" text,
	"role" text DEFAULT 'Stu' NOT NULL,
	"school_name" text,
	"school_district" text NOT NULL,
	"form" integer DEFAULT 1 NOT NULL,
	"direct_marketing" boolean DEFAULT false NOT NULL,
	"email_list" boolean DEFAULT false NOT NULL,
	"card_id" text,
	"ability" jsonb NOT NULL,
	"recommendation_title" text,
	"recommendation_text" text,
	"needs_recommendation" boolean DEFAULT true NOT NULL,
	"events" jsonb NOT NULL,
	"connections" jsonb NOT NULL,
	"analyses" jsonb NOT NULL,
	"event_types" jsonb NOT NULL,
	"language" text DEFAULT 'en' NOT NULL,
	"admin" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "users_email_lower" CHECK ("users"."email" = lower("users"."email")),
	CONSTRAINT "users_role" CHECK ("users"."role" in ('Stu', 'Tea', 'Sta')),
	CONSTRAINT "users_form" CHECK ("users"."form" between 1 and 6)
);
--> statement-breakpoint
CREATE TABLE "dse_scores" (
	"uid" text PRIMARY KEY NOT NULL,
	"rows" jsonb NOT NULL,
	"version" integer NOT NULL,
	"saved_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "jupas_orders" (
	"uid" text PRIMARY KEY NOT NULL,
	"codes" jsonb NOT NULL,
	"version" integer NOT NULL,
	"saved_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "credentials" ADD CONSTRAINT "credentials_uid_users_uid_fk" FOREIGN KEY ("uid") REFERENCES "public"."users"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "idempotency_keys" ADD CONSTRAINT "idempotency_keys_uid_users_uid_fk" FOREIGN KEY ("uid") REFERENCES "public"."users"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "known_addresses" ADD CONSTRAINT "known_addresses_uid_users_uid_fk" FOREIGN KEY ("uid") REFERENCES "public"."users"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reset_tokens" ADD CONSTRAINT "reset_tokens_uid_users_uid_fk" FOREIGN KEY ("uid") REFERENCES "public"."users"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_uid_users_uid_fk" FOREIGN KEY ("uid") REFERENCES "public"."users"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dse_scores" ADD CONSTRAINT "dse_scores_uid_users_uid_fk" FOREIGN KEY ("uid") REFERENCES "public"."users"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "jupas_orders" ADD CONSTRAINT "jupas_orders_uid_users_uid_fk" FOREIGN KEY ("uid") REFERENCES "public"."users"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "idempotency_keys_created_at" ON "idempotency_keys" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "reset_tokens_uid" ON "reset_tokens" USING btree ("uid");--> statement-breakpoint
CREATE INDEX "sessions_uid" ON "sessions" USING btree ("uid");--> statement-breakpoint
CREATE UNIQUE INDEX "users_user_id" ON "users" USING btree (lower("user_id"));--> statement-breakpoint
CREATE UNIQUE INDEX "users_email" ON "users" USING btree ("email");