import type { MeetingKind } from '#contract/calendar-rules.ts'
import type { Seller } from '#contract/marketplace.ts'
import type { Services } from '#server/services.ts'

/** The ways to meet that work for a seller: an AI writes; people use what is set up here. */
export function possibleMeetings(
  { meetings }: Pick<Services, 'meetings'>,
  { kind }: Pick<Seller, 'kind'>,
): readonly MeetingKind[] {
  return kind === 'persona' ? ['persona'] : meetings.kinds
}
