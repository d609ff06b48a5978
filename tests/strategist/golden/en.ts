import type { Conversation } from './conversation.ts'
import { BUSINESS } from './en/business.ts'
import { CAREER } from './en/career.ts'
import { FIGHT } from './en/fight.ts'
import { GENERAL } from './en/general.ts'
import { LIFE } from './en/life.ts'

export const EN: readonly Conversation[] = [...FIGHT, ...CAREER, ...BUSINESS, ...LIFE, ...GENERAL]
