import { sendSupportMessage } from '#contract/support.ts'

export const schemas = { message: sendSupportMessage.input }
