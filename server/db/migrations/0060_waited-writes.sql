CREATE TABLE "waited_writes" (
	"user_id" uuid NOT NULL,
	"key" uuid NOT NULL,
	"applied_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "waited_writes_user_id_key_pk" PRIMARY KEY("user_id","key")
);
--> statement-breakpoint
ALTER TABLE "waited_writes" ADD CONSTRAINT "waited_writes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "waited_writes_by_age" ON "waited_writes" USING btree ("applied_at");