DROP INDEX "space_members_by_user";--> statement-breakpoint
CREATE INDEX "distances_by_user" ON "distances" USING btree ("user_id","created_at" DESC NULLS FIRST,"other_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "space_guests_of_space" ON "space_guests" USING btree ("space_id","created_at" DESC NULLS FIRST,"user_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "space_members_by_user" ON "space_members" USING btree ("user_id");