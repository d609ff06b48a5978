ALTER TABLE "payments" ADD COLUMN "is_live" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "payouts" ADD COLUMN "is_live" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- The id of a checkout says which mode of Stripe it is of.
UPDATE "payments" SET "is_live" = true WHERE "provider" = 'stripe' AND "checkout_id" NOT LIKE 'cs\_test\_%';--> statement-breakpoint
-- A payout is of real money when the coach had sold something for it before.
UPDATE "payouts" SET "is_live" = true WHERE EXISTS (
  SELECT FROM "ledger_entries" e
    JOIN "orders" o ON o."paid_to" = substr(e."account", 7)::uuid AND o."paid_at" <= "payouts"."created_at"
    JOIN "payments" p ON p."order_id" = o."id" AND p."is_live" AND p."payment_id" IS NOT NULL
  WHERE e."cause" = 'payout:' || "payouts"."id" AND e."account" LIKE 'coach:%');
