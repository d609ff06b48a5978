CREATE TABLE "live_calendars" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "live_events" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"space_id" uuid NOT NULL,
	"content_id" text,
	"title" text,
	"about" text,
	"repeat" text NOT NULL,
	"first_day" date NOT NULL,
	"last_day" date,
	"start_time" text NOT NULL,
	"time_zone" text NOT NULL,
	"minutes" integer NOT NULL,
	"place" text NOT NULL,
	"join_url" text,
	"address" text,
	"map_url" text,
	"seats" integer,
	"ended_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "live_events_repeat_known" CHECK ("live_events"."repeat" in ('once', 'weekly', 'biweekly', 'monthly')),
	CONSTRAINT "live_events_place_known" CHECK ("live_events"."place" in ('online', 'in_person'))
);
--> statement-breakpoint
CREATE TABLE "live_occurrences" (
	"event_id" uuid NOT NULL,
	"day" date NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"minutes" integer NOT NULL,
	"state" text DEFAULT 'planned' NOT NULL,
	"seats_taken" integer DEFAULT 0 NOT NULL,
	"sequence" integer DEFAULT 0 NOT NULL,
	"agenda" text,
	"notes" text,
	"recording_url" text,
	"recap" text,
	"recap_key" uuid DEFAULT gen_random_uuid() NOT NULL,
	"recap_post_id" uuid,
	"recap_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "live_occurrences_event_id_day_pk" PRIMARY KEY("event_id","day"),
	CONSTRAINT "live_occurrences_state_known" CHECK ("live_occurrences"."state" in ('planned', 'moved', 'cancelled')),
	CONSTRAINT "live_occurrences_seats_counted" CHECK ("live_occurrences"."seats_taken" >= 0)
);
--> statement-breakpoint
CREATE TABLE "live_questions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"event_id" uuid NOT NULL,
	"day" date NOT NULL,
	"author_id" uuid NOT NULL,
	"body" text NOT NULL,
	"answered_minute" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "live_rsvps" (
	"event_id" uuid NOT NULL,
	"day" date NOT NULL,
	"user_id" uuid NOT NULL,
	"state" text NOT NULL,
	"answered_at" timestamp with time zone NOT NULL,
	"offered_until" timestamp with time zone,
	"reminded_hours" integer,
	"attended_at" timestamp with time zone,
	CONSTRAINT "live_rsvps_event_id_day_user_id_pk" PRIMARY KEY("event_id","day","user_id"),
	CONSTRAINT "live_rsvps_state_known" CHECK ("live_rsvps"."state" in ('going', 'waiting', 'offered', 'declined'))
);
--> statement-breakpoint
CREATE TABLE "live_votes" (
	"question_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	CONSTRAINT "live_votes_question_id_user_id_pk" PRIMARY KEY("question_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "activities" DROP CONSTRAINT "activities_kind_known";--> statement-breakpoint
ALTER TABLE "live_calendars" ADD CONSTRAINT "live_calendars_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_events" ADD CONSTRAINT "live_events_space_id_spaces_id_fk" FOREIGN KEY ("space_id") REFERENCES "public"."spaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_occurrences" ADD CONSTRAINT "live_occurrences_event_id_live_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."live_events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_questions" ADD CONSTRAINT "live_questions_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_questions" ADD CONSTRAINT "live_questions_occurrence" FOREIGN KEY ("event_id","day") REFERENCES "public"."live_occurrences"("event_id","day") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_rsvps" ADD CONSTRAINT "live_rsvps_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_rsvps" ADD CONSTRAINT "live_rsvps_occurrence" FOREIGN KEY ("event_id","day") REFERENCES "public"."live_occurrences"("event_id","day") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_votes" ADD CONSTRAINT "live_votes_question_id_live_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."live_questions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_votes" ADD CONSTRAINT "live_votes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "live_calendars_id_once" ON "live_calendars" USING btree ("id");--> statement-breakpoint
CREATE UNIQUE INDEX "live_events_content_once" ON "live_events" USING btree ("content_id");--> statement-breakpoint
CREATE INDEX "live_events_of_space" ON "live_events" USING btree ("space_id");--> statement-breakpoint
CREATE INDEX "live_occurrences_by_start" ON "live_occurrences" USING btree ("starts_at");--> statement-breakpoint
CREATE INDEX "live_occurrences_by_recap" ON "live_occurrences" USING btree ("recap_at") WHERE "live_occurrences"."recap_at" is not null;--> statement-breakpoint
CREATE INDEX "live_questions_of_occurrence" ON "live_questions" USING btree ("event_id","day");--> statement-breakpoint
CREATE INDEX "live_questions_of_author" ON "live_questions" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "live_rsvps_by_user" ON "live_rsvps" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "live_rsvps_in_line" ON "live_rsvps" USING btree ("event_id","day","answered_at") WHERE "live_rsvps"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "live_rsvps_offered" ON "live_rsvps" USING btree ("offered_until") WHERE "live_rsvps"."state" = 'offered';--> statement-breakpoint
CREATE INDEX "live_votes_by_user" ON "live_votes" USING btree ("user_id");--> statement-breakpoint
ALTER TABLE "activities" ADD CONSTRAINT "activities_kind_known" CHECK ("activities"."kind" in ('quiz', 'chat_message', 'saved_quote', 'power_up', 'session', 'plan_step', 'live_event'));