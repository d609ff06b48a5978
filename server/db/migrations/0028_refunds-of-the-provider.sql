CREATE TABLE "payment_comparisons" (
	"provider" text PRIMARY KEY NOT NULL,
	"compared_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "audit_log" DROP CONSTRAINT "audit_log_action_known";--> statement-breakpoint
ALTER TABLE "ledger_entries" DROP CONSTRAINT "ledger_entries_account_has_its_form";--> statement-breakpoint
DROP INDEX "refunds_to_do";--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "refund_id" text;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "returned_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "problem" text;--> statement-breakpoint
CREATE INDEX "refunds_by_payment" ON "refunds" USING btree ("payment_row") WHERE "refunds"."payment_row" is not null;--> statement-breakpoint
CREATE INDEX "refunds_to_do" ON "refunds" USING btree ("order_id") WHERE "refunds"."done_at" is null and "refunds"."returned_at" is null;--> statement-breakpoint
ALTER TABLE "audit_log" ADD CONSTRAINT "audit_log_action_known" CHECK ("audit_log"."action" in ('approve_coach', 'reject_coach', 'undo_decision', 'change_role', 'give_elite', 'ban', 'unban', 'sign_out_everywhere', 'remove_picture', 'add_passkey', 'remove_passkey', 'link_identity', 'unlink_identity', 'refund_order', 'create_payouts', 'mark_payout_paid', 'cancel_payout'));--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_account_has_its_form" CHECK ("ledger_entries"."account" in ('provider', 'platform', 'disputes', 'bank', 'owed_back', 'losses') or "ledger_entries"."account" ~ '^coach:[0-9a-f-]{36}$');--> statement-breakpoint
-- As for the audit log: neither emptying the table nor the session's setting for replicas gets around it.
CREATE TRIGGER ledger_entries_are_not_emptied BEFORE TRUNCATE ON ledger_entries FOR EACH STATEMENT EXECUTE FUNCTION refuse_ledger_change();--> statement-breakpoint
ALTER TABLE ledger_entries ENABLE ALWAYS TRIGGER ledger_entries_append_only, ENABLE ALWAYS TRIGGER ledger_entries_are_not_emptied;
