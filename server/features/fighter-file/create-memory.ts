import type { CoachMemory } from '#server/features/conversations/public.ts'
import type { Services } from '#server/services.ts'
import { createReadMemory, readFireLevel } from './read-memory.ts'
import { remember } from './remember.ts'

/** The Fighter File as the coaches use it. */
export function createMemory(services: Pick<Services, 'db' | 'events' | 'clock' | 'notifier'>): CoachMemory {
  return {
    readMemory: createReadMemory(services),
    readFireLevel: (user_id) => readFireLevel(services, user_id),
    remember: (user_id, read) => remember(services, user_id, read),
  }
}
