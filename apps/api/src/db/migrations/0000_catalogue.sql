CREATE TABLE "catalogue_version" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"version" integer NOT NULL,
	CONSTRAINT "catalogue_version_single" CHECK ("catalogue_version"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE "collections" (
	"name" text PRIMARY KEY NOT NULL,
	"entry_year" integer NOT NULL,
	"sources" jsonb NOT NULL,
	"file_hash" text NOT NULL,
	"origin" text NOT NULL,
	"loaded_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "collections_origin" CHECK ("collections"."origin" in ('shipped', 'imported'))
);
--> statement-breakpoint
CREATE TABLE "programmes" (
	"collection" text NOT NULL,
	"code" text NOT NULL,
	"position" integer NOT NULL,
	"facts" jsonb NOT NULL,
	CONSTRAINT "programmes_collection_code_pk" PRIMARY KEY("collection","code")
);
--> statement-breakpoint
ALTER TABLE "programmes" ADD CONSTRAINT "programmes_collection_collections_name_fk" FOREIGN KEY ("collection") REFERENCES "public"."collections"("name") ON DELETE cascade ON UPDATE no action;