export { createMemory } from './create-memory.ts'
export { startFighterFileJobs } from './forget-expired-facts.ts'
