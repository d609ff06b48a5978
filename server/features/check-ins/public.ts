export { startCheckInJobs } from './ask-check-ins.ts'
