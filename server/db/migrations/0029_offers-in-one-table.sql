-- The specification's coach_services and coach_products become kinds of offers; ids stay. A shoutout had no time for
-- delivery of its own: the specification's is 48 hours. A former price that was not higher was never shown.
INSERT INTO offers (id, coach_id, kind, title, description, features, price_minor, currency, duration, delivery_hours, is_active, created_at, deleted_at)
SELECT id, coach_id, service_type, title, description, features, price_minor, currency, duration,
  CASE WHEN service_type = 'shoutout' THEN 48 END, is_active, created_at, deleted_at
FROM coach_services;--> statement-breakpoint
INSERT INTO offers (id, coach_id, kind, title, brand, description, price_minor, original_price_minor, currency, sample_rating, sample_reviews, is_active, created_at, deleted_at)
SELECT id, coach_id, 'product', title, brand, description, price_minor,
  CASE WHEN original_price_minor > price_minor THEN original_price_minor END, currency,
  rating, CASE WHEN rating IS NOT NULL THEN reviews END, is_active, created_at, deleted_at
FROM coach_products;--> statement-breakpoint
DROP TABLE "coach_products" CASCADE;--> statement-breakpoint
DROP TABLE "coach_services" CASCADE;--> statement-breakpoint
CREATE INDEX "offers_desk_services" ON "offers" USING btree ("coach_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "offers"."kind" in ('coaching', 'shoutout', 'film_review', 'package') and "offers"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "offers_desk_products" ON "offers" USING btree ("coach_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "offers"."kind" in ('product') and "offers"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "offers_desk_seminars" ON "offers" USING btree ("coach_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "offers"."kind" in ('seminar', 'video') and "offers"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "offers_counted" ON "offers" USING btree ("coach_id","kind","is_active") WHERE "offers"."deleted_at" is null;
