CREATE TABLE "athlete_shares" (
	"member_id" uuid NOT NULL,
	"coach_id" uuid NOT NULL,
	"items" text[] NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "athlete_shares_member_id_coach_id_pk" PRIMARY KEY("member_id","coach_id"),
	CONSTRAINT "athlete_shares_items_known" CHECK ("athlete_shares"."items" <@ array['streak', 'fire', 'training', 'plans']::text[])
);
--> statement-breakpoint
CREATE TABLE "step_notes" (
	"step_id" uuid NOT NULL,
	"coach_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"text" text NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "step_notes_step_id_coach_id_pk" PRIMARY KEY("step_id","coach_id")
);
--> statement-breakpoint
ALTER TABLE "notification_choices" DROP CONSTRAINT "notification_choices_kind_known";--> statement-breakpoint
ALTER TABLE "notifications" DROP CONSTRAINT "notifications_kind_known";--> statement-breakpoint
ALTER TABLE "athlete_shares" ADD CONSTRAINT "athlete_shares_member_id_users_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "athlete_shares" ADD CONSTRAINT "athlete_shares_coach_id_users_id_fk" FOREIGN KEY ("coach_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "step_notes" ADD CONSTRAINT "step_notes_step_id_plan_steps_id_fk" FOREIGN KEY ("step_id") REFERENCES "public"."plan_steps"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "step_notes" ADD CONSTRAINT "step_notes_coach_id_users_id_fk" FOREIGN KEY ("coach_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "step_notes" ADD CONSTRAINT "step_notes_member_id_users_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "athlete_shares_by_coach" ON "athlete_shares" USING btree ("coach_id","created_at" DESC NULLS FIRST,"member_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "step_notes_by_coach" ON "step_notes" USING btree ("coach_id");--> statement-breakpoint
CREATE INDEX "step_notes_by_member" ON "step_notes" USING btree ("member_id");--> statement-breakpoint
ALTER TABLE "notification_choices" ADD CONSTRAINT "notification_choices_kind_known" CHECK ("notification_choices"."kind" in ('streak_milestone', 'coach_application', 'membership', 'order', 'sale', 'coach_news', 'mention', 'reply', 'space_news', 'live', 'booking', 'check_in', 'coach_note', 'message', 'moderation', 'rank', 'new_application', 'support_message', 'reported_review', 'report'));--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_kind_known" CHECK ("notifications"."kind" in ('streak_milestone', 'coach_application', 'membership', 'order', 'sale', 'coach_news', 'mention', 'reply', 'space_news', 'live', 'booking', 'check_in', 'coach_note', 'message', 'moderation', 'rank', 'new_application', 'support_message', 'reported_review', 'report'));--> statement-breakpoint
CREATE TRIGGER step_notes_touch BEFORE UPDATE ON step_notes FOR EACH ROW EXECUTE FUNCTION touch_updated_at();
