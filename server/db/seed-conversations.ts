import type { StrategyType } from '#contract/strategy.ts'
import type { Database } from '#server/db/database.ts'
import { greeting } from '#server/features/conversations/public.ts'
import { chat_messages, conversations } from '#server/features/conversations/tables.ts'
import { answerQuestion } from '#server/strategist/answer-question.ts'
import { NOTHING_KNOWN, type PlanDraft, type Turn } from '#server/strategist/strategist.ts'

/** A saved session of the War Room: the demo member's messages. The built-in strategist writes the answers. */
export interface DemoSession {
  topic: string
  template: StrategyType
  said: string[]
}

/** An answer with steps that can be kept as a plan. */
export interface DemoAnswer {
  conversation_id: string
  message_id: string
  plan: PlanDraft
  created_at: Date
}

const MODEL = 'builtin:strategist'
const MINUTE_MS = 60_000

export async function seedConversation(
  db: Pick<Database, 'insert'>,
  user_id: string,
  { topic, template, said }: DemoSession,
  created_at: Date,
): Promise<DemoAnswer | undefined> {
  const common = { user_id, template, created_at }
  const [conversation] = await db
    .insert(conversations)
    .values({ ...common, room: 'war-room', language: 'en', topic, open: false, saved_at: created_at })
    .returning({ id: conversations.id })
  if (!conversation) throw new Error(`the demo session ${topic} was not made`)
  const welcome = greeting('war-room', template, 'en')
  const history: Turn[] = [{ role: 'assistant', content: welcome }]
  const rows: (typeof chat_messages.$inferInsert)[] = []
  const add = (row: Pick<typeof chat_messages.$inferInsert, 'role' | 'content' | 'model' | 'trace' | 'plan'>) => {
    const position = rows.length + 1
    const moment = new Date(created_at.getTime() + position * MINUTE_MS)
    rows.push({ ...common, conversation_id: conversation.id, position, ...row, created_at: moment })
  }
  add({ role: 'assistant', content: welcome })
  for (const message of said) {
    const reply = answerQuestion({
      message,
      template,
      persona: null,
      language: 'en',
      history,
      memory: NOTHING_KNOWN,
      today: created_at.toISOString().slice(0, 10),
      seed: topic,
    })
    add({ role: 'user', content: message })
    add({ role: 'assistant', content: reply.text, model: MODEL, trace: reply.trace, plan: reply.plan })
    history.push({ role: 'user', content: message }, { role: 'assistant', content: reply.text, trace: reply.trace })
  }
  const stored = await db
    .insert(chat_messages)
    .values(rows)
    .returning({ message_id: chat_messages.id, plan: chat_messages.plan })
  const answer = stored.find(({ plan }) => plan && plan.steps.length > 0)
  return answer?.plan
    ? { conversation_id: conversation.id, message_id: answer.message_id, plan: answer.plan, created_at }
    : undefined
}
