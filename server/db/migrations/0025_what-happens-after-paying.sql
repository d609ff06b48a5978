ALTER TABLE "notification_choices" DROP CONSTRAINT "notification_choices_kind_known";--> statement-breakpoint
ALTER TABLE "notifications" DROP CONSTRAINT "notifications_kind_known";--> statement-breakpoint
ALTER TABLE "refunds" DROP CONSTRAINT "refunds_cause_known";--> statement-breakpoint
DROP INDEX "fulfilments_due";--> statement-breakpoint
ALTER TABLE "fulfilments" ADD COLUMN "coach_id" uuid;--> statement-breakpoint
ALTER TABLE "fulfilments" ADD COLUMN "delivery_hours" integer;--> statement-breakpoint
ALTER TABLE "fulfilments" ADD COLUMN "valid_days" integer;--> statement-breakpoint
ALTER TABLE "fulfilments" ADD COLUMN "reminders" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "fulfilments" ADD COLUMN "done_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "fulfilments" ADD COLUMN "file_id" uuid;--> statement-breakpoint
ALTER TABLE "fulfilments" ADD COLUMN "sample_clip" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "paid_to" uuid;--> statement-breakpoint
ALTER TABLE "fulfilments" ADD CONSTRAINT "fulfilments_coach_id_users_id_fk" FOREIGN KEY ("coach_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "fulfilments_to_do" ON "fulfilments" USING btree ("coach_id","due_at","order_id") WHERE "fulfilments"."state" in ('due', 'return_asked');--> statement-breakpoint
CREATE INDEX "fulfilments_done" ON "fulfilments" USING btree ("coach_id","done_at" DESC NULLS FIRST,"order_id" DESC NULLS FIRST) WHERE "fulfilments"."done_at" is not null;--> statement-breakpoint
CREATE INDEX "fulfilments_packages" ON "fulfilments" USING btree ("sessions_expire_at") WHERE "fulfilments"."state" = 'ready';--> statement-breakpoint
CREATE INDEX "orders_sold" ON "orders" USING btree ("coach_id","paid_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "orders"."state" = 'paid';--> statement-breakpoint
CREATE INDEX "orders_given_back" ON "orders" USING btree ("coach_id","paid_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "orders"."refunded_minor" > 0;--> statement-breakpoint
CREATE INDEX "fulfilments_due" ON "fulfilments" USING btree ("due_at") WHERE "fulfilments"."state" in ('due', 'return_asked');--> statement-breakpoint
ALTER TABLE "notification_choices" ADD CONSTRAINT "notification_choices_kind_known" CHECK ("notification_choices"."kind" in ('streak_milestone', 'coach_application', 'membership', 'order', 'sale', 'coach_news', 'new_application', 'support_message'));--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_kind_known" CHECK ("notifications"."kind" in ('streak_milestone', 'coach_application', 'membership', 'order', 'sale', 'coach_news', 'new_application', 'support_message'));--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_cause_known" CHECK ("refunds"."cause" in ('late', 'withdrawn', 'cancelled', 'returned', 'sold_out', 'seller_gone', 'declined', 'admin'));