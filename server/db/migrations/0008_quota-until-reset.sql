CREATE TABLE "ai_quotas" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"used" integer NOT NULL,
	"resets_at" timestamp with time zone NOT NULL,
	CONSTRAINT "ai_quotas_used_not_negative" CHECK ("ai_quotas"."used" >= 0)
);
--> statement-breakpoint
ALTER TABLE "chat_messages" ADD COLUMN "charged_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "ai_quotas" ADD CONSTRAINT "ai_quotas_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- The newest day of each member, until that day ends where the member is.
INSERT INTO ai_quotas (user_id, used, resets_at)
  SELECT DISTINCT ON (days.user_id) days.user_id, days.used, (days.day + 1)::timestamp AT TIME ZONE coalesce(p.time_zone, 'UTC')
  FROM ai_quota_days days JOIN profiles p ON p.user_id = days.user_id ORDER BY days.user_id, days.day DESC;--> statement-breakpoint
DROP TABLE "ai_quota_days" CASCADE;