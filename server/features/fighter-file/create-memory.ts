import type { Database } from '#server/db/database.ts'
import type { CoachMemory } from '#server/features/conversations/public.ts'
import { createReadMemory } from './read-memory.ts'
import { remember } from './remember.ts'

/** The Fighter File as the coaches use it. */
export function createMemory(db: Database): CoachMemory {
  return {
    readMemory: createReadMemory(db),
    remember: (user_id, read) => remember(db, user_id, read),
  }
}
