CREATE TABLE "fighter_commitments" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"text" text NOT NULL,
	"due_date" date,
	"outcome" integer,
	"reported_in" uuid,
	"conversation_id" uuid,
	"message_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "fighter_commitments_outcome_in_range" CHECK ("fighter_commitments"."outcome" between 1 and 10)
);
--> statement-breakpoint
CREATE TABLE "fighter_facts" (
	"user_id" uuid NOT NULL,
	"key" text NOT NULL,
	"value" text NOT NULL,
	"source" text NOT NULL,
	"conversation_id" uuid,
	"message_id" uuid,
	"room" text,
	"expires_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "fighter_facts_user_id_key_pk" PRIMARY KEY("user_id","key"),
	CONSTRAINT "fighter_facts_key_known" CHECK ("fighter_facts"."key" in ('goal', 'obstacle', 'event', 'event_date', 'sport', 'level', 'hours_a_week', 'money', 'people', 'emotion', 'confidence', 'tried')),
	CONSTRAINT "fighter_facts_source_known" CHECK ("fighter_facts"."source" in ('message', 'member')),
	CONSTRAINT "fighter_facts_room_known" CHECK ("fighter_facts"."room" in ('war-room', 'ai-bastion', 'ai-ember', 'ai-volt', 'ai-quill', 'ai-harbor', 'ai-tide', 'ai-thorn', 'ai-cipher'))
);
--> statement-breakpoint
CREATE TABLE "fighter_file_switches" (
	"user_id" uuid NOT NULL,
	"item" text NOT NULL,
	CONSTRAINT "fighter_file_switches_user_id_item_pk" PRIMARY KEY("user_id","item"),
	CONSTRAINT "fighter_file_switches_item_known" CHECK ("fighter_file_switches"."item" in ('quiz', 'streak', 'commitments', 'summary', 'goal', 'obstacle', 'event', 'event_date', 'sport', 'level', 'hours_a_week', 'money', 'people', 'emotion', 'confidence', 'tried'))
);
--> statement-breakpoint
CREATE TABLE "plan_steps" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"plan_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"text" text NOT NULL,
	"due_date" date,
	"done_at" timestamp with time zone,
	"outcome" integer,
	"reported_in" uuid,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "plan_steps_outcome_in_range" CHECK ("plan_steps"."outcome" between 1 and 10)
);
--> statement-breakpoint
CREATE TABLE "plans" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"conversation_id" uuid,
	"message_id" uuid,
	"title" text NOT NULL,
	"metric" text NOT NULL,
	"if_then" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "activities" DROP CONSTRAINT "activities_kind_known";--> statement-breakpoint
ALTER TABLE "fighter_commitments" ADD CONSTRAINT "fighter_commitments_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fighter_commitments" ADD CONSTRAINT "fighter_commitments_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fighter_commitments" ADD CONSTRAINT "fighter_commitments_message_id_chat_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."chat_messages"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fighter_facts" ADD CONSTRAINT "fighter_facts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fighter_facts" ADD CONSTRAINT "fighter_facts_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fighter_facts" ADD CONSTRAINT "fighter_facts_message_id_chat_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."chat_messages"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fighter_file_switches" ADD CONSTRAINT "fighter_file_switches_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_steps" ADD CONSTRAINT "plan_steps_plan_id_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."plans"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_steps" ADD CONSTRAINT "plan_steps_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plans" ADD CONSTRAINT "plans_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plans" ADD CONSTRAINT "plans_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plans" ADD CONSTRAINT "plans_message_id_chat_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."chat_messages"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "fighter_commitments_once" ON "fighter_commitments" USING btree ("message_id",md5("text"));--> statement-breakpoint
CREATE INDEX "fighter_commitments_by_user" ON "fighter_commitments" USING btree ("user_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "fighter_commitments_by_conversation" ON "fighter_commitments" USING btree ("conversation_id");--> statement-breakpoint
CREATE INDEX "fighter_facts_by_conversation" ON "fighter_facts" USING btree ("conversation_id");--> statement-breakpoint
CREATE INDEX "fighter_facts_by_message" ON "fighter_facts" USING btree ("message_id");--> statement-breakpoint
CREATE INDEX "fighter_facts_expiry" ON "fighter_facts" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "plan_steps_in_order" ON "plan_steps" USING btree ("plan_id","position");--> statement-breakpoint
CREATE INDEX "plan_steps_by_user" ON "plan_steps" USING btree ("user_id","due_date");--> statement-breakpoint
CREATE UNIQUE INDEX "plans_once" ON "plans" USING btree ("message_id");--> statement-breakpoint
CREATE INDEX "plans_by_user" ON "plans" USING btree ("user_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "plans_by_conversation" ON "plans" USING btree ("conversation_id");--> statement-breakpoint
ALTER TABLE "activities" ADD CONSTRAINT "activities_kind_known" CHECK ("activities"."kind" in ('quiz', 'chat_message', 'saved_quote', 'power_up', 'session', 'plan_step'));--> statement-breakpoint
CREATE TRIGGER plan_steps_touch BEFORE UPDATE ON plan_steps FOR EACH ROW EXECUTE FUNCTION touch_updated_at();--> statement-breakpoint
CREATE TRIGGER fighter_facts_touch BEFORE UPDATE ON fighter_facts FOR EACH ROW EXECUTE FUNCTION touch_updated_at();
