-- The indexes of the lists, in the order that a plain `desc` asks for: with nulls last, as they were, they could not give it.
DROP INDEX "sessions_by_user";--> statement-breakpoint
DROP INDEX "audit_log_by_creation";--> statement-breakpoint
DROP INDEX "saved_quotes_by_user";--> statement-breakpoint
DROP INDEX "coach_applications_by_user";--> statement-breakpoint
DROP INDEX "coach_applications_pending";--> statement-breakpoint
DROP INDEX "coach_products_by_coach";--> statement-breakpoint
DROP INDEX "coach_services_by_coach";--> statement-breakpoint
DROP INDEX "ai_calls_by_user";--> statement-breakpoint
DROP INDEX "ai_calls_by_creation";--> statement-breakpoint
DROP INDEX "conversations_by_user";--> statement-breakpoint
DROP INDEX "fighter_commitments_by_user";--> statement-breakpoint
DROP INDEX "mails_by_recipient";--> statement-breakpoint
DROP INDEX "mails_by_creation";--> statement-breakpoint
DROP INDEX "notifications_by_user";--> statement-breakpoint
DROP INDEX "transactions_by_creation";--> statement-breakpoint
DROP INDEX "transactions_by_status";--> statement-breakpoint
DROP INDEX "transactions_by_user";--> statement-breakpoint
DROP INDEX "plans_by_user";--> statement-breakpoint
DROP INDEX "profiles_by_creation";--> statement-breakpoint
DROP INDEX "profiles_by_coach_status";--> statement-breakpoint
DROP INDEX "profiles_by_membership_type";--> statement-breakpoint
DROP INDEX "quiz_results_by_user";--> statement-breakpoint
DROP INDEX "activities_by_user";--> statement-breakpoint
ALTER TABLE "chat_messages" ALTER COLUMN "template" SET DEFAULT 'general';--> statement-breakpoint
ALTER TABLE "two_factors" ADD COLUMN "last_step" integer;--> statement-breakpoint
CREATE INDEX "mails_failures" ON "mails" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "mails"."status" = 'failed' or ("mails"."status" = 'queued' and "mails"."last_error" is not null);--> statement-breakpoint
CREATE INDEX "sessions_by_user" ON "sessions" USING btree ("user_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "audit_log_by_creation" ON "audit_log" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "saved_quotes_by_user" ON "saved_quotes" USING btree ("user_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "coach_applications_by_user" ON "coach_applications" USING btree ("user_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "coach_applications_pending" ON "coach_applications" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "coach_applications"."status" = 'pending';--> statement-breakpoint
CREATE INDEX "coach_products_by_coach" ON "coach_products" USING btree ("coach_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "coach_services_by_coach" ON "coach_services" USING btree ("coach_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "ai_calls_by_user" ON "ai_calls" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "ai_calls_by_creation" ON "ai_calls" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "conversations_by_user" ON "conversations" USING btree ("user_id","room","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "fighter_commitments_by_user" ON "fighter_commitments" USING btree ("user_id",("outcome" is not null),"created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "mails_by_recipient" ON "mails" USING btree ("to","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "mails_by_creation" ON "mails" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "notifications_by_user" ON "notifications" USING btree ("user_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "transactions_by_creation" ON "transactions" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "transactions_by_status" ON "transactions" USING btree ("status","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "transactions_by_user" ON "transactions" USING btree ("user_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "plans_by_user" ON "plans" USING btree ("user_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "profiles_by_creation" ON "profiles" USING btree ("created_at" DESC NULLS FIRST,"user_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "profiles_by_coach_status" ON "profiles" USING btree ("coach_status","created_at" DESC NULLS FIRST,"user_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "profiles_by_membership_type" ON "profiles" USING btree ("membership_type","created_at" DESC NULLS FIRST,"user_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "quiz_results_by_user" ON "quiz_results" USING btree ("user_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "activities_by_user" ON "activities" USING btree ("user_id","created_at");--> statement-breakpoint
-- What no screen has words for, and no call of ours could ever store.
UPDATE profiles SET coach_specialties = array(SELECT specialty FROM unnest(coach_specialties) WITH ORDINALITY AS had (specialty, place) WHERE specialty = any(array['leadership-strategy', 'warrior-mindset-resilience', 'confidence-achievement', 'precision-excellence', 'fundamentals-discipline', 'balance-flow', 'strength-empowerment', 'mental-performance', 'boxing', 'mma', 'brazilian-jiu-jitsu', 'muay-thai', 'kickboxing', 'wrestling']::text[]) ORDER BY place)
  WHERE NOT coach_specialties <@ array['leadership-strategy', 'warrior-mindset-resilience', 'confidence-achievement', 'precision-excellence', 'fundamentals-discipline', 'balance-flow', 'strength-empowerment', 'mental-performance', 'boxing', 'mma', 'brazilian-jiu-jitsu', 'muay-thai', 'kickboxing', 'wrestling']::text[];--> statement-breakpoint
UPDATE coach_applications SET specialties = array(SELECT specialty FROM unnest(specialties) WITH ORDINALITY AS had (specialty, place) WHERE specialty = any(array['leadership-strategy', 'warrior-mindset-resilience', 'confidence-achievement', 'precision-excellence', 'fundamentals-discipline', 'balance-flow', 'strength-empowerment', 'mental-performance', 'boxing', 'mma', 'brazilian-jiu-jitsu', 'muay-thai', 'kickboxing', 'wrestling']::text[]) ORDER BY place)
  WHERE NOT specialties <@ array['leadership-strategy', 'warrior-mindset-resilience', 'confidence-achievement', 'precision-excellence', 'fundamentals-discipline', 'balance-flow', 'strength-empowerment', 'mental-performance', 'boxing', 'mma', 'brazilian-jiu-jitsu', 'muay-thai', 'kickboxing', 'wrestling']::text[];--> statement-breakpoint
DELETE FROM notification_choices WHERE kind NOT IN ('streak_milestone', 'coach_application', 'coach_news');--> statement-breakpoint
ALTER TABLE "member_directory" ADD CONSTRAINT "member_directory_membership_type_known" CHECK ("member_directory"."membership_type" in ('free_member', 'elite_member', 'fight_camp_coach', 'coach', 'admin'));--> statement-breakpoint
ALTER TABLE "member_directory" ADD CONSTRAINT "member_directory_status_known" CHECK ("member_directory"."status" in ('active', 'banned', 'unconfirmed'));--> statement-breakpoint
ALTER TABLE "coach_applications" ADD CONSTRAINT "coach_applications_specialties_known" CHECK ("coach_applications"."specialties" <@ array['leadership-strategy', 'warrior-mindset-resilience', 'confidence-achievement', 'precision-excellence', 'fundamentals-discipline', 'balance-flow', 'strength-empowerment', 'mental-performance', 'boxing', 'mma', 'brazilian-jiu-jitsu', 'muay-thai', 'kickboxing', 'wrestling']::text[]);--> statement-breakpoint
ALTER TABLE "coach_products" ADD CONSTRAINT "coach_products_original_price_not_negative" CHECK ("coach_products"."original_price_cents" >= 0);--> statement-breakpoint
ALTER TABLE "coach_products" ADD CONSTRAINT "coach_products_currency_is_a_code" CHECK ("coach_products"."currency" ~ '^[A-Z]{3}$');--> statement-breakpoint
ALTER TABLE "coach_products" ADD CONSTRAINT "coach_products_reviews_not_negative" CHECK ("coach_products"."reviews" >= 0);--> statement-breakpoint
ALTER TABLE "coach_services" ADD CONSTRAINT "coach_services_currency_is_a_code" CHECK ("coach_services"."currency" ~ '^[A-Z]{3}$');--> statement-breakpoint
ALTER TABLE "notification_choices" ADD CONSTRAINT "notification_choices_kind_known" CHECK ("notification_choices"."kind" in ('streak_milestone', 'coach_application', 'coach_news'));--> statement-breakpoint
ALTER TABLE "profiles" ADD CONSTRAINT "profiles_coach_specialties_known" CHECK ("profiles"."coach_specialties" <@ array['leadership-strategy', 'warrior-mindset-resilience', 'confidence-achievement', 'precision-excellence', 'fundamentals-discipline', 'balance-flow', 'strength-empowerment', 'mental-performance', 'boxing', 'mma', 'brazilian-jiu-jitsu', 'muay-thai', 'kickboxing', 'wrestling']::text[]);--> statement-breakpoint
CREATE TRIGGER sessions_touch BEFORE UPDATE ON sessions FOR EACH ROW EXECUTE FUNCTION touch_updated_at();--> statement-breakpoint
-- Restoring a backup used to make ordinary triggers of them, which a session's setting could switch off.
ALTER TABLE audit_log ENABLE ALWAYS TRIGGER audit_log_stays, ENABLE ALWAYS TRIGGER audit_log_is_not_emptied;
