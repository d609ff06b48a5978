CREATE TABLE "post_translations" (
	"post_id" uuid NOT NULL,
	"revision" integer NOT NULL,
	"language" text NOT NULL,
	"body" text,
	"model" text,
	"asked_at" timestamp with time zone DEFAULT now() NOT NULL,
	"try_after" timestamp with time zone,
	CONSTRAINT "post_translations_post_id_revision_language_pk" PRIMARY KEY("post_id","revision","language"),
	CONSTRAINT "post_translations_language_known" CHECK ("post_translations"."language" in ('en', 'pt', 'es'))
);
--> statement-breakpoint
CREATE TABLE "translation_choices" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "ai_calls" ADD COLUMN "purpose" text DEFAULT 'answer' NOT NULL;--> statement-breakpoint
ALTER TABLE "post_translations" ADD CONSTRAINT "post_translations_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "translation_choices" ADD CONSTRAINT "translation_choices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ai_calls" ADD CONSTRAINT "ai_calls_purpose_known" CHECK ("ai_calls"."purpose" in ('answer', 'translation'));