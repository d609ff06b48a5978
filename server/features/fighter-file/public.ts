export { createMemory } from './create-memory.ts'
export { startFighterFileJobs } from './start-fighter-file-jobs.ts'
