import type { Conversation } from './conversation.ts'
import { BUSINESS } from './pt/business.ts'
import { CAREER } from './pt/career.ts'
import { FIGHT } from './pt/fight.ts'
import { GENERAL } from './pt/general.ts'
import { LIFE } from './pt/life.ts'

export const PT: readonly Conversation[] = [...FIGHT, ...CAREER, ...BUSINESS, ...LIFE, ...GENERAL]
