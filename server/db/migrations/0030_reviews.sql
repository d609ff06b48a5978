CREATE TABLE "review_reports" (
	"review_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"note" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "review_reports_review_id_user_id_pk" PRIMARY KEY("review_id","user_id"),
	CONSTRAINT "review_reports_reason_known" CHECK ("review_reports"."reason" in ('insult', 'untrue', 'private', 'advertising', 'other'))
);
--> statement-breakpoint
CREATE TABLE "reviews" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"order_id" uuid NOT NULL,
	"offer_id" uuid,
	"title" text NOT NULL,
	"coach_id" uuid,
	"seller_slug" text,
	"user_id" uuid,
	"stars" smallint NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"changed_at" timestamp with time zone,
	"answer" text,
	"answered_at" timestamp with time zone,
	"reported_at" timestamp with time zone,
	"hidden_at" timestamp with time zone,
	"hidden_reason" text,
	CONSTRAINT "reviews_stars_in_range" CHECK ("reviews"."stars" between 1 and 5),
	CONSTRAINT "reviews_at_most_one_seller" CHECK ("reviews"."coach_id" is null or "reviews"."seller_slug" is null),
	CONSTRAINT "reviews_hidden_with_reason" CHECK (("reviews"."hidden_at" is null) = ("reviews"."hidden_reason" is null))
);
--> statement-breakpoint
ALTER TABLE "audit_log" DROP CONSTRAINT "audit_log_action_known";--> statement-breakpoint
ALTER TABLE "review_reports" ADD CONSTRAINT "review_reports_review_id_reviews_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."reviews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_reports" ADD CONSTRAINT "review_reports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_offer_id_offers_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."offers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_coach_id_users_id_fk" FOREIGN KEY ("coach_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "review_reports_by_user" ON "review_reports" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "reviews_one_of_an_order" ON "reviews" USING btree ("order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "reviews_one_of_a_buyer" ON "reviews" USING btree ("user_id","offer_id");--> statement-breakpoint
CREATE INDEX "reviews_by_offer" ON "reviews" USING btree ("offer_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "reviews_by_coach" ON "reviews" USING btree ("coach_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "reviews_by_house" ON "reviews" USING btree ("seller_slug","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "reviews_unanswered" ON "reviews" USING btree ("coach_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "reviews"."answer" is null and "reviews"."hidden_at" is null;--> statement-breakpoint
CREATE INDEX "reviews_reported" ON "reviews" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "reviews"."reported_at" is not null;--> statement-breakpoint
CREATE INDEX "reviews_hidden" ON "reviews" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "reviews"."hidden_at" is not null;--> statement-breakpoint
ALTER TABLE "audit_log" ADD CONSTRAINT "audit_log_action_known" CHECK ("audit_log"."action" in ('approve_coach', 'reject_coach', 'undo_decision', 'change_role', 'give_elite', 'ban', 'unban', 'sign_out_everywhere', 'remove_picture', 'add_passkey', 'remove_passkey', 'link_identity', 'unlink_identity', 'refund_order', 'create_payouts', 'mark_payout_paid', 'cancel_payout', 'hide_review', 'keep_review'));