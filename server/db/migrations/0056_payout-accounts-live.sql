ALTER TABLE "payout_accounts" ADD COLUMN "is_live" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- An account is of live mode when it got real money, or was made after the first sale for real money.
UPDATE "payout_accounts" SET "is_live" = true
WHERE EXISTS (SELECT FROM "payouts" p WHERE p."account_id" = "payout_accounts"."account_id" AND p."is_live")
  OR "payout_accounts"."created_at" >= (
    SELECT min(p."created_at") FROM "payments" p WHERE p."is_live" AND p."payment_id" IS NOT NULL);
