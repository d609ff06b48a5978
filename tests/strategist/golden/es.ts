import type { Conversation } from './conversation.ts'
import { BUSINESS } from './es/business.ts'
import { CAREER } from './es/career.ts'
import { FIGHT } from './es/fight.ts'
import { GENERAL } from './es/general.ts'
import { LIFE } from './es/life.ts'

export const ES: readonly Conversation[] = [...FIGHT, ...CAREER, ...BUSINESS, ...LIFE, ...GENERAL]
