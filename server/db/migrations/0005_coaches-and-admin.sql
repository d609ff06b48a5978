CREATE TABLE "audit_log" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"admin_user_id" uuid NOT NULL,
	"admin_name" text NOT NULL,
	"action" text NOT NULL,
	"target_user_id" uuid NOT NULL,
	"target_name" text NOT NULL,
	"before" jsonb NOT NULL,
	"after" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "audit_log_action_known" CHECK ("audit_log"."action" in ('approve_coach', 'reject_coach', 'change_role', 'ban', 'unban', 'sign_out_everywhere'))
);
--> statement-breakpoint
CREATE TABLE "coach_applications" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"full_name" text NOT NULL,
	"bio" text NOT NULL,
	"experience" text NOT NULL,
	"specialties" text[] NOT NULL,
	"image_url" text,
	"motivation" text NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"reason" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"decided_at" timestamp with time zone,
	CONSTRAINT "coach_applications_status_known" CHECK ("coach_applications"."status" in ('pending', 'approved', 'denied')),
	CONSTRAINT "coach_applications_decided" CHECK (("coach_applications"."status" = 'pending') = ("coach_applications"."decided_at" is null))
);
--> statement-breakpoint
CREATE TABLE "coach_follows" (
	"user_id" uuid NOT NULL,
	"coach_slug" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "coach_follows_user_id_coach_slug_pk" PRIMARY KEY("user_id","coach_slug")
);
--> statement-breakpoint
ALTER TABLE "notifications" DROP CONSTRAINT "notifications_kind_known";--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "ban_reason" text;--> statement-breakpoint
ALTER TABLE "coach_products" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "coach_services" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "slug" text;--> statement-breakpoint
ALTER TABLE "coach_applications" ADD CONSTRAINT "coach_applications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coach_follows" ADD CONSTRAINT "coach_follows_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_log_by_creation" ON "audit_log" USING btree ("created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "coach_applications_one_pending" ON "coach_applications" USING btree ("user_id") WHERE "coach_applications"."status" = 'pending';--> statement-breakpoint
CREATE INDEX "coach_applications_by_user" ON "coach_applications" USING btree ("user_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "coach_applications_pending" ON "coach_applications" USING btree ("created_at" DESC NULLS LAST) WHERE "coach_applications"."status" = 'pending';--> statement-breakpoint
CREATE INDEX "coach_follows_by_coach" ON "coach_follows" USING btree ("coach_slug");--> statement-breakpoint
CREATE UNIQUE INDEX "profiles_slug_once" ON "profiles" USING btree ("slug");--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_kind_known" CHECK ("notifications"."kind" in ('streak_milestone', 'coach_application', 'coach_news'));--> statement-breakpoint
ALTER TABLE "profiles" ADD CONSTRAINT "profiles_slug_is_a_path" CHECK ("profiles"."slug" ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and "profiles"."slug" not like 'ai-%');--> statement-breakpoint
-- An address that becomes free must not bring its next owner the followers of the last one.
CREATE FUNCTION forget_follows() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM coach_follows WHERE coach_slug = OLD.slug;
  RETURN OLD;
END $$;--> statement-breakpoint
CREATE TRIGGER profiles_forget_follows AFTER DELETE ON profiles FOR EACH ROW WHEN (OLD.slug IS NOT NULL) EXECUTE FUNCTION forget_follows();--> statement-breakpoint
-- Who applied before applications were rows: their specialties by today's keys, their application, their address.
UPDATE profiles SET coach_specialties = string_to_array(replace(array_to_string(coach_specialties, ','), '_', '-'), ',') WHERE coach_specialties <> '{}';--> statement-breakpoint
INSERT INTO coach_applications (user_id, full_name, bio, experience, specialties, image_url, motivation, status, created_at, decided_at)
  SELECT user_id, full_name, coalesce(coach_bio, ''), coalesce(coach_experience, ''), coach_specialties, coach_image_url, '', coach_status, created_at,
    CASE WHEN coach_status <> 'pending' THEN updated_at END
  FROM profiles WHERE coach_status IS NOT NULL;--> statement-breakpoint
UPDATE profiles SET slug = 'coach-' || left(user_id::text, 8) WHERE coach_status = 'approved' AND membership_type IN ('coach', 'admin');--> statement-breakpoint
CREATE TABLE "member_directory" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"full_name" text NOT NULL,
	"email" text NOT NULL,
	"membership_type" text NOT NULL,
	"status" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_active_at" timestamp with time zone DEFAULT '-infinity' NOT NULL,
	"name" text GENERATED ALWAYS AS (fold_text(full_name)) STORED NOT NULL,
	"words" "tsvector" GENERATED ALWAYS AS (array_to_tsvector(array_remove(regexp_split_to_array(fold_text(full_name || ' ' || email), '[^a-z0-9\u00c0-\u1fff\u2c00-\u2fff\u3040-\uffff]+') || array[fold_text(email), '/' || membership_type, '/' || status], ''))) STORED NOT NULL
);
--> statement-breakpoint
ALTER TABLE "member_directory" ADD CONSTRAINT "member_directory_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "member_directory_words" ON "member_directory" USING gin ("words");--> statement-breakpoint
CREATE INDEX "member_directory_by_creation" ON "member_directory" USING btree ("created_at","user_id");--> statement-breakpoint
CREATE INDEX "member_directory_by_name" ON "member_directory" USING btree ("name","user_id");--> statement-breakpoint
CREATE INDEX "member_directory_by_activity" ON "member_directory" USING btree ("last_active_at","user_id");--> statement-breakpoint
CREATE INDEX "member_directory_chosen_by_creation" ON "member_directory" USING btree ("membership_type","status","created_at","user_id");--> statement-breakpoint
CREATE INDEX "member_directory_chosen_by_name" ON "member_directory" USING btree ("membership_type","status","name","user_id");--> statement-breakpoint
CREATE INDEX "member_directory_chosen_by_activity" ON "member_directory" USING btree ("membership_type","status","last_active_at","user_id");--> statement-breakpoint
CREATE INDEX "chat_messages_said" ON "chat_messages" USING btree ("created_at") WHERE "chat_messages"."role" = 'user';--> statement-breakpoint
CREATE INDEX "transactions_by_status" ON "transactions" USING btree ("status","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "transactions_revenue" ON "transactions" USING btree ("created_at","amount_cents") WHERE "transactions"."status" = 'completed' and "transactions"."currency" = 'USD';--> statement-breakpoint
CREATE INDEX "quiz_results_by_creation" ON "quiz_results" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "activities_by_creation" ON "activities" USING btree ("created_at","user_id");--> statement-breakpoint
CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the audit log is only ever added to' USING ERRCODE = 'insufficient_privilege';
END $$;--> statement-breakpoint
CREATE TRIGGER audit_log_stays BEFORE UPDATE OR DELETE ON audit_log FOR EACH ROW EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER audit_log_is_not_emptied BEFORE TRUNCATE ON audit_log FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
ALTER TABLE audit_log ENABLE ALWAYS TRIGGER audit_log_stays, ENABLE ALWAYS TRIGGER audit_log_is_not_emptied;--> statement-breakpoint
CREATE FUNCTION user_status(banned_at timestamptz, email_verified boolean) RETURNS text LANGUAGE sql IMMUTABLE
  RETURN CASE WHEN banned_at IS NOT NULL THEN 'banned' WHEN email_verified THEN 'active' ELSE 'unconfirmed' END;--> statement-breakpoint
INSERT INTO member_directory (user_id, full_name, email, membership_type, status, created_at, last_active_at)
SELECT account.id, profile.full_name, account.email, profile.membership_type,
  user_status(account.banned_at, account.email_verified), profile.created_at,
  greatest('-infinity', (SELECT max(updated_at) FROM sessions WHERE user_id = account.id),
    (SELECT max(created_at) FROM activities WHERE user_id = account.id))
FROM users account JOIN profiles profile ON profile.user_id = account.id;--> statement-breakpoint
-- Each writes only what its own table tells: of two changes at once, none undoes the other.
CREATE FUNCTION enter_in_directory() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO member_directory (user_id, full_name, email, membership_type, status, created_at)
  SELECT NEW.user_id, NEW.full_name, email, NEW.membership_type, user_status(banned_at, email_verified), NEW.created_at
  FROM users WHERE id = NEW.user_id;
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE FUNCTION copy_profile_to_directory() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE member_directory SET full_name = NEW.full_name, membership_type = NEW.membership_type, created_at = NEW.created_at
  WHERE user_id = NEW.user_id;
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE FUNCTION copy_account_to_directory() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE member_directory SET email = NEW.email, status = user_status(NEW.banned_at, NEW.email_verified)
  WHERE user_id = NEW.id;
  RETURN NEW;
END $$;--> statement-breakpoint
-- To the quarter of an hour: finer would be more writing than anyone reads.
CREATE FUNCTION note_activity() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  seen timestamptz;
BEGIN
  IF TG_TABLE_NAME = 'sessions' THEN seen := NEW.updated_at; ELSE seen := NEW.created_at; END IF;
  UPDATE member_directory SET last_active_at = seen
  WHERE user_id = NEW.user_id AND last_active_at < seen - interval '15 minutes';
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER profiles_enter_directory AFTER INSERT ON profiles FOR EACH ROW EXECUTE FUNCTION enter_in_directory();--> statement-breakpoint
CREATE TRIGGER profiles_in_directory AFTER UPDATE OF full_name, membership_type, created_at ON profiles FOR EACH ROW
  WHEN ((OLD.full_name, OLD.membership_type, OLD.created_at) IS DISTINCT FROM (NEW.full_name, NEW.membership_type, NEW.created_at))
  EXECUTE FUNCTION copy_profile_to_directory();--> statement-breakpoint
CREATE TRIGGER users_in_directory AFTER UPDATE OF email, email_verified, banned_at ON users FOR EACH ROW
  WHEN ((OLD.email, OLD.email_verified, OLD.banned_at) IS DISTINCT FROM (NEW.email, NEW.email_verified, NEW.banned_at))
  EXECUTE FUNCTION copy_account_to_directory();--> statement-breakpoint
CREATE TRIGGER sessions_note_activity AFTER INSERT OR UPDATE OF updated_at ON sessions FOR EACH ROW EXECUTE FUNCTION note_activity();--> statement-breakpoint
CREATE TRIGGER activities_note_activity AFTER INSERT ON activities FOR EACH ROW EXECUTE FUNCTION note_activity();
