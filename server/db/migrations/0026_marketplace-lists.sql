DROP INDEX "offers_of_coach_by_kind";--> statement-breakpoint
DROP INDEX "offers_of_coach_by_price";--> statement-breakpoint
ALTER TABLE "offers" ADD COLUMN "rating" numeric(3, 2) GENERATED ALWAYS AS (coalesce(round(stars::numeric / nullif(reviews, 0), 2), sample_rating, 0)) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "offers_of_coach_by_rating" ON "offers" USING btree ("coach_id","kind","rating" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "offers"."is_active" and "offers"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "offers_of_coach_by_start" ON "offers" USING btree ("coach_id","kind","starts_at","id") WHERE "offers"."is_active" and "offers"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "offers_of_coach_by_kind" ON "offers" USING btree ("coach_id","kind","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "offers"."is_active" and "offers"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "offers_of_coach_by_price" ON "offers" USING btree ("coach_id","kind","currency","price_minor","id") WHERE "offers"."is_active" and "offers"."deleted_at" is null;