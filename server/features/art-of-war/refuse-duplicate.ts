import { DrizzleQueryError } from 'drizzle-orm'
import { DatabaseError } from 'pg'
import { Refusal } from '#server/http/refusal.ts'

const UNIQUE_VIOLATION = '23505'

/** Whether the same words are in the box already is for the index to say: it alone sees what two tabs do at once. */
export async function refuseDuplicate<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write()
  } catch (error) {
    if (isDuplicate(error)) throw new Refusal('art-of-war.already-saved')
    throw error
  }
}

function isDuplicate(error: unknown): boolean {
  const cause = error instanceof DrizzleQueryError ? error.cause : error
  return cause instanceof DatabaseError && cause.code === UNIQUE_VIOLATION && cause.constraint === 'saved_quotes_once'
}
