CREATE TABLE "file_pieces" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"file_id" uuid NOT NULL,
	"index" integer NOT NULL,
	CONSTRAINT "file_pieces_by_file" UNIQUE("file_id","index")
);
--> statement-breakpoint
CREATE TABLE "file_readers" (
	"file_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "file_readers_file_id_user_id_pk" PRIMARY KEY("file_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "files" DROP CONSTRAINT "files_kind_known";--> statement-breakpoint
ALTER TABLE "files" DROP CONSTRAINT "files_visibility_known";--> statement-breakpoint
ALTER TABLE "files" ALTER COLUMN "sha256" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "files" ALTER COLUMN "width" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "files" ALTER COLUMN "height" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "name" text;--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "uploaded_at" timestamp with time zone DEFAULT now();--> statement-breakpoint
ALTER TABLE "file_pieces" ADD CONSTRAINT "file_pieces_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "file_readers" ADD CONSTRAINT "file_readers_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "file_readers" ADD CONSTRAINT "file_readers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "file_readers_by_user" ON "file_readers" USING btree ("user_id");--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_kind_known" CHECK ("files"."kind" in ('avatar', 'coach_image', 'offer_picture', 'still', 'offer_video', 'delivery', 'clip'));--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_visibility_known" CHECK ("files"."visibility" in ('private', 'public', 'with_coach_page', 'members'));