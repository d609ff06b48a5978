ALTER TABLE "audit_log" DROP CONSTRAINT "audit_log_action_known";--> statement-breakpoint
ALTER TABLE "fulfilments" DROP CONSTRAINT "fulfilments_state_known";--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "was_free" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "fulfilments_return_missing" ON "fulfilments" USING btree ("order_id") WHERE "fulfilments"."state" = 'return_missing';--> statement-breakpoint
ALTER TABLE "audit_log" ADD CONSTRAINT "audit_log_action_known" CHECK ("audit_log"."action" in ('approve_coach', 'reject_coach', 'undo_decision', 'change_role', 'give_elite', 'ban', 'unban', 'sign_out_everywhere', 'remove_picture', 'add_passkey', 'remove_passkey', 'link_identity', 'unlink_identity', 'refund_order', 'close_return', 'create_payouts', 'mark_payout_paid', 'send_payout', 'cancel_payout', 'hide_review', 'keep_review', 'answer_review', 'moderate', 'take_decision_back', 'decide_appeal'));--> statement-breakpoint
ALTER TABLE "fulfilments" ADD CONSTRAINT "fulfilments_state_known" CHECK ("fulfilments"."state" in ('due', 'sent', 'ready', 'done', 'return_asked', 'return_missing', 'returned', 'cancelled'));--> statement-breakpoint
-- Reviews of what cost nothing count only while the offer is free.
UPDATE "reviews" SET "was_free" = true
FROM "orders" WHERE "orders"."id" = "reviews"."order_id" AND "orders"."total_minor" = 0;--> statement-breakpoint
UPDATE "offers" SET
  "stars" = (SELECT coalesce(sum("reviews"."stars"), 0) FROM "reviews"
    WHERE "reviews"."offer_id" = "offers"."id" AND "reviews"."hidden_at" IS NULL AND NOT "reviews"."was_free"),
  "reviews" = (SELECT count(*) FROM "reviews"
    WHERE "reviews"."offer_id" = "offers"."id" AND "reviews"."hidden_at" IS NULL AND NOT "reviews"."was_free")
WHERE "offers"."price_minor" > 0
  AND EXISTS (SELECT FROM "reviews" WHERE "reviews"."offer_id" = "offers"."id" AND "reviews"."was_free");--> statement-breakpoint
-- The share of a product is not paid out while it can be sent back.
UPDATE "orders" SET "payout_at" = "withdraw_until" WHERE "kind" = 'product' AND "payout_at" < "withdraw_until";
