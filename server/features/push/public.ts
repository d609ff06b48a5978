export { sendPush, startPushJobs } from './send-push.ts'
export { push_subscriptions } from './tables.ts'
