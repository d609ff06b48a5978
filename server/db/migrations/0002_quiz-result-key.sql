ALTER TABLE "quiz_results" ADD COLUMN "result_key" uuid;--> statement-breakpoint
ALTER TABLE "quiz_results" ADD CONSTRAINT "quiz_results_once" UNIQUE("user_id","result_key");