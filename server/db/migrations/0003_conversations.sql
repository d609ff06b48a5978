-- Lower case and without accents. No extension that does it can be counted on, and an index needs a function that is immutable.
CREATE FUNCTION fold_text(words text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN translate(lower(words), 'áàâãäåāéèêëēíìîïīóòôõöōøúùûüūçñýÿ', 'aaaaaaaeeeeeiiiiiooooooouuuuucnyy');--> statement-breakpoint
CREATE TABLE "ai_calls" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid,
	"model" text NOT NULL,
	"input_tokens" integer NOT NULL,
	"output_tokens" integer NOT NULL,
	"cost_micros" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ai_quota_days" (
	"user_id" uuid NOT NULL,
	"day" date NOT NULL,
	"used" integer NOT NULL,
	CONSTRAINT "ai_quota_days_user_id_day_pk" PRIMARY KEY("user_id","day"),
	CONSTRAINT "ai_quota_days_used_not_negative" CHECK ("ai_quota_days"."used" >= 0)
);
--> statement-breakpoint
CREATE TABLE "chat_messages" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"conversation_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"role" text NOT NULL,
	"content" text NOT NULL,
	"template" text NOT NULL,
	"state" text DEFAULT 'complete' NOT NULL,
	"model" text,
	"fallback" boolean DEFAULT false NOT NULL,
	"trace" jsonb,
	"plan" jsonb,
	"message_key" uuid,
	"stop_requested" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "chat_messages_role_known" CHECK ("chat_messages"."role" in ('user', 'assistant')),
	CONSTRAINT "chat_messages_template_known" CHECK ("chat_messages"."template" in ('general', 'career', 'business', 'life', 'fight')),
	CONSTRAINT "chat_messages_state_known" CHECK ("chat_messages"."state" in ('streaming', 'complete', 'stopped', 'cut', 'failed', 'interrupted'))
);
--> statement-breakpoint
CREATE TABLE "conversations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"room" text NOT NULL,
	"template" text NOT NULL,
	"language" text NOT NULL,
	"topic" text,
	"summary" text,
	"open" boolean NOT NULL,
	"saved_at" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT date_trunc('milliseconds', now()) NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "conversations_room_known" CHECK ("conversations"."room" in ('war-room', 'ai-bastion', 'ai-ember', 'ai-volt', 'ai-quill', 'ai-harbor', 'ai-tide', 'ai-thorn', 'ai-cipher')),
	CONSTRAINT "conversations_template_known" CHECK ("conversations"."template" in ('general', 'career', 'business', 'life', 'fight')),
	CONSTRAINT "conversations_language_known" CHECK ("conversations"."language" in ('en', 'pt', 'es')),
	CONSTRAINT "conversations_topic_given" CHECK (btrim("conversations"."topic") <> ''),
	CONSTRAINT "conversations_saved_with_topic" CHECK ("conversations"."saved_at" is null or "conversations"."topic" is not null)
);
--> statement-breakpoint
ALTER TABLE "ai_calls" ADD CONSTRAINT "ai_calls_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ai_quota_days" ADD CONSTRAINT "ai_quota_days_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_messages" ADD CONSTRAINT "chat_messages_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_messages" ADD CONSTRAINT "chat_messages_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ai_calls_by_user" ON "ai_calls" USING btree ("user_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "ai_calls_by_creation" ON "ai_calls" USING btree ("created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "chat_messages_in_order" ON "chat_messages" USING btree ("conversation_id","position");--> statement-breakpoint
CREATE UNIQUE INDEX "chat_messages_once" ON "chat_messages" USING btree ("user_id","message_key");--> statement-breakpoint
CREATE UNIQUE INDEX "chat_messages_streaming" ON "chat_messages" USING btree ("conversation_id") WHERE "chat_messages"."state" = 'streaming';--> statement-breakpoint
CREATE INDEX "chat_messages_search" ON "chat_messages" USING gin (to_tsvector('simple', fold_text("content"))) WHERE "chat_messages"."state" <> 'streaming';--> statement-breakpoint
CREATE UNIQUE INDEX "conversations_one_open" ON "conversations" USING btree ("user_id","room") WHERE "conversations"."open";--> statement-breakpoint
CREATE INDEX "conversations_by_user" ON "conversations" USING btree ("user_id","room","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "conversations_deleted" ON "conversations" USING btree ("deleted_at") WHERE "conversations"."deleted_at" is not null;--> statement-breakpoint
CREATE TRIGGER conversations_touch BEFORE UPDATE ON conversations FOR EACH ROW EXECUTE FUNCTION touch_updated_at();--> statement-breakpoint
CREATE TRIGGER chat_messages_touch BEFORE UPDATE ON chat_messages FOR EACH ROW EXECUTE FUNCTION touch_updated_at();--> statement-breakpoint
-- What was saved so far moves: each message becomes a row.
INSERT INTO conversations (id, user_id, room, template, language, topic, open, saved_at, created_at)
SELECT chat.id, chat.user_id, 'war-room', chat.strategy_type, account.language, chat.topic, false, chat.created_at,
  date_trunc('milliseconds', chat.created_at)
FROM war_room_chats chat JOIN users account ON account.id = chat.user_id;--> statement-breakpoint
INSERT INTO chat_messages (conversation_id, user_id, position, role, content, template, created_at)
SELECT chat.id, chat.user_id, said.position, said.message->>'role', said.message->>'content',
  CASE WHEN said.message->>'template' IN ('general', 'career', 'business', 'life', 'fight')
    THEN said.message->>'template' ELSE chat.strategy_type END,
  chat.created_at
FROM war_room_chats chat,
  jsonb_array_elements(CASE jsonb_typeof(chat.chat_history) WHEN 'array' THEN chat.chat_history ELSE '[]' END)
    WITH ORDINALITY AS said (message, position)
WHERE said.message->>'role' IN ('user', 'assistant') AND said.message->>'content' IS NOT NULL;--> statement-breakpoint
DROP TABLE war_room_chats;--> statement-breakpoint
-- The saved sessions under the names by which the specification calls them.
CREATE VIEW war_room_chats AS
SELECT id, user_id, topic, template AS strategy_type,
  coalesce(
    (SELECT jsonb_agg(jsonb_build_object('role', role, 'content', content, 'template', said.template) ORDER BY position)
     FROM chat_messages said WHERE said.conversation_id = conversations.id),
    '[]'::jsonb
  ) AS chat_history,
  created_at
FROM conversations WHERE room = 'war-room' AND saved_at IS NOT NULL AND deleted_at IS NULL;
