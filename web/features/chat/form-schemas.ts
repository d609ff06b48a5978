import * as z from 'zod/mini'
import { renameConversation } from '#contract/conversations.ts'

export const schemas = { topic: z.pick(renameConversation.input, { topic: true }) }
