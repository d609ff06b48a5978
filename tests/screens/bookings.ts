import type { Booking, BookingLine } from '#contract/bookings.ts'
import type { Seller } from '#contract/marketplace.ts'
import type { OpenTimes } from '#web/features/bookings/queries.ts'
import { OFFER_ID } from './offers.ts'

export const BOOKING_ID = '00000000-0000-4000-8000-0000000000d4'
export const ANA: Seller = { slug: 'ana-prado', name: 'Ana Prado', kind: 'house', user_id: null }

/** Far ahead, so that nothing here is past or begins soon. */
export const YEAR = 2126

/** Two days in December, for members in UTC. */
export function timesOf(changed: Partial<OpenTimes> = {}): OpenTimes {
  return {
    seller: ANA,
    coach_zone: 'America/Sao_Paulo',
    minutes: 60,
    seats: 1,
    meeting_kind: 'link',
    times: ['10T15:00', '10T16:30', '12T01:00'].map((time) => ({
      starts_at: `${YEAR}-12-${time}:00.000Z`,
      seats_left: 1,
    })),
    own: [],
    next: `${YEAR + 1}-01-07T15:00:00.000Z`,
    ...changed,
  }
}

export function lineOf(changed: Partial<BookingLine> = {}): BookingLine {
  return {
    id: BOOKING_ID,
    side: 'member',
    state: 'confirmed',
    title: 'Private strategy session',
    seller: ANA,
    names: [],
    starts_at: `${YEAR}-12-10T15:00:00.000Z`,
    minutes: 60,
    coach_zone: 'America/Sao_Paulo',
    seats: 1,
    meeting_kind: 'link',
    held_until: null,
    offer_id: OFFER_ID,
    order_id: '00000000-0000-4000-8000-0000000000b2',
    package_order_id: null,
    package_place: null,
    outcome: null,
    actions: ['move', 'cancel', 'change_brief'],
    ...changed,
  }
}

export function bookingOf(changed: Partial<Booking> = {}): Booking {
  return {
    ...lineOf(),
    ends_at: `${YEAR}-12-10T16:00:00.000Z`,
    opens_at: `${YEAR}-12-10T14:50:00.000Z`,
    closes_at: `${YEAR}-12-10T16:30:00.000Z`,
    sequence: 0,
    moves_left: 3,
    free_until: `${YEAR}-12-09T15:00:00.000Z`,
    refund: { amount_minor: 29_900, total_minor: 29_900, currency: 'USD' },
    cancelled_by: null,
    cancel_reason: null,
    settled: null,
    brief: null,
    shares_file: false,
    agenda: null,
    attendees: [],
    coach_joined_at: null,
    joined_at: null,
    notes: [],
    recap: null,
    plan_id: null,
    reviewable_order_id: null,
    ...changed,
  }
}
