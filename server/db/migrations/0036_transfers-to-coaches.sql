CREATE TABLE "payout_accounts" (
	"coach_id" uuid PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"country" text NOT NULL,
	"state" text NOT NULL,
	"checked_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payout_accounts_state_known" CHECK ("payout_accounts"."state" in ('needs_something', 'in_review', 'ready', 'rejected'))
);
--> statement-breakpoint
ALTER TABLE "audit_log" DROP CONSTRAINT "audit_log_action_known";--> statement-breakpoint
ALTER TABLE "payouts" ADD COLUMN "way" text DEFAULT 'manual' NOT NULL;--> statement-breakpoint
ALTER TABLE "payouts" ADD COLUMN "account_id" text;--> statement-breakpoint
ALTER TABLE "payouts" ADD COLUMN "tried_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "payouts" ADD COLUMN "refusals" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "payouts" ADD COLUMN "problem" text;--> statement-breakpoint
ALTER TABLE "payouts" ADD COLUMN "returned_minor" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "payout_accounts" ADD CONSTRAINT "payout_accounts_coach_id_users_id_fk" FOREIGN KEY ("coach_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "payout_accounts_once" ON "payout_accounts" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "payouts_to_send" ON "payouts" USING btree ("created_at") WHERE "payouts"."way" = 'stripe' and "payouts"."state" = 'open';--> statement-breakpoint
ALTER TABLE "audit_log" ADD CONSTRAINT "audit_log_action_known" CHECK ("audit_log"."action" in ('approve_coach', 'reject_coach', 'undo_decision', 'change_role', 'give_elite', 'ban', 'unban', 'sign_out_everywhere', 'remove_picture', 'add_passkey', 'remove_passkey', 'link_identity', 'unlink_identity', 'refund_order', 'create_payouts', 'mark_payout_paid', 'send_payout', 'cancel_payout', 'hide_review', 'keep_review', 'answer_review'));--> statement-breakpoint
ALTER TABLE "payouts" ADD CONSTRAINT "payouts_way_known" CHECK ("payouts"."way" in ('manual', 'stripe'));--> statement-breakpoint
ALTER TABLE "payouts" ADD CONSTRAINT "payouts_problem_known" CHECK ("payouts"."problem" in ('balance', 'account', 'refused', 'differs'));--> statement-breakpoint
ALTER TABLE "payouts" ADD CONSTRAINT "payouts_by_stripe_to_an_account" CHECK ("payouts"."way" = 'manual' or "payouts"."account_id" is not null);--> statement-breakpoint
ALTER TABLE "payouts" ADD CONSTRAINT "payouts_return_in_range" CHECK ("payouts"."returned_minor" between 0 and "payouts"."amount_minor");