ALTER TABLE "audit_log" DROP CONSTRAINT "audit_log_action_known";--> statement-breakpoint
ALTER TABLE "notification_choices" DROP CONSTRAINT "notification_choices_kind_known";--> statement-breakpoint
ALTER TABLE "notifications" DROP CONSTRAINT "notifications_kind_known";--> statement-breakpoint
ALTER TABLE "transactions" DROP CONSTRAINT "transactions_status_known";--> statement-breakpoint
-- A refund was a status; now it is a row of its own, which takes back what was completed. The sum stays what it was.
INSERT INTO "transactions" ("user_id", "amount_cents", "currency", "status", "created_at")
  SELECT "user_id", -"amount_cents", "currency", 'completed', "created_at" FROM "transactions" WHERE "status" = 'refunded';--> statement-breakpoint
UPDATE "transactions" SET "status" = 'completed' WHERE "status" = 'refunded';--> statement-breakpoint
ALTER TABLE "coach_applications" ADD COLUMN "profile_before" jsonb;--> statement-breakpoint
ALTER TABLE "audit_log" ADD CONSTRAINT "audit_log_action_known" CHECK ("audit_log"."action" in ('approve_coach', 'reject_coach', 'undo_decision', 'change_role', 'ban', 'unban', 'sign_out_everywhere'));--> statement-breakpoint
ALTER TABLE "notification_choices" ADD CONSTRAINT "notification_choices_kind_known" CHECK ("notification_choices"."kind" in ('streak_milestone', 'coach_application', 'coach_news', 'new_application', 'support_message'));--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_kind_known" CHECK ("notifications"."kind" in ('streak_milestone', 'coach_application', 'coach_news', 'new_application', 'support_message'));--> statement-breakpoint
ALTER TABLE "transactions" ADD CONSTRAINT "transactions_status_known" CHECK ("transactions"."status" in ('completed', 'pending', 'failed'));