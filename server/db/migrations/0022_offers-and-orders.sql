CREATE TABLE "offers" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"coach_id" uuid,
	"seller_slug" text,
	"catalogue_id" text,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"features" text[] DEFAULT '{}'::text[] NOT NULL,
	"price_minor" integer NOT NULL,
	"original_price_minor" integer,
	"currency" text DEFAULT 'USD' NOT NULL,
	"duration" text,
	"brand" text,
	"picture_url" text,
	"delivery_hours" integer,
	"starts_at" timestamp with time zone,
	"minutes" integer,
	"seats" integer,
	"seats_taken" integer DEFAULT 0 NOT NULL,
	"join_url" text,
	"sessions" integer,
	"valid_days" integer,
	"file_id" uuid,
	"sample_clip" text,
	"stars" integer DEFAULT 0 NOT NULL,
	"reviews" integer DEFAULT 0 NOT NULL,
	"sample_rating" numeric(2, 1),
	"sample_reviews" integer,
	"is_active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "offers_kind_known" CHECK ("offers"."kind" in ('coaching', 'package', 'film_review', 'shoutout', 'seminar', 'video', 'product')),
	CONSTRAINT "offers_one_seller" CHECK (("offers"."coach_id" is null) <> ("offers"."seller_slug" is null)),
	CONSTRAINT "offers_price_not_negative" CHECK ("offers"."price_minor" >= 0),
	CONSTRAINT "offers_original_price_is_higher" CHECK ("offers"."original_price_minor" > "offers"."price_minor"),
	CONSTRAINT "offers_currency_is_a_code" CHECK ("offers"."currency" ~ '^[A-Z]{3}$'),
	CONSTRAINT "offers_seats_not_oversold" CHECK ("offers"."seats_taken" between 0 and "offers"."seats" or "offers"."seats" is null),
	CONSTRAINT "offers_seminar_is_dated" CHECK ("offers"."kind" <> 'seminar' or ("offers"."starts_at" is not null and "offers"."minutes" is not null and "offers"."seats" is not null)),
	CONSTRAINT "offers_delivery_has_a_clock" CHECK ("offers"."kind" not in ('shoutout', 'film_review') or "offers"."delivery_hours" is not null),
	CONSTRAINT "offers_package_has_sessions" CHECK ("offers"."kind" <> 'package' or ("offers"."sessions" is not null and "offers"."valid_days" is not null)),
	CONSTRAINT "offers_stars_in_range" CHECK ("offers"."stars" between "offers"."reviews" and 5 * "offers"."reviews"),
	CONSTRAINT "offers_sample_rating_in_range" CHECK ("offers"."sample_rating" between 0 and 5)
);
--> statement-breakpoint
CREATE TABLE "waitlist" (
	"offer_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"offered_until" timestamp with time zone,
	CONSTRAINT "waitlist_offer_id_user_id_pk" PRIMARY KEY("offer_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "fulfilments" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"state" text,
	"due_at" timestamp with time zone,
	"request" jsonb,
	"delivery" jsonb,
	"delivered_at" timestamp with time zone,
	"sent_at" timestamp with time zone,
	"return_reason" text,
	"starts_at" timestamp with time zone,
	"minutes" integer,
	"position_seconds" integer DEFAULT 0 NOT NULL,
	"first_watched_at" timestamp with time zone,
	"sessions" integer,
	"sessions_used" integer DEFAULT 0 NOT NULL,
	"sessions_expire_at" timestamp with time zone,
	"nudged_at" timestamp with time zone,
	CONSTRAINT "fulfilments_state_known" CHECK ("fulfilments"."state" in ('due', 'sent', 'ready', 'done', 'return_asked', 'returned', 'cancelled')),
	CONSTRAINT "fulfilments_sessions_in_range" CHECK ("fulfilments"."sessions_used" between 0 and coalesce("fulfilments"."sessions", 0))
);
--> statement-breakpoint
CREATE TABLE "ledger_entries" (
	"position" bigint PRIMARY KEY NOT NULL,
	"cause" text NOT NULL,
	"line" smallint NOT NULL,
	"account" text NOT NULL,
	"amount_minor" bigint NOT NULL,
	"currency" text NOT NULL,
	"order_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"previous_hash" text NOT NULL,
	"hash" text NOT NULL,
	CONSTRAINT "ledger_entries_account_has_its_form" CHECK ("ledger_entries"."account" in ('provider', 'platform', 'disputes', 'bank', 'owed_back') or "ledger_entries"."account" ~ '^coach:[0-9a-f-]{36}$')
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"number" text NOT NULL,
	"buyer_id" uuid,
	"buyer_name" text,
	"buyer_email" text,
	"language" text NOT NULL,
	"offer_id" uuid,
	"kind" text NOT NULL,
	"coach_id" uuid,
	"seller_slug" text NOT NULL,
	"seller_name" text NOT NULL,
	"title" text NOT NULL,
	"subtotal_minor" bigint NOT NULL,
	"tax_minor" bigint DEFAULT 0 NOT NULL,
	"total_minor" bigint NOT NULL,
	"fee_minor" bigint NOT NULL,
	"refunded_minor" bigint DEFAULT 0 NOT NULL,
	"disputed_minor" bigint DEFAULT 0 NOT NULL,
	"currency" text NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"refund_rule" text NOT NULL,
	"consented_at" timestamp with time zone,
	"expires_at" timestamp with time zone NOT NULL,
	"paid_at" timestamp with time zone,
	"withdraw_until" timestamp with time zone,
	"payout_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "orders_kind_known" CHECK ("orders"."kind" in ('coaching', 'package', 'film_review', 'shoutout', 'seminar', 'video', 'product')),
	CONSTRAINT "orders_state_known" CHECK ("orders"."state" in ('open', 'paid', 'expired', 'cancelled')),
	CONSTRAINT "orders_language_known" CHECK ("orders"."language" in ('en', 'pt', 'es')),
	CONSTRAINT "orders_refund_rule_known" CHECK ("orders"."refund_rule" in ('until_delivered', 'until_watched', 'until_two_days_before', 'until_used', 'return_14_days')),
	CONSTRAINT "orders_sum" CHECK ("orders"."subtotal_minor" + "orders"."tax_minor" = "orders"."total_minor" and "orders"."subtotal_minor" >= 0 and "orders"."tax_minor" >= 0),
	CONSTRAINT "orders_fee_in_range" CHECK ("orders"."fee_minor" between 0 and "orders"."total_minor"),
	CONSTRAINT "orders_refund_in_range" CHECK ("orders"."refunded_minor" between 0 and "orders"."total_minor"),
	CONSTRAINT "orders_paid_when_paid" CHECK (("orders"."state" = 'paid') = ("orders"."paid_at" is not null)),
	CONSTRAINT "orders_currency_is_a_code" CHECK ("orders"."currency" ~ '^[A-Z]{3}$')
);
--> statement-breakpoint
CREATE TABLE "payment_differences" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"problem" text NOT NULL,
	"found_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment_events" (
	"provider" text NOT NULL,
	"event_id" text NOT NULL,
	"order_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payment_events_provider_event_id_pk" PRIMARY KEY("provider","event_id"),
	CONSTRAINT "payment_events_provider_known" CHECK ("payment_events"."provider" in ('sandbox', 'stripe'))
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"order_id" uuid NOT NULL,
	"provider" text NOT NULL,
	"checkout_id" text NOT NULL,
	"url" text NOT NULL,
	"payment_id" text,
	"was_declined" boolean DEFAULT false NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payments_provider_known" CHECK ("payments"."provider" in ('sandbox', 'stripe'))
);
--> statement-breakpoint
CREATE TABLE "payouts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"coach_id" uuid,
	"coach_name" text NOT NULL,
	"amount_minor" bigint NOT NULL,
	"currency" text NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"reference" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"paid_at" timestamp with time zone,
	CONSTRAINT "payouts_state_known" CHECK ("payouts"."state" in ('open', 'paid', 'cancelled')),
	CONSTRAINT "payouts_amount_positive" CHECK ("payouts"."amount_minor" > 0)
);
--> statement-breakpoint
CREATE TABLE "refunds" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"order_id" uuid NOT NULL,
	"amount_minor" bigint NOT NULL,
	"cause" text NOT NULL,
	"reason" text,
	"given_by" uuid,
	"payment_row" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"done_at" timestamp with time zone,
	CONSTRAINT "refunds_cause_known" CHECK ("refunds"."cause" in ('late', 'withdrawn', 'cancelled', 'returned', 'sold_out', 'seller_gone', 'admin')),
	CONSTRAINT "refunds_amount_positive" CHECK ("refunds"."amount_minor" > 0)
);
--> statement-breakpoint
ALTER TABLE "transactions" ADD COLUMN "order_id" uuid;--> statement-breakpoint
ALTER TABLE "transactions" ADD COLUMN "cause" text;--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_coach_id_users_id_fk" FOREIGN KEY ("coach_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waitlist" ADD CONSTRAINT "waitlist_offer_id_offers_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."offers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waitlist" ADD CONSTRAINT "waitlist_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fulfilments" ADD CONSTRAINT "fulfilments_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_buyer_id_users_id_fk" FOREIGN KEY ("buyer_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_offer_id_offers_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."offers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_coach_id_users_id_fk" FOREIGN KEY ("coach_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_differences" ADD CONSTRAINT "payment_differences_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_events" ADD CONSTRAINT "payment_events_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payouts" ADD CONSTRAINT "payouts_coach_id_users_id_fk" FOREIGN KEY ("coach_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_payment_row_payments_id_fk" FOREIGN KEY ("payment_row") REFERENCES "public"."payments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "offers_of_the_catalogue_once" ON "offers" USING btree ("catalogue_id");--> statement-breakpoint
CREATE INDEX "offers_by_coach" ON "offers" USING btree ("coach_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "offers_of_coach_by_kind" ON "offers" USING btree ("coach_id","kind","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "offers_of_coach_by_price" ON "offers" USING btree ("coach_id","kind","currency","price_minor","id");--> statement-breakpoint
CREATE INDEX "offers_of_house_by_kind" ON "offers" USING btree ("seller_slug","kind","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "offers_deleted" ON "offers" USING btree ("deleted_at") WHERE "offers"."deleted_at" is not null;--> statement-breakpoint
CREATE INDEX "waitlist_in_order" ON "waitlist" USING btree ("offer_id","created_at","user_id");--> statement-breakpoint
CREATE INDEX "waitlist_offered" ON "waitlist" USING btree ("offered_until") WHERE "waitlist"."offered_until" is not null;--> statement-breakpoint
CREATE INDEX "waitlist_by_user" ON "waitlist" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "fulfilments_due" ON "fulfilments" USING btree ("due_at") WHERE "fulfilments"."state" = 'due';--> statement-breakpoint
CREATE INDEX "fulfilments_sent" ON "fulfilments" USING btree ("sent_at") WHERE "fulfilments"."state" = 'sent';--> statement-breakpoint
CREATE INDEX "fulfilments_seminars" ON "fulfilments" USING btree ("starts_at") WHERE "fulfilments"."state" = 'ready';--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_entries_cause_once" ON "ledger_entries" USING btree ("cause","line");--> statement-breakpoint
CREATE INDEX "ledger_entries_by_account" ON "ledger_entries" USING btree ("account","currency","position");--> statement-breakpoint
CREATE INDEX "ledger_entries_by_order" ON "ledger_entries" USING btree ("order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "orders_number" ON "orders" USING btree ("number");--> statement-breakpoint
CREATE UNIQUE INDEX "orders_one_open" ON "orders" USING btree ("buyer_id","offer_id") WHERE "orders"."state" = 'open';--> statement-breakpoint
CREATE INDEX "orders_by_buyer" ON "orders" USING btree ("buyer_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "orders_by_coach" ON "orders" USING btree ("coach_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "orders_by_creation" ON "orders" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "orders_by_offer" ON "orders" USING btree ("offer_id");--> statement-breakpoint
CREATE INDEX "orders_open" ON "orders" USING btree ("expires_at") WHERE "orders"."state" = 'open';--> statement-breakpoint
CREATE INDEX "orders_disputed" ON "orders" USING btree ("created_at") WHERE "orders"."disputed_minor" > 0;--> statement-breakpoint
CREATE INDEX "payment_events_by_creation" ON "payment_events" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "payments_checkout_once" ON "payments" USING btree ("provider","checkout_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payments_payment_once" ON "payments" USING btree ("provider","payment_id");--> statement-breakpoint
CREATE INDEX "payments_by_order" ON "payments" USING btree ("order_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "payouts_by_coach" ON "payouts" USING btree ("coach_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "payouts_by_creation" ON "payouts" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "refunds_by_order" ON "refunds" USING btree ("order_id","created_at");--> statement-breakpoint
CREATE INDEX "refunds_to_do" ON "refunds" USING btree ("created_at") WHERE "refunds"."done_at" is null;--> statement-breakpoint
ALTER TABLE "transactions" ADD CONSTRAINT "transactions_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "transactions_once" ON "transactions" USING btree ("cause");--> statement-breakpoint
CREATE SEQUENCE order_numbers;--> statement-breakpoint
-- Nobody changes the books afterwards, not even by mistake in our own code: a wrong entry is corrected by another one.
CREATE FUNCTION refuse_ledger_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME;
END $$;--> statement-breakpoint
CREATE TRIGGER ledger_entries_append_only BEFORE UPDATE OR DELETE ON ledger_entries FOR EACH ROW EXECUTE FUNCTION refuse_ledger_change();
