import type { CardId } from '#content/playbook/cards.ts'

const TENDER: ReadonlySet<CardId> = new Set([
  'anxiety-everyday',
  'break-up',
  'burnout-at-work',
  'debt-pressure',
  'grief',
  'loneliness',
  'losing-a-job',
  'return-after-knockout',
])

/** Cards for painful subjects: no direct opener, no quotes, and no question besides the card's own. */
export const isTender = (card: CardId): boolean => TENDER.has(card)
