import type { CardId } from '#content/playbook/cards.ts'
import { addDays } from '../reading/days.ts'
import type { DayText } from '../strategist.ts'

/** Cards for the last days before an event. */
const LAST_DAYS: ReadonlySet<CardId> = new Set(['fight-week-calm', 'night-before-sleep', 'late-opponent-change'])
const NEAR_DAYS = 12

/** How much a card is worth that long before the event: 1 where it makes no difference. */
export function timeRelevance(card: CardId, today: DayText, event_date: DayText | undefined): number {
  if (!LAST_DAYS.has(card)) return 1
  if (event_date === undefined) return 0.8
  return event_date <= addDays(today, NEAR_DAYS) ? 1.2 : 0.4
}
