ALTER TABLE "moderation_reports" DROP CONSTRAINT "moderation_reports_reason_known";--> statement-breakpoint
ALTER TABLE "moderation_cases" ADD COLUMN "words" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "moderation_cases" ADD COLUMN "path" text;--> statement-breakpoint
ALTER TABLE "moderation_reports" ADD CONSTRAINT "moderation_reports_reason_known" CHECK ("moderation_reports"."reason" in ('spam', 'harassment', 'hate', 'danger', 'scam', 'drugs', 'minor_at_risk', 'other'));