ALTER TABLE "notification_choices" DROP CONSTRAINT "notification_choices_kind_known";--> statement-breakpoint
ALTER TABLE "notifications" DROP CONSTRAINT "notifications_kind_known";--> statement-breakpoint
ALTER TABLE "notification_choices" ADD CONSTRAINT "notification_choices_kind_known" CHECK ("notification_choices"."kind" in ('streak_milestone', 'coach_application', 'membership', 'coach_news', 'new_application', 'support_message'));--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_kind_known" CHECK ("notifications"."kind" in ('streak_milestone', 'coach_application', 'membership', 'coach_news', 'new_application', 'support_message'));--> statement-breakpoint
-- Coaches whom an admin made coaches in the list of users: that choice is an approval.
UPDATE "coach_applications" SET "status" = 'approved', "decided_at" = now()
  WHERE "status" = 'pending' AND "user_id" IN (SELECT "user_id" FROM "profiles" WHERE "role" = 'coach');--> statement-breakpoint
ALTER TABLE "profiles" DISABLE TRIGGER "profiles_touch";--> statement-breakpoint
UPDATE "profiles" SET "coach_status" = 'approved'
  WHERE "role" = 'coach' AND ("coach_status" IS NULL OR "coach_status" = 'pending');--> statement-breakpoint
ALTER TABLE "profiles" ENABLE TRIGGER "profiles_touch";
