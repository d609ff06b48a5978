export { leaveMessages } from './leave-messages.ts'
export { maySeeMessagePicture } from './may-see-message-picture.ts'
export { changeRemoval, findReadableMessage, findShownMessages, nearMessages } from './moderate-messages.ts'
export { threads } from './tables.ts'
