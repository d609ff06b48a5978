export { startCoachApplicationJobs } from './tell-applicant.ts'
