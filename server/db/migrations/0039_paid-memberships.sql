CREATE TABLE "sandbox_subscriptions" (
	"id" text PRIMARY KEY NOT NULL,
	"membership_id" uuid NOT NULL,
	"customer_id" text NOT NULL,
	"state" text NOT NULL,
	"price" jsonb NOT NULL,
	"next_price" jsonb,
	"trial_days" integer NOT NULL,
	"anchor_at" timestamp with time zone NOT NULL,
	"period_start" timestamp with time zone NOT NULL,
	"period_end" timestamp with time zone NOT NULL,
	"ends_at_period_end" boolean DEFAULT false NOT NULL,
	"ahead_ms" bigint DEFAULT 0 NOT NULL,
	"card_is_refused" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sandbox_subscriptions_state_known" CHECK ("sandbox_subscriptions"."state" in ('incomplete', 'trialing', 'active', 'past_due', 'ended'))
);
--> statement-breakpoint
ALTER TABLE "memberships" DROP CONSTRAINT "memberships_plan_known";--> statement-breakpoint
ALTER TABLE "memberships" DROP CONSTRAINT "memberships_state_known";--> statement-breakpoint
ALTER TABLE "memberships" DROP CONSTRAINT "memberships_paid_or_given";--> statement-breakpoint
ALTER TABLE "orders" DROP CONSTRAINT "orders_kind_known";--> statement-breakpoint
ALTER TABLE "orders" DROP CONSTRAINT "orders_refund_rule_known";--> statement-breakpoint
ALTER TABLE "memberships" DROP CONSTRAINT "memberships_user_id_users_id_fk";
--> statement-breakpoint
ALTER TABLE "memberships" ALTER COLUMN "user_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "memberships" ALTER COLUMN "plan" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "memberships" ALTER COLUMN "plan" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "sandbox_checkouts" ALTER COLUMN "order_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "sandbox_checkouts" ALTER COLUMN "order_number" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "memberships" ADD COLUMN "access_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "memberships" ADD COLUMN "checkout_id" text;--> statement-breakpoint
ALTER TABLE "memberships" ADD COLUMN "checkout_url" text;--> statement-breakpoint
ALTER TABLE "memberships" ADD COLUMN "checkout_expires_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "memberships" ADD COLUMN "trial_days" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "memberships" ADD COLUMN "consented_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "memberships" ADD COLUMN "ends_at_period_end" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "memberships" ADD COLUMN "next_plan" text;--> statement-breakpoint
ALTER TABLE "memberships" ADD COLUMN "end_cause" text;--> statement-breakpoint
ALTER TABLE "memberships" ADD COLUMN "ended_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "memberships" ADD COLUMN "renewal_told_for" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "memberships" ADD COLUMN "failure_told_for" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "memberships" ADD COLUMN "warning_told_for" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "memberships" ADD COLUMN "version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "fulfilments" ADD COLUMN "membership_id" uuid;--> statement-breakpoint
ALTER TABLE "fulfilments" ADD COLUMN "plan" text;--> statement-breakpoint
ALTER TABLE "fulfilments" ADD COLUMN "period_start" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "fulfilments" ADD COLUMN "period_end" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "sandbox_checkouts" ADD COLUMN "subscription_id" text;--> statement-breakpoint
ALTER TABLE "sandbox_checkouts" ADD COLUMN "reason" text;--> statement-breakpoint
ALTER TABLE "sandbox_checkouts" ADD COLUMN "plan" text;--> statement-breakpoint
ALTER TABLE "sandbox_checkouts" ADD COLUMN "period_start" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "sandbox_checkouts" ADD COLUMN "period_end" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fulfilments" ADD CONSTRAINT "fulfilments_membership_id_memberships_id_fk" FOREIGN KEY ("membership_id") REFERENCES "public"."memberships"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "memberships_checkout_once" ON "memberships" USING btree ("provider","checkout_id");--> statement-breakpoint
CREATE UNIQUE INDEX "memberships_one_paid" ON "memberships" USING btree ("user_id") WHERE "memberships"."provider" is not null and "memberships"."state" <> 'ended';--> statement-breakpoint
CREATE INDEX "memberships_to_settle" ON "memberships" USING btree ("provider","period_end") WHERE "memberships"."provider" is not null and "memberships"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "fulfilments_by_membership" ON "fulfilments" USING btree ("membership_id","period_start" DESC NULLS FIRST,"order_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "sandbox_checkouts_by_subscription" ON "sandbox_checkouts" USING btree ("subscription_id","created_at");--> statement-breakpoint
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_next_plan_known" CHECK ("memberships"."next_plan" in ('elite_monthly', 'elite_yearly'));--> statement-breakpoint
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_end_cause_known" CHECK ("memberships"."end_cause" in ('duplicate', 'replaced', 'grace_over', 'given_back', 'cancelled', 'admin', 'account_deleted'));--> statement-breakpoint
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_paid_has_access" CHECK ("memberships"."provider" is null or ("memberships"."state" in ('trialing', 'active', 'past_due')) = ("memberships"."access_until" is not null));--> statement-breakpoint
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_plan_known" CHECK ("memberships"."plan" in ('elite_monthly', 'elite_yearly'));--> statement-breakpoint
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_state_known" CHECK ("memberships"."state" in ('incomplete', 'trialing', 'active', 'past_due', 'ended'));--> statement-breakpoint
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_paid_or_given" CHECK (("memberships"."provider" is null) = ("memberships"."plan" is null));--> statement-breakpoint
ALTER TABLE "fulfilments" ADD CONSTRAINT "fulfilments_plan_known" CHECK ("fulfilments"."plan" in ('elite_monthly', 'elite_yearly'));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_kind_known" CHECK ("orders"."kind" in ('coaching', 'package', 'film_review', 'shoutout', 'seminar', 'video', 'product', 'membership'));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_refund_rule_known" CHECK ("orders"."refund_rule" in ('until_delivered', 'until_watched', 'until_two_days_before', 'until_used', 'return_14_days', 'unused_days'));--> statement-breakpoint
ALTER TABLE "sandbox_checkouts" ADD CONSTRAINT "sandbox_checkouts_reason_known" CHECK ("sandbox_checkouts"."reason" in ('start', 'renewal', 'change'));--> statement-breakpoint
ALTER TABLE "sandbox_checkouts" ADD CONSTRAINT "sandbox_checkouts_plan_known" CHECK ("sandbox_checkouts"."plan" in ('elite_monthly', 'elite_yearly'));