import * as z from 'zod/mini'
import {
  AGENDA_MAX_LENGTH,
  BOOKING_ACTIONS,
  BOOKING_NOTE_MAX_LENGTH,
  BOOKING_OUTCOMES,
  BOOKING_RECAP_MAX_LENGTH,
  BOOKING_SETTLEMENTS,
  BOOKING_SIDES,
  BOOKING_STATES,
  BRIEF_MAX_LENGTH,
  CANCEL_REASON_MAX_LENGTH,
  MOST_NEXT_STEPS,
  NEXT_STEP_MAX_LENGTH,
  SIGNAL_MAX_LENGTH,
} from './booking-rules.ts'
import { MEETING_KINDS, MOST_GROUP_SEATS } from './calendar-rules.ts'
import { endpoint } from './endpoint.ts'
import { CursorSchema, IdSchema, MomentSchema, multiLineText, oneLineText, SlugSchema } from './fields.ts'
import { SellerSchema } from './marketplace.ts'
import { MOST_MINOR_UNITS } from './offer-rules.ts'

/** What a member wants from a session, and whether the coach may read the Fighter File before it. */
export const briefFields = {
  brief: z.nullable(multiLineText(BRIEF_MAX_LENGTH)),
  shares_file: z.boolean(),
}

const BookingLineSchema = z.object({
  id: IdSchema,
  /** On which side the reader is. */
  side: z.enum(BOOKING_SIDES),
  state: z.enum(BOOKING_STATES),
  title: z.string(),
  seller: SellerSchema,
  /** For the coach: the names of those who come. */
  names: z.array(z.string()),
  starts_at: z.iso.datetime(),
  minutes: z.number(),
  coach_zone: z.string(),
  /** 1 for a session with one member. */
  seats: z.number(),
  meeting_kind: z.enum(MEETING_KINDS),
  /** While the member pays. */
  held_until: z.nullable(z.iso.datetime()),
  offer_id: z.nullable(IdSchema),
  /** What was paid for it: an order of its own, or the package it belongs to. Null for the coach. */
  order_id: z.nullable(IdSchema),
  package_order_id: z.nullable(IdSchema),
  /** Which session of its package it is; null also for one that went back into it. */
  package_place: z.nullable(z.object({ number: z.number(), total: z.number() })),
  outcome: z.nullable(z.enum(BOOKING_OUTCOMES)),
  actions: z.array(z.enum(BOOKING_ACTIONS)),
})
export type BookingLine = z.infer<typeof BookingLineSchema>

const BookingNoteSchema = z.object({
  id: IdSchema,
  author_name: z.string(),
  is_mine: z.boolean(),
  is_of_coach: z.boolean(),
  body: z.string(),
  created_at: z.iso.datetime(),
})
export type BookingNote = z.infer<typeof BookingNoteSchema>

const AttendeeSchema = z.object({
  booking_id: IdSchema,
  name: z.string(),
  user_id: IdSchema,
  brief: z.nullable(z.string()),
  /** What the member lets the coach read of the Fighter File; null without consent. */
  file: z.nullable(z.array(z.object({ label: z.string(), value: z.string() }))),
  joined_at: z.nullable(z.iso.datetime()),
  outcome: z.nullable(z.enum(BOOKING_OUTCOMES)),
})
export type Attendee = z.infer<typeof AttendeeSchema>

export const BookingSchema = z.extend(BookingLineSchema, {
  ends_at: z.iso.datetime(),
  /** From then until `closes_at` the link is shown. */
  opens_at: z.iso.datetime(),
  closes_at: z.iso.datetime(),
  /** Counts changes of the time, for calendars. */
  sequence: z.number(),
  moves_left: z.number(),
  /** Until then cancelling costs the member nothing. */
  free_until: z.nullable(z.iso.datetime()),
  /** What goes back if the reader cancels now; null where no money is involved. */
  refund: z.nullable(z.object({ amount_minor: z.number(), total_minor: z.number(), currency: z.string() })),
  cancelled_by: z.nullable(z.enum(BOOKING_SIDES)),
  cancel_reason: z.nullable(z.string()),
  /** For the member, after it was cancelled or the coach did not come; null where nothing was paid. */
  settled: z.nullable(z.enum(BOOKING_SETTLEMENTS)),
  /** The member's own. */
  brief: z.nullable(z.string()),
  shares_file: z.boolean(),
  agenda: z.nullable(z.string()),
  /** For the coach: all who come. */
  attendees: z.array(AttendeeSchema),
  coach_joined_at: z.nullable(z.iso.datetime()),
  joined_at: z.nullable(z.iso.datetime()),
  notes: z.array(BookingNoteSchema),
  recap: z.nullable(
    z.object({
      text: z.string(),
      next_steps: z.array(z.string()),
      /** When the coach suggests to meet again. */
      suggested_at: z.nullable(z.iso.datetime()),
      written_at: z.iso.datetime(),
    }),
  ),
  /** The plan that the member made of the next steps. */
  plan_id: z.nullable(IdSchema),
  reviewable_order_id: z.nullable(IdSchema),
})
export type Booking = z.infer<typeof BookingSchema>

const one = z.object({ id: IdSchema })

export const listBookings = endpoint({
  method: 'GET',
  path: '/api/bookings',
  access: 'member',
  summary: 'The reader’s times with coaches, or with members: those to come, the next first; or those that are over',
  input: z.object({ when: z.enum(['coming', 'past']), cursor: z.optional(CursorSchema) }),
  output: z.object({ bookings: z.array(BookingLineSchema), next: z.nullable(z.string()) }),
  errors: [],
})

export const readBooking = endpoint({
  method: 'GET',
  path: '/api/bookings/:id',
  access: 'member',
  summary: 'One booking with everything its reader may see and do: the page of the session',
  input: one,
  output: BookingSchema,
  errors: ['not-found'],
})

export const bookFromPackage = endpoint({
  method: 'POST',
  path: '/api/bookings',
  access: 'member',
  summary: 'Book one session of a package that was bought; other sessions are booked by ordering them',
  input: z.object({ package_order_id: IdSchema, starts_at: MomentSchema, ...briefFields }),
  output: BookingSchema,
  errors: ['not-found', 'bookings.time-taken', 'bookings.package-used-up'],
  status: 201,
})

export const moveBooking = endpoint({
  method: 'PUT',
  path: '/api/bookings/:id/time',
  access: 'member',
  summary: 'Move a booking to another open time; the other side is told',
  input: z.extend(one, { starts_at: MomentSchema }),
  output: BookingSchema,
  errors: [
    'not-found',
    'bookings.time-taken',
    'bookings.not-possible-now',
    'bookings.too-late-to-move',
    'bookings.moved-often',
  ],
})

export const cancelBooking = endpoint({
  method: 'POST',
  path: '/api/bookings/:id/cancel',
  access: 'member',
  summary: 'Cancel a booking. The refund is what was shown: else it is shown again first',
  input: z.extend(one, {
    /** By the coach of a group: what goes back to all of them. */
    shown_refund_minor: z.int().check(z.gte(0), z.lte(MOST_MINOR_UNITS * MOST_GROUP_SEATS)),
    reason: z.nullable(oneLineText(CANCEL_REASON_MAX_LENGTH)),
  }),
  output: BookingSchema,
  errors: ['not-found', 'bookings.not-possible-now', 'bookings.refund-changed', 'orders.payments-away'],
})

export const changeBrief = endpoint({
  method: 'PUT',
  path: '/api/bookings/:id/brief',
  access: 'member',
  summary: 'What the member wants from the session, and whether the coach may read the Fighter File',
  input: z.extend(one, briefFields),
  output: BookingSchema,
  errors: ['not-found', 'bookings.not-possible-now', 'spaces.suspended'],
})

export const changeAgenda = endpoint({
  method: 'PUT',
  path: '/api/bookings/:id/agenda',
  access: 'use-coach-desk',
  summary: 'The coach’s agenda of the session',
  input: z.extend(one, { agenda: z.nullable(multiLineText(AGENDA_MAX_LENGTH)) }),
  output: BookingSchema,
  errors: ['not-found', 'bookings.not-possible-now', 'spaces.suspended'],
})

export const joinSession = endpoint({
  method: 'POST',
  path: '/api/bookings/:id/join',
  access: 'member',
  summary: 'Come to the session: opens 10 minutes before. Says where it takes place',
  input: one,
  output: z.object({
    meeting_kind: z.enum(MEETING_KINDS),
    /** Null for `peer`, which is on the page itself. */
    url: z.nullable(z.string()),
    /** For `peer`: who calls, and what helps two browsers to find each other. */
    peer: z.nullable(
      z.object({
        is_caller: z.boolean(),
        ice_servers: z.array(
          z.object({
            urls: z.string(),
            username: z.optional(z.string()),
            credential: z.optional(z.string()),
          }),
        ),
      }),
    ),
  }),
  errors: ['not-found', 'bookings.too-early', 'bookings.not-possible-now', 'calendars.meeting-not-possible'],
})

/** JSON in ASCII: nobody reads it but a browser. */
const SignalSchema = z.string().check(z.maxLength(SIGNAL_MAX_LENGTH), z.regex(/^[\x20-\x7e]+$/))

export const sendSignal = endpoint({
  method: 'POST',
  path: '/api/bookings/:id/signals',
  access: 'member',
  summary: 'For video between two browsers: hand a message of WebRTC to the other side',
  input: z.extend(one, { signal: SignalSchema }),
  output: z.object({}),
  errors: ['not-found', 'bookings.not-possible-now'],
})

/** Signals are kept for a short while: an event on the stream says that there are some. */
export const takeSignals = endpoint({
  method: 'GET',
  path: '/api/bookings/:id/signals',
  access: 'member',
  summary: 'For video between two browsers: the messages of the other side after a number',
  input: z.extend(one, { after: z.coerce.number().check(z.int(), z.gte(0), z.lte(Number.MAX_SAFE_INTEGER)) }),
  output: z.object({ signals: z.array(z.object({ position: z.number(), signal: z.string() })) }),
  errors: ['not-found'],
})

export const addBookingNote = endpoint({
  method: 'POST',
  path: '/api/bookings/:id/notes',
  access: 'member',
  summary: 'Add to the notes that everyone in the session sees at once; the same id adds it once',
  input: z.extend(one, { note_id: IdSchema, body: multiLineText(BOOKING_NOTE_MAX_LENGTH) }),
  output: BookingSchema,
  errors: ['not-found', 'bookings.not-possible-now', 'bookings.too-many-notes', 'spaces.suspended'],
  status: 201,
})

export const changeBookingNote = endpoint({
  method: 'PUT',
  path: '/api/bookings/:id/notes/:note_id',
  access: 'member',
  summary: 'Change a note of one’s own',
  input: z.extend(one, { note_id: IdSchema, body: multiLineText(BOOKING_NOTE_MAX_LENGTH) }),
  output: BookingSchema,
  errors: ['not-found', 'bookings.not-possible-now', 'spaces.suspended'],
})

export const deleteBookingNote = endpoint({
  method: 'DELETE',
  path: '/api/bookings/:id/notes/:note_id',
  access: 'member',
  summary: 'Delete a note of one’s own',
  input: z.extend(one, { note_id: IdSchema }),
  output: BookingSchema,
  errors: ['not-found'],
})

export const sayAbsent = endpoint({
  method: 'POST',
  path: '/api/bookings/:id/absent',
  access: 'member',
  summary: 'Say that the other side did not come. Where the coach did not, the money or the session goes back',
  input: one,
  output: BookingSchema,
  errors: ['not-found', 'bookings.not-possible-now', 'orders.not-possible-now', 'orders.payments-away'],
})

export const saveBookingRecap = endpoint({
  method: 'PUT',
  path: '/api/bookings/:id/recap',
  access: 'use-coach-desk',
  summary: 'The coach’s recap with next steps, and when to meet again; those who came are told once',
  input: z.extend(one, {
    text: multiLineText(BOOKING_RECAP_MAX_LENGTH),
    next_steps: z.array(oneLineText(NEXT_STEP_MAX_LENGTH)).check(z.maxLength(MOST_NEXT_STEPS)),
    suggested_at: z.nullable(MomentSchema),
  }),
  output: BookingSchema,
  errors: ['request.invalid', 'not-found', 'bookings.not-possible-now', 'spaces.suspended'],
})

export const keepBookingPlan = endpoint({
  method: 'POST',
  path: '/api/bookings/:id/plan',
  access: 'member',
  summary: 'Make a plan of the next steps; pressed twice it is one plan',
  input: one,
  output: BookingSchema,
  errors: ['not-found', 'bookings.not-possible-now'],
})

export const readBookingCalendar = endpoint({
  method: 'GET',
  path: '/api/bookings/:id/calendar.ics',
  access: 'member',
  summary: 'The booking as a calendar file; its id stays when it is moved',
  input: one,
  output: z.string(),
  errors: ['not-found'],
})

export const suggestCoaches = endpoint({
  method: 'GET',
  path: '/api/suggested-coaches',
  access: 'member',
  summary: 'Up to three people to talk to about a matter, each with the next time that can be booked',
  input: z.object({ matter: z.optional(SlugSchema) }),
  output: z.object({
    coaches: z.array(
      z.object({
        seller: SellerSchema,
        specialties: z.array(z.string()),
        offer_id: IdSchema,
        offer_title: z.string(),
        price_minor: z.number(),
        currency: z.string(),
        minutes: z.number(),
        next_at: z.iso.datetime(),
      }),
    ),
  }),
  errors: [],
})
