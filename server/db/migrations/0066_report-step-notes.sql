ALTER TABLE "moderation_cases" DROP CONSTRAINT "moderation_cases_thing_known";--> statement-breakpoint
ALTER TABLE "removed_things" DROP CONSTRAINT "removed_things_thing_known";--> statement-breakpoint
ALTER TABLE "step_notes" ADD COLUMN "id" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "step_notes" ADD COLUMN "removed_at" timestamp with time zone;--> statement-breakpoint
CREATE UNIQUE INDEX "step_notes_by_id" ON "step_notes" USING btree ("id");--> statement-breakpoint
ALTER TABLE "moderation_cases" ADD CONSTRAINT "moderation_cases_thing_known" CHECK ("moderation_cases"."thing" in ('post', 'message', 'person', 'question', 'step_note'));--> statement-breakpoint
ALTER TABLE "removed_things" ADD CONSTRAINT "removed_things_thing_known" CHECK ("removed_things"."thing" in ('post', 'message', 'person', 'question', 'step_note'));