export { isFirstTime, startWaitedWritesJobs } from './apply-once.ts'
