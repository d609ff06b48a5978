export { leaveLiveEvents } from './answer-invitation.ts'
export { installLiveEvents } from './install-live-events.ts'
export { changeQuestionRemoval, findReadableQuestion, findShownQuestions } from './questions.ts'
export { startLiveJobs } from './start-live-jobs.ts'
