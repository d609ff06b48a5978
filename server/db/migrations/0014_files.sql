CREATE TABLE "files" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"owner_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"visibility" text DEFAULT 'private' NOT NULL,
	"sha256" text NOT NULL,
	"content_type" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"bytes" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "files_kind_known" CHECK ("files"."kind" in ('avatar', 'coach_image')),
	CONSTRAINT "files_visibility_known" CHECK ("files"."visibility" in ('private', 'public', 'with_coach_page'))
);
--> statement-breakpoint
ALTER TABLE "audit_log" DROP CONSTRAINT "audit_log_action_known";--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "files_by_owner" ON "files" USING btree ("owner_id","kind");--> statement-breakpoint
CREATE INDEX "files_unused" ON "files" USING btree ("created_at") WHERE "files"."used_at" is null;--> statement-breakpoint
ALTER TABLE "audit_log" ADD CONSTRAINT "audit_log_action_known" CHECK ("audit_log"."action" in ('approve_coach', 'reject_coach', 'undo_decision', 'change_role', 'ban', 'unban', 'sign_out_everywhere', 'remove_picture'));