ALTER TABLE "fulfilments" ADD COLUMN "is_moved" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "fulfilments_moved" ON "fulfilments" USING btree ("order_id") WHERE "fulfilments"."is_moved";--> statement-breakpoint
-- Orders kept the file that a video had when they were placed, also after the coach replaced it.
UPDATE "fulfilments" SET "file_id" = "offers"."file_id"
FROM "orders" JOIN "offers" ON "offers"."id" = "orders"."offer_id"
WHERE "fulfilments"."order_id" = "orders"."id" AND "orders"."kind" = 'video'
  AND "offers"."file_id" IS NOT NULL AND "fulfilments"."file_id" <> "offers"."file_id";--> statement-breakpoint
-- So a refund took only the old file away from its buyer.
DELETE FROM "file_readers" USING "offers"
WHERE "offers"."file_id" = "file_readers"."file_id"
  AND NOT EXISTS (SELECT FROM "orders" JOIN "fulfilments" ON "fulfilments"."order_id" = "orders"."id"
    WHERE "orders"."buyer_id" = "file_readers"."user_id" AND "orders"."state" = 'paid'
      AND "fulfilments"."file_id" = "file_readers"."file_id" AND "fulfilments"."state" IN ('ready', 'done')
      AND ("orders"."total_minor" = 0 OR "orders"."refunded_minor" < "orders"."total_minor"));
