import { sql } from 'drizzle-orm'
import type { Quota } from '#contract/chat.ts'
import type { Language } from '#contract/language.ts'
import { momentSql } from '#server/clock.ts'
import type { Database } from '#server/db/database.ts'
import type { Member } from '#server/http/member.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { Services } from '#server/services.ts'
import {
  checkMessage,
  type EarlierMessage,
  hadCrisis,
  type SafetyFinding,
} from '#server/strategist/safety/check-message.ts'
import type { SaidBefore } from './answer.ts'
import { isUsedUp } from './quota.ts'
import { chat_messages } from './tables.ts'

type Executes = Pick<Database, 'execute'>

const CRISIS: SafetyFinding = { topic: 'self-harm', level: 'crisis' }

interface Decided {
  content: string
  language: Language
  before: readonly SaidBefore[]
  quota: Quota
  now: Date
}

/**
 * The only decision whether the safety gate answers a message. With a used-up quota, doubt counts as danger: a member
 * who may be in a crisis, by this message or those of the last hour, is not told to come back tomorrow.
 */
export async function decideSafety(
  db: Executes,
  { user_id }: Pick<Member, 'user_id'>,
  { content, language, before, quota, now }: Decided,
): Promise<SafetyFinding | null> {
  const earlier = memberMessages(before)
  const finding = checkMessage(content, language, { earlier })
  if (finding?.level === 'crisis' || !isUsedUp(quota)) return finding
  if (checkMessage(content, language)?.level === 'crisis' || hadCrisis(earlier, language)) return CRISIS
  return (await hadCrisisLately(db, user_id, now)) ? CRISIS : finding
}

/**
 * Counts a message towards the limit of calls. A member in danger who is over it has a separate limit, which nothing
 * else uses up and no person reaches by typing.
 */
export async function limitMessages(
  { db, limits, clock }: Pick<Services, 'db' | 'limits' | 'clock'>,
  { user_id }: Member,
  language: Language,
  content = '',
): Promise<void> {
  try {
    await limits.consume('write-member', user_id)
  } catch (refusal) {
    if (!(refusal instanceof Refusal)) throw refusal
    const inDanger =
      checkMessage(content, language)?.level === 'crisis' || (await hadCrisisLately(db, user_id, clock.now()))
    if (!inDanger) throw refusal
    await limits.consume('write-in-danger', user_id)
  }
}

/** With the earlier decision about each message. */
export function memberMessages(before: readonly SaidBefore[]): EarlierMessage[] {
  return before.flatMap(({ role, content }, index) =>
    role === 'user' ? [{ text: content, finding: decidedFinding(before[index + 1]) }] : [],
  )
}

function decidedFinding(answer: SaidBefore | undefined): SafetyFinding | null | undefined {
  if (answer?.role !== 'assistant' || !answer.trace) return undefined
  const { safety, safety_level: level, overdose } = answer.trace
  if (safety === null) return null
  return level && { topic: safety, level, ...(overdose && { overdose }) }
}

function hadCrisisLately(db: Executes, user_id: string, now: Date): Promise<boolean> {
  return wasInDanger(db, user_id, new Date(now.getTime() - 60 * 60 * 1000))
}

/** Whether the safety gate saw this member in a crisis since then, in a conversation that still exists. */
export async function wasInDanger(db: Executes, user_id: string, since: Date): Promise<boolean> {
  const { rows } = await db.execute<{ had: boolean }>(sql`
    select exists (
      select from ${chat_messages} where user_id = ${user_id} and role = 'assistant'
        and created_at > ${momentSql(since)} and trace ->> 'safety_level' = 'crisis'
    ) as had`)
  return rows[0]?.had === true
}
