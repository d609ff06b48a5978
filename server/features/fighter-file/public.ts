export { createMemory } from './create-memory.ts'
export { startFighterFileJobs } from './forget-expired-facts.ts'
export { namedEvent } from './named-event.ts'
export { readSharedFile } from './read-shared-file.ts'
