-- Lets an exclusion constraint compare ids. PostgreSQL's own; any owner of the database may create it.
CREATE EXTENSION IF NOT EXISTS btree_gist;--> statement-breakpoint
-- Until now the length of a session was a text that the coach wrote: '60 minutes', '2 hours'.
UPDATE "offers" SET
  "minutes" = CASE WHEN "kind" = 'coaching' THEN least(480, greatest(10, coalesce(
    substring("duration" FROM '\d{1,3}')::integer * CASE WHEN "duration" ~* '\d\s*h' THEN 60 ELSE 1 END, 60))) ELSE 60 END,
  "seats" = CASE WHEN "kind" = 'coaching' THEN 1 END
WHERE "kind" IN ('coaching', 'package');--> statement-breakpoint
CREATE TABLE "booked_times" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"calendar_id" uuid NOT NULL,
	"lane" uuid NOT NULL,
	"offer_id" uuid,
	"starts_at" timestamp with time zone NOT NULL,
	"minutes" integer NOT NULL,
	"blocked_until" timestamp with time zone NOT NULL,
	"seats" integer DEFAULT 1 NOT NULL,
	"seats_taken" integer DEFAULT 0 NOT NULL,
	"agenda" text,
	"coach_joined_at" timestamp with time zone,
	"coach_reminded_hours" integer,
	"recap" text,
	"next_steps" text[] DEFAULT '{}'::text[] NOT NULL,
	"suggested_at" timestamp with time zone,
	"recap_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "booked_times_forward" CHECK ("booked_times"."blocked_until" > "booked_times"."starts_at" and "booked_times"."minutes" > 0),
	CONSTRAINT "booked_times_seats_not_oversold" CHECK ("booked_times"."seats_taken" between 0 and "booked_times"."seats")
);
--> statement-breakpoint
CREATE TABLE "booking_notes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"time_id" uuid NOT NULL,
	"author_id" uuid NOT NULL,
	"body" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "booking_signals" (
	"position" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "booking_signals_position_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"booking_id" uuid NOT NULL,
	"from_side" text NOT NULL,
	"signal" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "booking_signals_from_side_known" CHECK ("booking_signals"."from_side" in ('member', 'coach'))
);
--> statement-breakpoint
CREATE TABLE "bookings" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"time_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"state" text NOT NULL,
	"order_id" uuid,
	"package_order_id" uuid,
	"title" text NOT NULL,
	"held_until" timestamp with time zone,
	"free_until" timestamp with time zone NOT NULL,
	"brief" text,
	"shares_file" boolean DEFAULT false NOT NULL,
	"moves" smallint DEFAULT 0 NOT NULL,
	"sequence" integer DEFAULT 0 NOT NULL,
	"joined_at" timestamp with time zone,
	"outcome" text,
	"reminded_hours" integer,
	"cancelled_by" text,
	"cancel_reason" text,
	"plan_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "bookings_state_known" CHECK ("bookings"."state" in ('held', 'confirmed', 'cancelled', 'expired')),
	CONSTRAINT "bookings_outcome_known" CHECK ("bookings"."outcome" in ('attended', 'member_absent', 'coach_absent')),
	CONSTRAINT "bookings_cancelled_by_known" CHECK ("bookings"."cancelled_by" in ('member', 'coach')),
	CONSTRAINT "bookings_held_until" CHECK (("bookings"."state" = 'held') = ("bookings"."held_until" is not null)),
	CONSTRAINT "bookings_paid_one_way" CHECK ("bookings"."order_id" is null or "bookings"."package_order_id" is null)
);
--> statement-breakpoint
CREATE TABLE "busy_times" (
	"calendar_id" uuid NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	CONSTRAINT "busy_times_forward" CHECK ("busy_times"."starts_at" < "busy_times"."ends_at")
);
--> statement-breakpoint
CREATE TABLE "calendar_days" (
	"calendar_id" uuid NOT NULL,
	"day" date NOT NULL,
	"windows" jsonb NOT NULL,
	CONSTRAINT "calendar_days_calendar_id_day_pk" PRIMARY KEY("calendar_id","day")
);
--> statement-breakpoint
CREATE TABLE "calendars" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"coach_id" uuid,
	"seller_slug" text,
	"time_zone" text NOT NULL,
	"windows" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"break_minutes" integer NOT NULL,
	"notice_hours" integer NOT NULL,
	"horizon_days" integer NOT NULL,
	"meeting_kind" text DEFAULT 'link' NOT NULL,
	"meeting_url" text,
	"busy_url" text,
	"busy_read_at" timestamp with time zone,
	"busy_tried_at" timestamp with time zone,
	"busy_problem" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "calendars_one_seller" CHECK (("calendars"."coach_id" is null) <> ("calendars"."seller_slug" is null)),
	CONSTRAINT "calendars_meeting_kind_known" CHECK ("calendars"."meeting_kind" in ('link', 'peer', 'jitsi', 'livekit', 'persona')),
	CONSTRAINT "calendars_busy_problem_known" CHECK ("calendars"."busy_problem" in ('refused', 'unreachable', 'too-large', 'too-slow', 'not-a-calendar'))
);
--> statement-breakpoint
ALTER TABLE "booked_times" ADD CONSTRAINT "booked_times_calendar_id_calendars_id_fk" FOREIGN KEY ("calendar_id") REFERENCES "public"."calendars"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booked_times" ADD CONSTRAINT "booked_times_offer_id_offers_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."offers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_notes" ADD CONSTRAINT "booking_notes_time_id_booked_times_id_fk" FOREIGN KEY ("time_id") REFERENCES "public"."booked_times"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_notes" ADD CONSTRAINT "booking_notes_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_signals" ADD CONSTRAINT "booking_signals_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_time_id_booked_times_id_fk" FOREIGN KEY ("time_id") REFERENCES "public"."booked_times"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_member_id_users_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_package_order_id_orders_id_fk" FOREIGN KEY ("package_order_id") REFERENCES "public"."orders"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_plan_id_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."plans"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "busy_times" ADD CONSTRAINT "busy_times_calendar_id_calendars_id_fk" FOREIGN KEY ("calendar_id") REFERENCES "public"."calendars"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_days" ADD CONSTRAINT "calendar_days_calendar_id_calendars_id_fk" FOREIGN KEY ("calendar_id") REFERENCES "public"."calendars"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendars" ADD CONSTRAINT "calendars_coach_id_users_id_fk" FOREIGN KEY ("coach_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "booked_times_of_calendar" ON "booked_times" USING btree ("calendar_id","starts_at") WHERE "booked_times"."seats_taken" > 0;--> statement-breakpoint
CREATE INDEX "booked_times_by_start" ON "booked_times" USING btree ("starts_at") WHERE "booked_times"."seats_taken" > 0;--> statement-breakpoint
CREATE INDEX "booked_times_by_offer" ON "booked_times" USING btree ("offer_id");--> statement-breakpoint
CREATE INDEX "booking_notes_of_time" ON "booking_notes" USING btree ("time_id","created_at");--> statement-breakpoint
CREATE INDEX "booking_notes_of_author" ON "booking_notes" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "booking_signals_of_booking" ON "booking_signals" USING btree ("booking_id","position");--> statement-breakpoint
CREATE INDEX "booking_signals_by_age" ON "booking_signals" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "bookings_of_order" ON "bookings" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "bookings_of_package" ON "bookings" USING btree ("package_order_id");--> statement-breakpoint
CREATE INDEX "bookings_of_time" ON "bookings" USING btree ("time_id");--> statement-breakpoint
CREATE INDEX "bookings_of_member" ON "bookings" USING btree ("member_id","created_at");--> statement-breakpoint
CREATE INDEX "bookings_held" ON "bookings" USING btree ("held_until") WHERE "bookings"."state" = 'held';--> statement-breakpoint
CREATE INDEX "bookings_of_plan" ON "bookings" USING btree ("plan_id");--> statement-breakpoint
CREATE INDEX "busy_times_of_calendar" ON "busy_times" USING btree ("calendar_id","starts_at");--> statement-breakpoint
CREATE UNIQUE INDEX "calendars_of_coach" ON "calendars" USING btree ("coach_id");--> statement-breakpoint
CREATE UNIQUE INDEX "calendars_of_house" ON "calendars" USING btree ("seller_slug");--> statement-breakpoint
CREATE INDEX "calendars_to_read" ON "calendars" USING btree ("busy_tried_at") WHERE "calendars"."busy_url" is not null;--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_session_has_a_length" CHECK ("offers"."kind" not in ('coaching', 'package') or "offers"."minutes" is not null);--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_session_has_seats" CHECK ("offers"."kind" <> 'coaching' or "offers"."seats" >= 1);--> statement-breakpoint
-- No two taken times overlap.
ALTER TABLE "booked_times" ADD CONSTRAINT "booked_times_once"
  EXCLUDE USING gist ("lane" WITH =, tstzrange("starts_at", "blocked_until") WITH &&) WHERE ("seats_taken" > 0);--> statement-breakpoint
ALTER TABLE "notification_choices" DROP CONSTRAINT "notification_choices_kind_known";--> statement-breakpoint
ALTER TABLE "notifications" DROP CONSTRAINT "notifications_kind_known";--> statement-breakpoint
ALTER TABLE "orders" DROP CONSTRAINT "orders_refund_rule_known";--> statement-breakpoint
ALTER TABLE "activities" DROP CONSTRAINT "activities_kind_known";--> statement-breakpoint
ALTER TABLE "notification_choices" ADD CONSTRAINT "notification_choices_kind_known" CHECK ("notification_choices"."kind" in ('streak_milestone', 'coach_application', 'membership', 'order', 'sale', 'coach_news', 'mention', 'reply', 'space_news', 'live', 'booking', 'message', 'moderation', 'rank', 'new_application', 'support_message', 'reported_review', 'report'));--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_kind_known" CHECK ("notifications"."kind" in ('streak_milestone', 'coach_application', 'membership', 'order', 'sale', 'coach_news', 'mention', 'reply', 'space_news', 'live', 'booking', 'message', 'moderation', 'rank', 'new_application', 'support_message', 'reported_review', 'report'));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_refund_rule_known" CHECK ("orders"."refund_rule" in ('until_delivered', 'until_watched', 'until_two_days_before', 'until_day_before', 'until_used', 'return_14_days', 'unused_days'));--> statement-breakpoint
ALTER TABLE "activities" ADD CONSTRAINT "activities_kind_known" CHECK ("activities"."kind" in ('quiz', 'chat_message', 'saved_quote', 'power_up', 'session', 'plan_step', 'live_event', 'booked_session'));--> statement-breakpoint
-- A booking goes with the account of its member: its place is free again, else nobody could take that time.
CREATE FUNCTION free_seat_of_booking() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE booked_times SET seats_taken = seats_taken - 1 WHERE id = old.time_id AND seats_taken > 0;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER bookings_free_seat AFTER DELETE ON bookings FOR EACH ROW
  WHEN (old.state IN ('held', 'confirmed')) EXECUTE FUNCTION free_seat_of_booking();
