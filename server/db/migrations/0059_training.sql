CREATE TABLE "belts" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"art" text NOT NULL,
	"grade" text NOT NULL,
	"day" date NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "belts_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "fight_results" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"kind" text NOT NULL,
	"day" date NOT NULL,
	"outcome" text NOT NULL,
	"opponent" text,
	"method" text,
	"learnt" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "fight_results_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "fight_results_kind_known" CHECK ("fight_results"."kind" in ('sparring', 'competition')),
	CONSTRAINT "fight_results_outcome_known" CHECK ("fight_results"."outcome" in ('win', 'loss', 'draw', 'no_contest'))
);
--> statement-breakpoint
CREATE TABLE "training_entries" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"day" date NOT NULL,
	"kind" text NOT NULL,
	"minutes" integer NOT NULL,
	"effort" integer NOT NULL,
	"word" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "training_entries_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "training_entries_kind_known" CHECK ("training_entries"."kind" in ('class', 'drilling', 'pads_bag', 'sparring', 'competition_prep', 'strength', 'conditioning', 'mobility', 'recovery', 'other')),
	CONSTRAINT "training_entries_minutes_in_range" CHECK ("training_entries"."minutes" between 1 and 600),
	CONSTRAINT "training_entries_effort_in_range" CHECK ("training_entries"."effort" between 1 and 10)
);
--> statement-breakpoint
ALTER TABLE "fighter_file_switches" DROP CONSTRAINT "fighter_file_switches_item_known";--> statement-breakpoint
ALTER TABLE "belts" ADD CONSTRAINT "belts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fight_results" ADD CONSTRAINT "fight_results_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "training_entries" ADD CONSTRAINT "training_entries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "fight_results_by_day" ON "fight_results" USING btree ("user_id","day" DESC NULLS FIRST,"created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "training_entries_by_day" ON "training_entries" USING btree ("user_id","day" DESC NULLS FIRST,"created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
ALTER TABLE "fighter_file_switches" ADD CONSTRAINT "fighter_file_switches_item_known" CHECK ("fighter_file_switches"."item" in ('name', 'quiz', 'streak', 'training', 'commitments', 'summary', 'goal', 'obstacle', 'event', 'event_date', 'sport', 'level', 'hours_a_week', 'money', 'people', 'emotion', 'confidence', 'tried'));