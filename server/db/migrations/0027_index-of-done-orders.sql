DROP INDEX "fulfilments_done";--> statement-breakpoint
CREATE INDEX "fulfilments_done" ON "fulfilments" USING btree ("coach_id","done_at" DESC NULLS FIRST,"order_id" DESC NULLS FIRST);