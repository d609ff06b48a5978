ALTER TABLE "payment_differences" ADD COLUMN "problems" jsonb;--> statement-breakpoint
-- The next comparison, at most an hour away, writes what is still true with its own code.
UPDATE "payment_differences" SET "problems" = jsonb_build_array(jsonb_build_object('code', 'not_told', 'answer', "problem"));--> statement-breakpoint
ALTER TABLE "payment_differences" ALTER COLUMN "problems" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_differences" DROP COLUMN "problem";
