export { createMemory } from './create-memory.ts'
export { startFighterFileJobs } from './forget-expired-facts.ts'
export { readSharedFile } from './read-shared-file.ts'
