export { appointCoach } from './make-coach.ts'
export { startCoachApplicationJobs } from './tell-applicant.ts'
