import { sql } from 'drizzle-orm'
import type { FileItem } from '#contract/fighter-file-items.ts'
import type { Room } from '#contract/rooms.ts'
import type { Database } from '#server/db/database.ts'
import { summaryOf } from '#server/features/conversations/public.ts'
import { profiles } from '#server/features/profile/public.ts'
import { quiz_results, quizFields } from '#server/features/quiz/public.ts'
import { FALLBACK_TIME_ZONE, streakFields, streakOf } from '#server/features/streak/public.ts'
import { lastLesson, trainingFields } from '#server/features/training/public.ts'
import type { Services } from '#server/services.ts'
import type { Memory } from '#server/strategist/strategist.ts'
import { factForgotten } from './facts-known.ts'
import { openCommitments } from './open-commitments.ts'
import { reportedSince } from './reported-since.ts'
import { type ItemSwitch, isSwitchedOn, MOODS } from './rules.ts'
import { fighter_facts, fighter_file_switches } from './tables.ts'

interface Place {
  room: Room
  conversation_id: string
}

type StoredFact = Memory['facts'][number] & { room: Room | null }

const OWN_TIME_ZONE = sql`coalesce(profile.time_zone, ${FALLBACK_TIME_ZONE})`

/** One prepared statement, because every answer waits for it. */
function prepareMemory(db: Database) {
  const [user_id, conversation_id] = [sql.placeholder('user_id'), sql.placeholder('conversation_id')]
  const now = sql.placeholder('now')
  const facts = sql`
    select key, value, room from ${fighter_facts}
    where ${fighter_facts.user_id} = ${user_id} and not ${factForgotten(now)} order by key`
  return db
    .select({
      full_name: sql<string | null>`profile.full_name`,
      ...streakFields(user_id, OWN_TIME_ZONE, now),
      ...quizFields(user_id),
      ...trainingFields(user_id, sql`(${now}::timestamptz at time zone ${OWN_TIME_ZONE})::date`),
      lesson: lastLesson(user_id),
      summary: summaryOf(conversation_id),
      facts: sql<StoredFact[]>`array(select row_to_json(known) from (${facts}) known)`,
      commitments: sql<Memory['commitments']>`
        array(select row_to_json(open) from (${openCommitments(user_id, OWN_TIME_ZONE, now)}) open)`,
      reported: sql<Memory['reported']>`
        array(select row_to_json(told) from (${reportedSince(user_id, now)}) told)`,
      switches: sql<ItemSwitch[]>`
        array(select json_build_object('item', item, 'enabled', enabled) from ${fighter_file_switches}
          where ${fighter_file_switches.user_id} = ${user_id})`,
    })
    .from(sql`(select) as nothing left join ${profiles} profile on profile.user_id = ${user_id}`)
    .prepare('read-memory')
}

/** What a coach in this room may use now, without items that the member switched off. */
export function createReadMemory({ db, clock }: Pick<Services, 'db' | 'clock'>) {
  const statement = prepareMemory(db)
  return async (user_id: string, { room, conversation_id }: Place): Promise<Memory> => {
    const [row] = await statement.execute({ user_id, conversation_id, now: clock.now().toISOString() })
    return asMemory(row, room)
  }
}

/** The level of the newest quiz, unless the member switched the quiz off. */
export async function readFireLevel({ db }: Pick<Services, 'db'>, user_id: string): Promise<number | undefined> {
  const { rows } = await db.execute<{ fire_level: number }>(sql`
    select fire_level from ${quiz_results} where user_id = ${user_id} and not exists (
      select from ${fighter_file_switches} where user_id = ${user_id} and item = 'quiz' and not enabled
    ) order by created_at desc, id desc limit 1`)
  return rows[0]?.fire_level
}

type MemoryRow = Awaited<ReturnType<ReturnType<typeof prepareMemory>['execute']>>[number]

function trainingOf({ training_sums, last_training, lesson }: MemoryRow): Memory['training'] {
  return last_training || lesson ? { ...training_sums, last: last_training, lesson } : null
}

function asMemory(row: MemoryRow | undefined, room: Room): Memory {
  if (!row) throw new Error('a select from nothing answers with one row')
  const isOn = (item: FileItem) => isSwitchedOn(row.switches, item)
  const isForHere = ({ key, room: said_in }: StoredFact) => said_in === null || said_in === room || !MOODS.includes(key)
  const { latest } = row
  return {
    full_name: isOn('name') ? row.full_name : null,
    facts: row.facts.filter((fact) => isOn(fact.key) && isForHere(fact)).map(({ key, value }) => ({ key, value })),
    quiz: latest && isOn('quiz') ? { fire_level: latest.fire_level, taken_on: latest.created_at.slice(0, 10) } : null,
    streak: isOn('streak') ? streakOf(row.active_days, row.today).streak.current : 0,
    training: isOn('training') ? trainingOf(row) : null,
    commitments: isOn('commitments') ? row.commitments : [],
    reported: isOn('commitments') ? row.reported : [],
    summary: isOn('summary') ? row.summary : null,
  }
}
