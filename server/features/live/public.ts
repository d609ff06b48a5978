export { leaveLiveEvents } from './answer-invitation.ts'
export { installLiveEvents } from './install-live-events.ts'
export { startLiveJobs } from './start-live-jobs.ts'
