export { activeOffers } from './active-offers.ts'
export { insertSampleProducts, insertSampleServices } from './insert-samples.ts'
export { sampleProducts, sampleServices } from './samples.ts'
export { startCoachDeskJobs } from './start-coach-desk-jobs.ts'
