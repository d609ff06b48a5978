export { leaveMessages } from './leave-messages.ts'
export { changeRemoval, findReadableMessage } from './write-message.ts'
