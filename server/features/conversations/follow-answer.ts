import { setTimeout as sleep } from 'node:timers/promises'
import { and, desc, eq, lt } from 'drizzle-orm'
import type { AnswerEvent } from '#contract/chat.ts'
import type { Member } from '#server/http/member.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { Services } from '#server/services.ts'
import type { Growth, PendingAnswer } from './answer.ts'
import { findConversation } from './find-conversation.ts'
import { interruptAbandoned } from './finish-answer.ts'
import { readQuota } from './quota.ts'
import { asMessage } from './read-messages.ts'
import { chat_messages } from './tables.ts'

type FollowServices = Pick<Services, 'db' | 'env' | 'answers' | 'clock'>

export type FollowedAnswer = Pick<PendingAnswer, 'conversation' | 'answer_id' | 'quota'> & { question: { id: string } }

const LOOK_EVERY_MS = 300

/** The newest answer of a conversation and its question. */
export async function findNewestAnswer(
  services: FollowServices,
  member: Member,
  conversation_id: string,
): Promise<FollowedAnswer> {
  const { db } = services
  const conversation = await findConversation(db, { id: conversation_id, user_id: member.user_id })
  const newest = (role: 'user' | 'assistant', before?: number) =>
    db
      .select({ id: chat_messages.id, position: chat_messages.position })
      .from(chat_messages)
      .where(
        and(
          eq(chat_messages.conversation_id, conversation_id),
          eq(chat_messages.role, role),
          before === undefined ? undefined : lt(chat_messages.position, before),
        ),
      )
      .orderBy(desc(chat_messages.position))
      .limit(1)
  const [answer] = await newest('assistant')
  const [question] = answer ? await newest('user', answer.position) : []
  // A greeting has no question.
  if (!answer || !question) throw new Refusal('not-found')
  return { conversation, question, answer_id: answer.id, quota: await readQuota(services, member) }
}

/** Follows an answer from its current text to its end, in any process. */
export async function* followAnswer(
  services: FollowServices,
  member: Member,
  followed: FollowedAnswer,
  signal: AbortSignal,
): AsyncGenerator<AnswerEvent> {
  const { conversation, question, answer_id, quota } = followed
  const begun = (text: string): AnswerEvent => ({
    type: 'begun',
    conversation_id: conversation.id,
    question_id: question.id,
    answer_id,
    text,
    quota,
  })
  const here = services.answers.find(answer_id)
  if (here) {
    const growths = collect((listener) => here.follow(listener), here.stored, signal)
    yield begun(here.text)
    if (here.fallback) yield { type: 'fallback' }
    yield* growths
  }
  let row = await readAnswer(services, answer_id)
  if (!here) yield begun(row.content)
  // Also after an answer of this process, because its end may not have been stored.
  const seen = here ?? { text: row.content, fallback: row.fallback }
  row = yield* followStored(services, row, { text: seen.text, fallback: seen.fallback }, signal)
  if (signal.aborted) return
  yield { type: 'ended', answer: asMessage(row, conversation.language), quota: await readQuota(services, member) }
}

/** Buffers events between two reads. Listens from the call on. */
function collect(
  follow: (listener: (growth: Growth) => void) => () => void,
  end: Promise<void>,
  signal: AbortSignal,
): AsyncGenerator<Growth> {
  const waiting: Growth[] = []
  let wake = () => {}
  let over = false
  const finish = () => {
    over = true
    wake()
  }
  const unfollow = follow((growth) => {
    waiting.push(growth)
    wake()
  })
  signal.addEventListener('abort', finish)
  void end.then(finish)
  return (async function* () {
    try {
      while (!signal.aborted) {
        yield* waiting.splice(0)
        if (over && waiting.length === 0) return
        if (waiting.length === 0)
          await new Promise<void>((resolve) => {
            wake = resolve
          })
      }
    } finally {
      unfollow()
      signal.removeEventListener('abort', finish)
    }
  })()
}

type AnswerRow = typeof chat_messages.$inferSelect

/** Polls the stored answer until it has ended, and yields the new text. */
async function* followStored(
  services: FollowServices,
  stored: AnswerRow,
  seen: { text: string; fallback: boolean },
  signal: AbortSignal,
): AsyncGenerator<Growth, AnswerRow> {
  let row = stored
  let { text, fallback } = seen
  while (row.state === 'streaming' && !signal.aborted) {
    await sleep(LOOK_EVERY_MS)
    await interruptAbandoned(services.db, row.conversation_id)
    row = await readAnswer(services, row.id)
    if (row.fallback && !fallback) yield { type: 'fallback' }
    if (row.content.length > text.length) yield { type: 'text', text: row.content.slice(text.length) }
    text = row.content.length > text.length ? row.content : text
    fallback = row.fallback
  }
  return row
}

async function readAnswer({ db }: Pick<FollowServices, 'db'>, answer_id: string): Promise<AnswerRow> {
  const [row] = await db.select().from(chat_messages).where(eq(chat_messages.id, answer_id))
  if (!row) throw new Refusal('not-found')
  return row
}

/** The complete answer, for callers that do not stream. A failed or interrupted one stays stored, and the call is refused. */
export async function awaitAnswer(
  services: Pick<Services, 'db' | 'env' | 'answers' | 'clock'>,
  member: Member,
  pending: PendingAnswer,
  signal: AbortSignal,
) {
  for await (const event of followAnswer(services, member, pending, signal)) {
    if (event.type !== 'ended') continue
    const { answer, quota } = event
    if (answer.state === 'failed' || answer.state === 'interrupted') throw new Refusal('chat.no-answer')
    return {
      response: answer.content,
      template: answer.template,
      conversation_id: pending.conversation.id,
      answer,
      quota,
    }
  }
  throw new Refusal('chat.no-answer')
}
