import type { Database } from '#server/db/database.ts'
import type { CoachMemory } from '#server/features/conversations/public.ts'
import { readMemory } from './read-memory.ts'
import { remember } from './remember.ts'

/** The Fighter File as the coaches use it. */
export function createMemory(db: Database): CoachMemory {
  return {
    readMemory: (user_id, place) => readMemory(db, user_id, place),
    remember: (user_id, read) => remember(db, user_id, read),
  }
}
