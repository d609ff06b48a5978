export { insertSampleProducts, insertSampleServices } from './insert-samples.ts'
export { activeOffers } from './read-coach-desk.ts'
export { sampleProducts, sampleServices } from './samples.ts'
export { startCoachDeskJobs } from './start-coach-desk-jobs.ts'
