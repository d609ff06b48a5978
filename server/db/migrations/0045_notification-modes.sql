CREATE TABLE "notification_settings" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"mails" boolean DEFAULT true NOT NULL,
	"quiet_from" integer,
	"quiet_to" integer,
	"mailed_at" timestamp with time zone,
	CONSTRAINT "notification_settings_quiet_hours" CHECK (("notification_settings"."quiet_from" is null) = ("notification_settings"."quiet_to" is null)
        and "notification_settings"."quiet_from" between 0 and 23 and "notification_settings"."quiet_to" between 0 and 23)
);
--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "unsubscribe" text;--> statement-breakpoint
-- A kind that was switched on again is as it is without a choice.
DELETE FROM "notification_choices" WHERE "wanted";--> statement-breakpoint
ALTER TABLE "notification_choices" ADD COLUMN "mode" text;--> statement-breakpoint
UPDATE "notification_choices" SET "mode" = 'off';--> statement-breakpoint
ALTER TABLE "notification_choices" ALTER COLUMN "mode" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "mail_mode" text;--> statement-breakpoint
ALTER TABLE "notification_settings" ADD CONSTRAINT "notification_settings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notifications_to_mail" ON "notifications" USING btree ("user_id") WHERE "notifications"."mail_mode" is not null and "notifications"."read_at" is null;--> statement-breakpoint
ALTER TABLE "notification_choices" ADD CONSTRAINT "notification_choices_mode_known" CHECK ("notification_choices"."mode" in ('mail', 'digest', 'here', 'off'));--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_mail_mode_known" CHECK ("notifications"."mail_mode" in ('mail', 'digest'));