-- A paid membership counts until access_until, which has the grace period in it; a gift until the end of its period.
CREATE OR REPLACE FUNCTION keep_elite_until() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  member uuid := CASE WHEN TG_OP = 'DELETE' THEN OLD.user_id ELSE NEW.user_id END;
BEGIN
  PERFORM FROM profiles WHERE user_id = member FOR NO KEY UPDATE;
  UPDATE profiles SET elite_until = live.until
  FROM (SELECT max(coalesce(access_until, period_end, 'infinity')) AS until FROM memberships
        WHERE user_id = member AND state IN ('trialing', 'active', 'past_due')) live
  WHERE user_id = member AND elite_until IS DISTINCT FROM live.until;
  RETURN NULL;
END $$;--> statement-breakpoint
-- The account is deleted: what the provider still charges for stays without a name until the provider has ended it.
CREATE FUNCTION leave_membership() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.state := 'ended';
  NEW.access_until := NULL;
  NEW.end_cause := coalesce(NEW.end_cause, 'account_deleted');
  NEW.given_by := NULL;
  NEW.version := NEW.version + 1;
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER memberships_left BEFORE UPDATE OF user_id ON memberships FOR EACH ROW
  WHEN (NEW.user_id IS NULL AND OLD.user_id IS NOT NULL) EXECUTE FUNCTION leave_membership();--> statement-breakpoint
CREATE FUNCTION remove_left_membership() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM memberships WHERE id = NEW.id;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER memberships_removed AFTER UPDATE ON memberships FOR EACH ROW
  WHEN (NEW.user_id IS NULL AND (NEW.provider IS NULL OR NEW.ended_at IS NOT NULL)) EXECUTE FUNCTION remove_left_membership();
