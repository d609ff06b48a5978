import * as z from 'zod/mini'
import { saveConversation } from '#contract/conversations.ts'

export const schemas = { topic: z.pick(saveConversation.input, { topic: true }) }
