CREATE TABLE "usage_counts" (
	"day" date NOT NULL,
	"method" text NOT NULL,
	"path" text NOT NULL,
	"status" integer NOT NULL,
	"requests" bigint NOT NULL,
	"elapsed" bigint NOT NULL,
	CONSTRAINT "usage_counts_day_method_path_status_pk" PRIMARY KEY("day","method","path","status")
);
--> statement-breakpoint
CREATE TABLE "usage_salts" (
	"day" date PRIMARY KEY NOT NULL,
	"salt" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "usage_visitor_counts" (
	"day" date NOT NULL,
	"method" text NOT NULL,
	"path" text NOT NULL,
	"visitors" integer NOT NULL,
	CONSTRAINT "usage_visitor_counts_day_method_path_pk" PRIMARY KEY("day","method","path")
);
--> statement-breakpoint
CREATE TABLE "usage_visitors" (
	"day" date NOT NULL,
	"method" text NOT NULL,
	"path" text NOT NULL,
	"visitor" text NOT NULL,
	CONSTRAINT "usage_visitors_day_method_path_visitor_pk" PRIMARY KEY("day","method","path","visitor")
);
--> statement-breakpoint
CREATE TABLE "contact_messages" (
	"id" text PRIMARY KEY NOT NULL,
	"uid" text,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"subject" text NOT NULL,
	"message" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"mailed_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "survey_answers" (
	"id" text PRIMARY KEY NOT NULL,
	"submitted_on" date NOT NULL,
	"entry_year" integer NOT NULL,
	"scores" jsonb NOT NULL,
	"offer" text,
	"band" text,
	"satisfied" boolean
);
--> statement-breakpoint
ALTER TABLE "contact_messages" ADD CONSTRAINT "contact_messages_uid_users_uid_fk" FOREIGN KEY ("uid") REFERENCES "public"."users"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "contact_messages_created_at" ON "contact_messages" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "contact_messages_uid" ON "contact_messages" USING btree ("uid");