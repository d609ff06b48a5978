import { sql } from 'drizzle-orm'
import type { Logger } from 'pino'
import type { Database } from '#server/db/database.ts'
import { chat_messages } from './tables.ts'

export interface Written {
  answer_id: string
  content: string
  fallback: boolean
}

/** Stores the partial text of answers, which is also their heartbeat. Returns which of them were not stopped. */
async function saveProgress(db: Pick<Database, 'execute'>, written: readonly Written[]): Promise<Set<string>> {
  const { rows } = await db.execute<{ id: string; stop_requested: boolean }>(sql`
    update ${chat_messages} answer set content = written.content, fallback = written.fallback
    from unnest(
      ${sql.param(written.map(({ answer_id }) => answer_id))}::uuid[],
      ${sql.param(written.map(({ content }) => content))}::text[],
      ${sql.param(written.map(({ fallback }) => fallback))}::boolean[]
    ) as written (id, content, fallback)
    where answer.id = written.id and answer.state = 'streaming'
    returning answer.id, answer.stop_requested`)
  return new Set(rows.filter(({ stop_requested }) => !stop_requested).map(({ id }) => id))
}

/** An answer whose partial text is stored. */
interface SavedAnswer {
  readonly answer_id: string
  readonly text: string
  readonly fallback: boolean
  /** Called when the answer was stopped. */
  unwanted(): void
}

export interface ProgressSaver {
  /** Returns how to end it. */
  keep(answer: SavedAnswer): () => void
}

const FLUSH_EVERY_MS = 500
/** The heartbeat, also for an answer that does not grow. */
const SIGN_OF_LIFE_MS = 2_000
/** Large enough for a thousand answers, small enough that a blocked one delays few others. */
const TOGETHER = 50

/** Stores the answers that are being written in this process while they grow, many with one statement. */
export function createProgressSaver({ db, log }: { db: Database; log: Logger }): ProgressSaver {
  const kept = new Map<SavedAnswer, { text: string; at: number }>()
  let timer: NodeJS.Timeout | undefined
  let flushing = false

  async function flush(): Promise<void> {
    // One statement at a time, so that a slow one does not overwrite the text of a later one.
    if (flushing) return
    flushing = true
    const now = performance.now()
    const due = [...kept].filter(([{ text }, last]) => text !== last.text || now - last.at >= SIGN_OF_LIFE_MS)
    try {
      for (let from = 0; from < due.length; from += TOGETHER)
        await flushSome(due.slice(from, from + TOGETHER).map(([answer]) => answer))
    } finally {
      flushing = false
    }
  }

  async function flushSome(answers: readonly SavedAnswer[]): Promise<void> {
    const written = answers
      .filter((answer) => kept.has(answer))
      .map((answer) => ({ answer, answer_id: answer.answer_id, content: answer.text, fallback: answer.fallback }))
    const at = performance.now()
    try {
      const wanted = await saveProgress(db, written)
      for (const { answer, answer_id, content } of written) {
        if (!wanted.has(answer_id)) answer.unwanted()
        else if (kept.has(answer)) kept.set(answer, { text: content, at })
      }
    } catch (error) {
      log.warn({ err: error }, 'answers under way could not be stored yet')
    }
  }

  return {
    keep(answer) {
      kept.set(answer, { text: '', at: performance.now() })
      timer ??= setInterval(() => void flush(), FLUSH_EVERY_MS)
      return () => {
        kept.delete(answer)
        if (kept.size > 0) return
        clearInterval(timer)
        timer = undefined
      }
    },
  }
}
