export { leaveMessages } from './leave-messages.ts'
export { changeRemoval, findReadableMessage, findShownMessages, nearMessages } from './moderate-messages.ts'
export { threads } from './tables.ts'
