CREATE TABLE "memberships" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"plan" text DEFAULT 'elite' NOT NULL,
	"state" text DEFAULT 'active' NOT NULL,
	"period_start" timestamp with time zone DEFAULT now() NOT NULL,
	"period_end" timestamp with time zone,
	"provider" text,
	"provider_customer_id" text,
	"provider_subscription_id" text,
	"given_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "memberships_plan_known" CHECK ("memberships"."plan" in ('elite')),
	CONSTRAINT "memberships_state_known" CHECK ("memberships"."state" in ('active', 'ended')),
	CONSTRAINT "memberships_provider_known" CHECK ("memberships"."provider" in ('sandbox', 'stripe')),
	CONSTRAINT "memberships_paid_or_given" CHECK (("memberships"."provider" is null) = ("memberships"."provider_subscription_id" is null)),
	CONSTRAINT "memberships_period_ends_after_start" CHECK ("memberships"."period_end" > "memberships"."period_start")
);--> statement-breakpoint
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "memberships_subscription_once" ON "memberships" USING btree ("provider","provider_subscription_id");--> statement-breakpoint
CREATE INDEX "memberships_by_user" ON "memberships" USING btree ("user_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE TRIGGER memberships_touch BEFORE UPDATE ON memberships FOR EACH ROW EXECUTE FUNCTION touch_updated_at();--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "role" text DEFAULT 'member' NOT NULL;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "elite_until" timestamp with time zone;--> statement-breakpoint
-- The one place where membership_type is derived. It is given the time: a period that has ended stops counting by itself.
CREATE FUNCTION membership_type_of(role text, elite_until timestamptz, at timestamptz DEFAULT now()) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN CASE WHEN role <> 'member' THEN role WHEN elite_until > at THEN 'elite_member' ELSE 'free_member' END;--> statement-breakpoint
-- The profile is locked first: of two changes at once, the second then sees what the first has written.
CREATE FUNCTION keep_elite_until() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  member uuid := CASE WHEN TG_OP = 'DELETE' THEN OLD.user_id ELSE NEW.user_id END;
BEGIN
  PERFORM FROM profiles WHERE user_id = member FOR NO KEY UPDATE;
  UPDATE profiles SET elite_until = live.until
  FROM (SELECT max(coalesce(period_end, 'infinity')) AS until FROM memberships
        WHERE user_id = member AND plan = 'elite' AND state = 'active') live
  WHERE user_id = member AND elite_until IS DISTINCT FROM live.until;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER memberships_keep_elite_until AFTER INSERT OR UPDATE OR DELETE ON memberships FOR EACH ROW EXECUTE FUNCTION keep_elite_until();--> statement-breakpoint
DROP TRIGGER profiles_in_directory ON profiles;--> statement-breakpoint
-- Nobody changed their profile today.
ALTER TABLE profiles DISABLE TRIGGER profiles_touch;--> statement-breakpoint
UPDATE profiles SET role = membership_type WHERE membership_type IN ('fight_camp_coach', 'coach', 'admin');--> statement-breakpoint
-- Elite was given by hand so far and had no end: it stays so, as a gift.
INSERT INTO memberships (user_id, period_start) SELECT user_id, coalesce(upgraded_at, created_at) FROM profiles WHERE membership_type = 'elite_member';--> statement-breakpoint
ALTER TABLE profiles ENABLE TRIGGER profiles_touch;--> statement-breakpoint
-- Decisions that can still be undone. Who was Elite before an approval gets it back at once.
INSERT INTO memberships (user_id) SELECT user_id FROM coach_applications JOIN profiles USING (user_id)
  WHERE profile_before ->> 'membership_type' = 'elite_member' AND membership_type <> 'elite_member';--> statement-breakpoint
UPDATE coach_applications SET profile_before = profile_before - 'membership_type' || jsonb_build_object('role',
  CASE WHEN profile_before ->> 'membership_type' IN ('free_member', 'elite_member') THEN 'member' ELSE profile_before ->> 'membership_type' END)
  WHERE profile_before IS NOT NULL;--> statement-breakpoint
DROP INDEX "profiles_by_membership_type";--> statement-breakpoint
ALTER TABLE "profiles" DROP CONSTRAINT "profiles_membership_type_known";--> statement-breakpoint
ALTER TABLE "profiles" DROP COLUMN "membership_type";--> statement-breakpoint
ALTER TABLE "profiles" ADD CONSTRAINT "profiles_role_known" CHECK ("profiles"."role" in ('member', 'fight_camp_coach', 'coach', 'admin'));--> statement-breakpoint
CREATE INDEX "profiles_by_role" ON "profiles" USING btree ("role","created_at" DESC NULLS FIRST,"user_id" DESC NULLS FIRST);--> statement-breakpoint
DROP INDEX "member_directory_chosen_by_creation";--> statement-breakpoint
DROP INDEX "member_directory_chosen_by_name";--> statement-breakpoint
DROP INDEX "member_directory_chosen_by_activity";--> statement-breakpoint
ALTER TABLE "member_directory" DROP CONSTRAINT "member_directory_membership_type_known";--> statement-breakpoint
ALTER TABLE "member_directory" drop column "words";--> statement-breakpoint
ALTER TABLE "member_directory" DROP COLUMN "membership_type";--> statement-breakpoint
ALTER TABLE "member_directory" ADD COLUMN "role" text DEFAULT 'member' NOT NULL;--> statement-breakpoint
ALTER TABLE "member_directory" ADD COLUMN "elite_until" timestamp with time zone;--> statement-breakpoint
UPDATE member_directory d SET role = p.role, elite_until = p.elite_until FROM profiles p
  WHERE p.user_id = d.user_id AND (p.role <> 'member' OR p.elite_until IS NOT NULL);--> statement-breakpoint
ALTER TABLE "member_directory" ALTER COLUMN "role" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "member_directory" ADD COLUMN "listed_type" text GENERATED ALWAYS AS (case when role <> 'member' then role when elite_until is null then 'free_member' else 'elite_member' end) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "member_directory" ADD COLUMN "words" "tsvector" GENERATED ALWAYS AS (array_to_tsvector(array_remove(regexp_split_to_array(fold_text(full_name || ' ' || email), '[^a-z0-9\u00c0-\u1fff\u2c00-\u2fff\u3040-\uffff]+') || array[fold_text(email), '/' || case when role <> 'member' then role when elite_until is null then 'free_member' else 'elite_member' end, '/' || status], ''))) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "member_directory_words" ON "member_directory" USING gin ("words");--> statement-breakpoint
CREATE INDEX "member_directory_chosen_by_creation" ON "member_directory" USING btree ("listed_type","status","created_at","user_id");--> statement-breakpoint
CREATE INDEX "member_directory_chosen_by_name" ON "member_directory" USING btree ("listed_type","status","name","user_id");--> statement-breakpoint
CREATE INDEX "member_directory_chosen_by_activity" ON "member_directory" USING btree ("listed_type","status","last_active_at","user_id");--> statement-breakpoint
ALTER TABLE "member_directory" ADD CONSTRAINT "member_directory_role_known" CHECK ("member_directory"."role" in ('member', 'fight_camp_coach', 'coach', 'admin'));--> statement-breakpoint
CREATE OR REPLACE FUNCTION enter_in_directory() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO member_directory (user_id, full_name, email, role, elite_until, status, created_at)
  SELECT NEW.user_id, NEW.full_name, email, NEW.role, NEW.elite_until, user_status(banned_at, email_verified), NEW.created_at
  FROM users WHERE id = NEW.user_id;
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION copy_profile_to_directory() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE member_directory SET full_name = NEW.full_name, role = NEW.role, elite_until = NEW.elite_until, created_at = NEW.created_at
  WHERE user_id = NEW.user_id;
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER profiles_in_directory AFTER UPDATE OF full_name, role, elite_until, created_at ON profiles FOR EACH ROW
  WHEN ((OLD.full_name, OLD.role, OLD.elite_until, OLD.created_at) IS DISTINCT FROM (NEW.full_name, NEW.role, NEW.elite_until, NEW.created_at))
  EXECUTE FUNCTION copy_profile_to_directory();--> statement-breakpoint
ALTER TABLE "audit_log" DROP CONSTRAINT "audit_log_action_known";--> statement-breakpoint
ALTER TABLE "audit_log" ADD CONSTRAINT "audit_log_action_known" CHECK ("audit_log"."action" in ('approve_coach', 'reject_coach', 'undo_decision', 'change_role', 'give_elite', 'ban', 'unban', 'sign_out_everywhere', 'remove_picture', 'add_passkey', 'remove_passkey'));
