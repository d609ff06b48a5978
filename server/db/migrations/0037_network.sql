CREATE TABLE "distances" (
	"user_id" uuid NOT NULL,
	"other_id" uuid NOT NULL,
	"distance" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "distances_user_id_other_id_pk" PRIMARY KEY("user_id","other_id"),
	CONSTRAINT "distances_distance_known" CHECK ("distances"."distance" in ('mute', 'block')),
	CONSTRAINT "distances_between_two" CHECK ("distances"."user_id" <> "distances"."other_id")
);
--> statement-breakpoint
CREATE TABLE "people" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"handle" text NOT NULL,
	"about" text,
	"in_directory" boolean DEFAULT false NOT NULL,
	"accepts_messages" boolean DEFAULT false NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "people_handle_is_a_word" CHECK ("people"."handle" ~ '^[a-z0-9]+(-[a-z0-9]+)*$')
);
--> statement-breakpoint
CREATE TABLE "points" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"cause" text NOT NULL,
	"thing" text NOT NULL,
	"points" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "points_cause_known" CHECK ("points"."cause" in ('attended', 'helpful_answer', 'kept_commitment'))
);
--> statement-breakpoint
CREATE TABLE "mentions" (
	"post_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	CONSTRAINT "mentions_post_id_user_id_pk" PRIMARY KEY("post_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "post_revisions" (
	"post_id" uuid NOT NULL,
	"revision" integer NOT NULL,
	"body" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "post_revisions_post_id_revision_pk" PRIMARY KEY("post_id","revision")
);
--> statement-breakpoint
CREATE TABLE "posts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"space_id" uuid NOT NULL,
	"parent_id" uuid,
	"author_id" uuid,
	"key" uuid NOT NULL,
	"body" text NOT NULL,
	"language" text NOT NULL,
	"pictures" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"side" text,
	"matter" text,
	"place" text,
	"pay" text,
	"until" date,
	"state" text DEFAULT 'shown' NOT NULL,
	"is_public" boolean DEFAULT false NOT NULL,
	"pinned_at" timestamp with time zone,
	"helpful_at" timestamp with time zone,
	"replies" integer DEFAULT 0 NOT NULL,
	"search" "tsvector",
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"edited_at" timestamp with time zone,
	"revision" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "posts_state_known" CHECK ("posts"."state" in ('shown', 'waiting', 'removed', 'deleted')),
	CONSTRAINT "posts_language_known" CHECK ("posts"."language" in ('en', 'pt', 'es')),
	CONSTRAINT "posts_side_known" CHECK ("posts"."side" in ('offer', 'search')),
	CONSTRAINT "posts_matter_known" CHECK ("posts"."matter" in ('sponsorship', 'fight', 'gym', 'job', 'gear', 'media', 'other'))
);
--> statement-breakpoint
CREATE TABLE "reactions" (
	"post_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"reaction" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "reactions_post_id_user_id_reaction_pk" PRIMARY KEY("post_id","user_id","reaction"),
	CONSTRAINT "reactions_reaction_known" CHECK ("reactions"."reaction" in ('fist', 'fire', 'respect', 'laugh', 'strong'))
);
--> statement-breakpoint
CREATE TABLE "space_members" (
	"space_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"read_until" timestamp with time zone,
	"read_post_id" uuid,
	"introduced_at" timestamp with time zone,
	"joined_at" timestamp with time zone DEFAULT now() NOT NULL,
	"left_at" timestamp with time zone,
	CONSTRAINT "space_members_space_id_user_id_pk" PRIMARY KEY("space_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "spaces" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"slug" text NOT NULL,
	"kind" text DEFAULT 'open' NOT NULL,
	"name" text,
	"about" text,
	"coach_id" uuid,
	"coach_slug" text,
	"slow_seconds" integer DEFAULT 0 NOT NULL,
	"members" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "spaces_kind_known" CHECK ("spaces"."kind" in ('open', 'business', 'clients')),
	CONSTRAINT "spaces_clients_have_a_coach" CHECK (("spaces"."kind" = 'clients') = ("spaces"."coach_id" is not null))
);
--> statement-breakpoint
ALTER TABLE "notification_choices" DROP CONSTRAINT "notification_choices_kind_known";--> statement-breakpoint
ALTER TABLE "notifications" DROP CONSTRAINT "notifications_kind_known";--> statement-breakpoint
ALTER TABLE "distances" ADD CONSTRAINT "distances_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "distances" ADD CONSTRAINT "distances_other_id_users_id_fk" FOREIGN KEY ("other_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "people" ADD CONSTRAINT "people_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "points" ADD CONSTRAINT "points_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mentions" ADD CONSTRAINT "mentions_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mentions" ADD CONSTRAINT "mentions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_revisions" ADD CONSTRAINT "post_revisions_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "posts" ADD CONSTRAINT "posts_space_id_spaces_id_fk" FOREIGN KEY ("space_id") REFERENCES "public"."spaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "posts" ADD CONSTRAINT "posts_parent_id_posts_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "posts" ADD CONSTRAINT "posts_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reactions" ADD CONSTRAINT "reactions_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reactions" ADD CONSTRAINT "reactions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "space_members" ADD CONSTRAINT "space_members_space_id_spaces_id_fk" FOREIGN KEY ("space_id") REFERENCES "public"."spaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "space_members" ADD CONSTRAINT "space_members_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "spaces" ADD CONSTRAINT "spaces_coach_id_users_id_fk" FOREIGN KEY ("coach_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "distances_by_other" ON "distances" USING btree ("other_id");--> statement-breakpoint
CREATE UNIQUE INDEX "people_handle_once" ON "people" USING btree ("handle");--> statement-breakpoint
CREATE INDEX "people_in_directory" ON "people" USING btree ("handle") WHERE "people"."in_directory";--> statement-breakpoint
CREATE UNIQUE INDEX "points_once" ON "points" USING btree ("user_id","cause","thing");--> statement-breakpoint
CREATE INDEX "mentions_by_user" ON "mentions" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "posts_key_once" ON "posts" USING btree ("author_id","key");--> statement-breakpoint
CREATE INDEX "posts_feed" ON "posts" USING btree ("space_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "posts"."parent_id" is null;--> statement-breakpoint
CREATE INDEX "posts_of_parent" ON "posts" USING btree ("parent_id","created_at","id") WHERE "posts"."parent_id" is not null;--> statement-breakpoint
CREATE INDEX "posts_of_author" ON "posts" USING btree ("author_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "posts_public" ON "posts" USING btree ("space_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "posts"."is_public" and "posts"."parent_id" is null and "posts"."state" = 'shown';--> statement-breakpoint
CREATE INDEX "posts_pinned" ON "posts" USING btree ("space_id") WHERE "posts"."pinned_at" is not null;--> statement-breakpoint
CREATE INDEX "posts_search" ON "posts" USING gin ("search");--> statement-breakpoint
CREATE INDEX "reactions_by_user" ON "reactions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "space_members_by_user" ON "space_members" USING btree ("user_id") WHERE "space_members"."left_at" is null;--> statement-breakpoint
CREATE INDEX "space_members_by_joining" ON "space_members" USING btree ("space_id","joined_at" DESC NULLS FIRST,"user_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE UNIQUE INDEX "spaces_slug_once" ON "spaces" USING btree ("slug");--> statement-breakpoint
CREATE UNIQUE INDEX "spaces_one_of_a_coach" ON "spaces" USING btree ("coach_id");--> statement-breakpoint
ALTER TABLE "notification_choices" ADD CONSTRAINT "notification_choices_kind_known" CHECK ("notification_choices"."kind" in ('streak_milestone', 'coach_application', 'membership', 'order', 'sale', 'coach_news', 'mention', 'reply', 'space_news', 'live', 'message', 'moderation', 'rank', 'new_application', 'support_message', 'reported_review', 'report'));--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_kind_known" CHECK ("notifications"."kind" in ('streak_milestone', 'coach_application', 'membership', 'order', 'sale', 'coach_news', 'mention', 'reply', 'space_news', 'live', 'message', 'moderation', 'rank', 'new_application', 'support_message', 'reported_review', 'report'));