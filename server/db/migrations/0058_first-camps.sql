CREATE TABLE "first_camps" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"started_at" timestamp with time zone DEFAULT now() NOT NULL,
	"left_at" timestamp with time zone,
	"finished_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "activities" DROP CONSTRAINT "activities_kind_known";--> statement-breakpoint
ALTER TABLE "first_camps" ADD CONSTRAINT "first_camps_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activities" ADD CONSTRAINT "activities_kind_known" CHECK ("activities"."kind" in ('quiz', 'chat_message', 'saved_quote', 'power_up', 'session', 'plan_step', 'live_event', 'booked_session', 'training_logged', 'check_in', 'look_back'));--> statement-breakpoint
-- Every new account has its first camp, whoever makes the account. Those that exist already are offered one while they are young.
CREATE FUNCTION make_first_camp() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO first_camps (user_id, started_at) VALUES (NEW.id, NEW.created_at);
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER users_make_first_camp AFTER INSERT ON users FOR EACH ROW EXECUTE FUNCTION make_first_camp();
