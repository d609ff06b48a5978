CREATE TABLE "former_coaches" (
	"coach_id" uuid PRIMARY KEY NOT NULL,
	"full_name" text NOT NULL,
	"email" text NOT NULL,
	"left_at" timestamp with time zone NOT NULL
);
