CREATE TABLE "check_ins" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"day" date NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"source" text NOT NULL,
	"commitment_id" uuid,
	"step_id" uuid,
	"text" text NOT NULL,
	"due_date" date NOT NULL,
	"outcome" integer,
	"answered_at" timestamp with time zone,
	CONSTRAINT "check_ins_source_known" CHECK ("check_ins"."source" in ('commitment', 'step')),
	CONSTRAINT "check_ins_outcome_in_range" CHECK ("check_ins"."outcome" between 1 and 10)
);
--> statement-breakpoint
CREATE TABLE "push_keys" (
	"only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"public_key" text NOT NULL,
	"sealed_private_key" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "push_keys_one_row" CHECK ("push_keys"."only")
);
--> statement-breakpoint
CREATE TABLE "push_subscriptions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"session_id" uuid NOT NULL,
	"endpoint" text NOT NULL,
	"p256dh" text NOT NULL,
	"auth" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_success_at" timestamp with time zone,
	CONSTRAINT "push_subscriptions_endpoint_unique" UNIQUE("endpoint")
);
--> statement-breakpoint
ALTER TABLE "notification_choices" DROP CONSTRAINT "notification_choices_kind_known";--> statement-breakpoint
ALTER TABLE "notification_choices" DROP CONSTRAINT "notification_choices_mode_known";--> statement-breakpoint
ALTER TABLE "notifications" DROP CONSTRAINT "notifications_kind_known";--> statement-breakpoint
ALTER TABLE "fighter_commitments" ADD COLUMN "reported_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "push_waits" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "plan_steps" ADD COLUMN "rated_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "check_ins" ADD CONSTRAINT "check_ins_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "check_ins" ADD CONSTRAINT "check_ins_commitment_id_fighter_commitments_id_fk" FOREIGN KEY ("commitment_id") REFERENCES "public"."fighter_commitments"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "check_ins" ADD CONSTRAINT "check_ins_step_id_plan_steps_id_fk" FOREIGN KEY ("step_id") REFERENCES "public"."plan_steps"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "check_ins_one_a_day" ON "check_ins" USING btree ("user_id","day");--> statement-breakpoint
CREATE UNIQUE INDEX "check_ins_once_for_commitment" ON "check_ins" USING btree ("commitment_id","due_date");--> statement-breakpoint
CREATE UNIQUE INDEX "check_ins_once_for_step" ON "check_ins" USING btree ("step_id","due_date");--> statement-breakpoint
CREATE INDEX "check_ins_by_user" ON "check_ins" USING btree ("user_id","asked_at");--> statement-breakpoint
CREATE INDEX "push_subscriptions_by_user" ON "push_subscriptions" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "push_subscriptions_by_session" ON "push_subscriptions" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "fighter_commitments_due" ON "fighter_commitments" USING btree ("due_date") WHERE "fighter_commitments"."outcome" is null;--> statement-breakpoint
CREATE INDEX "notifications_to_push" ON "notifications" USING btree ("user_id") WHERE "notifications"."push_waits" and "notifications"."read_at" is null;--> statement-breakpoint
CREATE INDEX "plan_steps_due" ON "plan_steps" USING btree ("due_date") WHERE "plan_steps"."done_at" is null;--> statement-breakpoint
ALTER TABLE "notification_choices" ADD CONSTRAINT "notification_choices_kind_known" CHECK ("notification_choices"."kind" in ('streak_milestone', 'coach_application', 'membership', 'order', 'sale', 'coach_news', 'mention', 'reply', 'space_news', 'live', 'booking', 'check_in', 'message', 'moderation', 'rank', 'new_application', 'support_message', 'reported_review', 'report'));--> statement-breakpoint
ALTER TABLE "notification_choices" ADD CONSTRAINT "notification_choices_mode_known" CHECK ("notification_choices"."mode" in ('push', 'mail', 'digest', 'here', 'off'));--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_kind_known" CHECK ("notifications"."kind" in ('streak_milestone', 'coach_application', 'membership', 'order', 'sale', 'coach_news', 'mention', 'reply', 'space_news', 'live', 'booking', 'check_in', 'message', 'moderation', 'rank', 'new_application', 'support_message', 'reported_review', 'report'));