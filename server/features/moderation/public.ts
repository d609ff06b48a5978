export { assertMayWrite, lockWriter, notSuspended } from './assert-may-write.ts'
export { leaveModeration } from './leave-moderation.ts'
export { crisisHelp, watchWriting } from './watch-writing.ts'
