-- Nobody could pay so far: every membership is a gift, and a gift has no plan from now on.
CREATE OR REPLACE FUNCTION keep_elite_until() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  member uuid := CASE WHEN TG_OP = 'DELETE' THEN OLD.user_id ELSE NEW.user_id END;
BEGIN
  PERFORM FROM profiles WHERE user_id = member FOR NO KEY UPDATE;
  UPDATE profiles SET elite_until = live.until
  FROM (SELECT max(coalesce(period_end, 'infinity')) AS until FROM memberships
        WHERE user_id = member AND state = 'active') live
  WHERE user_id = member AND elite_until IS DISTINCT FROM live.until;
  RETURN NULL;
END $$;--> statement-breakpoint
ALTER TABLE memberships DROP CONSTRAINT memberships_plan_known;--> statement-breakpoint
ALTER TABLE memberships ALTER COLUMN plan DROP NOT NULL;--> statement-breakpoint
ALTER TABLE memberships ALTER COLUMN plan DROP DEFAULT;--> statement-breakpoint
ALTER TABLE memberships DISABLE TRIGGER memberships_touch;--> statement-breakpoint
UPDATE memberships SET plan = NULL;--> statement-breakpoint
ALTER TABLE memberships ENABLE TRIGGER memberships_touch;--> statement-breakpoint
ALTER TABLE memberships ADD CONSTRAINT memberships_plan_known CHECK (plan IS NULL);
