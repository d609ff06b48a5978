import { setTimeout as sleep } from 'node:timers/promises'
import { eq } from 'drizzle-orm'
import type { Database } from '#server/db/database.ts'
import { mails } from './tables.ts'

const LOOK_EVERY_MS = 200
const PATIENCE_MS = 20_000

export interface Delivery {
  status: 'sent' | 'failed' | 'queued'
  /** What the mail server last answered, if it did not take the mail. */
  last_error: string | null
}

/** Waits for the first try to end: the mail was taken, was refused, or will be tried again. */
export async function awaitDelivery(db: Database, id: string): Promise<Delivery> {
  for (let waited = 0; ; waited += LOOK_EVERY_MS) {
    const [mail] = await db
      .select({ status: mails.status, last_error: mails.last_error })
      .from(mails)
      .where(eq(mails.id, id))
    const { status, last_error } = mail ?? { status: 'queued', last_error: null }
    if (status === 'sent' || status === 'failed') return { status, last_error }
    if (last_error !== null || waited >= PATIENCE_MS) return { status: 'queued', last_error }
    await sleep(LOOK_EVERY_MS)
  }
}
