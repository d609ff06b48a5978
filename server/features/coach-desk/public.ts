export { newestActiveOffers } from './list-offers.ts'
export { insertSamples, samplesOf } from './samples.ts'
export { startCoachDeskJobs } from './start-coach-desk-jobs.ts'
