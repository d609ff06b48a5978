-- Samples went live with reviews that nobody wrote, and a coach could follow herself.
UPDATE "coach_products" SET "rating" = NULL, "reviews" = 0 WHERE "is_active";--> statement-breakpoint
DELETE FROM "coach_follows" USING "profiles" WHERE "profiles"."user_id" = "coach_follows"."user_id" AND "profiles"."slug" = "coach_follows"."coach_slug";
