CREATE TABLE "space_guests" (
	"space_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"let_in" boolean NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "space_guests_space_id_user_id_pk" PRIMARY KEY("space_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "files" DROP CONSTRAINT "files_kind_known";--> statement-breakpoint
ALTER TABLE "files" DROP CONSTRAINT "files_visibility_known";--> statement-breakpoint
ALTER TABLE "space_guests" ADD CONSTRAINT "space_guests_space_id_spaces_id_fk" FOREIGN KEY ("space_id") REFERENCES "public"."spaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "space_guests" ADD CONSTRAINT "space_guests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "space_guests_by_user" ON "space_guests" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "posts_by_picture" ON "posts" USING gin ("pictures" jsonb_path_ops) WHERE "posts"."pictures" <> '[]'::jsonb;--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_kind_known" CHECK ("files"."kind" in ('avatar', 'coach_image', 'offer_picture', 'still', 'post_picture', 'offer_video', 'delivery', 'clip'));--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_visibility_known" CHECK ("files"."visibility" in ('private', 'public', 'with_coach_page', 'members', 'post'));