DROP INDEX "transactions_revenue";--> statement-breakpoint
ALTER TABLE "transactions" DROP COLUMN "amount";--> statement-breakpoint
ALTER TABLE "transactions" RENAME COLUMN "amount_cents" TO "amount_minor";--> statement-breakpoint
ALTER TABLE "coach_services" RENAME COLUMN "price_cents" TO "price_minor";--> statement-breakpoint
ALTER TABLE "coach_products" RENAME COLUMN "price_cents" TO "price_minor";--> statement-breakpoint
ALTER TABLE "coach_products" RENAME COLUMN "original_price_cents" TO "original_price_minor";--> statement-breakpoint
-- A hundredth of a whole unit was kept in every currency. Those without cents keep whole units now, those with three digits
-- thousandths. What would lose something by that is refused: the rest of a division has no place in an integer.
UPDATE "transactions" SET "amount_minor" = CASE WHEN "currency" IN ('BHD', 'IQD', 'JOD', 'KWD', 'LYD', 'OMR', 'TND') THEN "amount_minor" * 10 WHEN "amount_minor" % 100 = 0 THEN "amount_minor" / 100 ELSE ('no whole unit of ' || "currency")::integer END
  WHERE "currency" IN ('BIF', 'CLP', 'DJF', 'GNF', 'ISK', 'JPY', 'KMF', 'KRW', 'PYG', 'RWF', 'UGX', 'VND', 'VUV', 'XAF', 'XOF', 'XPF') OR "currency" IN ('BHD', 'IQD', 'JOD', 'KWD', 'LYD', 'OMR', 'TND');--> statement-breakpoint
UPDATE "coach_services" SET "price_minor" = CASE WHEN "currency" IN ('BHD', 'IQD', 'JOD', 'KWD', 'LYD', 'OMR', 'TND') THEN "price_minor" * 10 WHEN "price_minor" % 100 = 0 THEN "price_minor" / 100 ELSE ('no whole unit of ' || "currency")::integer END
  WHERE "currency" IN ('BIF', 'CLP', 'DJF', 'GNF', 'ISK', 'JPY', 'KMF', 'KRW', 'PYG', 'RWF', 'UGX', 'VND', 'VUV', 'XAF', 'XOF', 'XPF') OR "currency" IN ('BHD', 'IQD', 'JOD', 'KWD', 'LYD', 'OMR', 'TND');--> statement-breakpoint
UPDATE "coach_products" SET "price_minor" = CASE WHEN "currency" IN ('BHD', 'IQD', 'JOD', 'KWD', 'LYD', 'OMR', 'TND') THEN "price_minor" * 10 WHEN "price_minor" % 100 = 0 THEN "price_minor" / 100 ELSE ('no whole unit of ' || "currency")::integer END
  WHERE "currency" IN ('BIF', 'CLP', 'DJF', 'GNF', 'ISK', 'JPY', 'KMF', 'KRW', 'PYG', 'RWF', 'UGX', 'VND', 'VUV', 'XAF', 'XOF', 'XPF') OR "currency" IN ('BHD', 'IQD', 'JOD', 'KWD', 'LYD', 'OMR', 'TND');--> statement-breakpoint
UPDATE "coach_products" SET "original_price_minor" = CASE WHEN "currency" IN ('BHD', 'IQD', 'JOD', 'KWD', 'LYD', 'OMR', 'TND') THEN "original_price_minor" * 10 WHEN "original_price_minor" % 100 = 0 THEN "original_price_minor" / 100 ELSE ('no whole unit of ' || "currency")::integer END
  WHERE "currency" IN ('BIF', 'CLP', 'DJF', 'GNF', 'ISK', 'JPY', 'KMF', 'KRW', 'PYG', 'RWF', 'UGX', 'VND', 'VUV', 'XAF', 'XOF', 'XPF') OR "currency" IN ('BHD', 'IQD', 'JOD', 'KWD', 'LYD', 'OMR', 'TND');--> statement-breakpoint
CREATE INDEX "transactions_revenue" ON "transactions" USING btree ("created_at","currency","amount_minor") WHERE "transactions"."status" = 'completed';
