import type { BookingSettlement, BookingSide } from '#contract/booking-rules.ts'
import type { Language } from '#contract/language.ts'
import type { MembershipPlan } from '#contract/membership-rules.ts'
import type { Notification } from '#contract/notifications.ts'
import type { OrderKind } from '#contract/offer-rules.ts'
import type { RefundRule, ShownRefundCause } from '#contract/order-rules.ts'
import type { MailTemplate } from '#contract/work-rules.ts'
import type { CheckInFacts } from './check-in-lines.ts'

interface Message<Template extends MailTemplate> {
  template: Template
  full_name: string
  /** The target of the button, on our own site. */
  link: string
  /** The addressee's, for moments in the mail; UTC where it is not known. */
  time_zone?: string | null | undefined
}

export type MailMessage =
  | Message<
      Exclude<
        MailTemplate,
        | 'coach-denied'
        | 'support-message'
        | 'talk-asked'
        | 'talk-request'
        | 'two-factor-changed'
        | 'passkey-changed'
        | 'identity-changed'
        | OrderMessage['template']
        | MembershipMessage['template']
        | ModerationMessage['template']
        | NewsMessage['template']
        | LiveMessage['template']
        | BookingMessage['template']
        | CheckInMessage['template']
      >
    >
  /** The reason that an admin wrote to the applicant. */
  | ({ reason: string } & Message<'coach-denied'>)
  /** A member's message to the admins, and the address for a reply. */
  | ({ sender: string; email: string; message: string } & Message<'support-message'>)
  /** A talk of a house coach that a member asks for: what the admins get, and the member's copy. */
  | ({ coach: string; lines: readonly string[] } & Message<'talk-request' | 'talk-asked'>)
  | ({ enabled: boolean } & Message<'two-factor-changed'>)
  /** The owner's name for the passkey. */
  | ({ added: boolean; passkey: string } & Message<'passkey-changed'>)
  /** The name of the OpenID Connect provider. */
  | ({ added: boolean; provider: string } & Message<'identity-changed'>)
  | OrderMessage
  | MembershipMessage
  | ModerationMessage
  | NewsMessage
  | LiveMessage
  | BookingMessage
  | CheckInMessage

/** What mails say about an order. */
export interface OrderFacts {
  number: string
  title: string
  seller_name: string
  kind: OrderKind
  total_minor: number
  currency: string
  refund_rule: RefundRule
  due_at: Date | null
  /** It was bought so late that it can no longer be given back. */
  is_late: boolean
  /** False in the sandbox: the mail says that no money moved. */
  is_real: boolean
}

export type OrderMessage =
  | ({ order: OrderFacts } & Message<
      'order-receipt' | 'order-delivered' | 'withdrawal-asked' | 'return-missing' | 'new-sale' | 'sale-due'
    >)
  | ({ order: OrderFacts; tracking: string | null } & Message<'order-sent'>)
  /** `times`: other times of a session whose time is gone, and where they are chosen. */
  | ({
      order: OrderFacts
      amount_minor: number
      cause: ShownRefundCause
      reason: string | null
      times?: { open: Date[]; link: string } | undefined
    } & Message<'order-refunded'>)
  /** `after_return`: the money comes when the product has come back. */
  | ({ order: OrderFacts; amount_minor: number; after_return: boolean } & Message<'withdrawal-done'>)
  | ({ order: OrderFacts; reason: string } & Message<'return-closed'>)
  | ({ title: string; until: Date } & Message<'seat-offered'>)
  /** `until`: how long the seat can be given back. */
  | ({ order: OrderFacts; starts_at: Date; until: Date } & Message<'seminar-moved'>)
  /** 0 for a seat that cost nothing. */
  | ({ order: OrderFacts; amount_minor: number } & Message<'seminar-cancelled'>)
  | ({ order: OrderFacts; left: number; until: Date } & Message<'unused-package'>)

type MembershipTemplate = Extract<MailTemplate, `membership-${string}`>

/** `day`: when it renews, or until when Elite stays open. */
export type MembershipMessage = {
  plan: MembershipPlan
  day: Date
  amount_minor: number
  currency: string
  is_trial: boolean
} & { [Template in MembershipTemplate]: Message<Template> }[MembershipTemplate]

/** A notification without what belongs to its row. */
export type Notified = Notification extends infer Each
  ? Each extends Notification
    ? Pick<Each, 'kind' | 'details'>
    : never
  : never

/** Notifications of a member, oldest first; `more` are only counted. */
export type NewsMessage = {
  news: readonly Notified[]
  more: number
  unsubscribe: Unsubscribe
} & Message<'notifications'>

/** How the reader ends such mails without signing in: a page for people, and a call for mail programs (RFC 8058). */
interface Unsubscribe {
  page: string
  call: string
}

/** A question how something went; `unsubscribe` ends such questions. */
export type CheckInMessage = CheckInFacts & { unsubscribe: Unsubscribe } & Message<'check-in'>

/** About a date of a live event, with the reader's time zone and that of the event. */
interface LiveFacts {
  title: string
  starts_at: Date
  time_zone: string
  event_zone: string
}

export type LiveMessage =
  | (LiveFacts & Message<'live-reminder' | 'live-moved' | 'live-cancelled'>)
  /** `until`: how long the seat is kept. */
  | (LiveFacts & { until: Date } & Message<'live-seat-offered'>)

/** About a session with a coach, with the reader's time zone and the coach's. */
interface BookingFacts {
  side: BookingSide
  title: string
  /** For the member the coach's name; for the coach the member's, or undefined for a group. */
  other_name: string | undefined
  starts_at: Date
  minutes: number
  time_zone: string
  coach_zone: string
  is_group: boolean
}

/** `rule`: for the member of a paid session, what it cost, and until when it can be moved or cancelled; null when that is over. */
interface ConfirmedFacts {
  rule?: { until: Date | null; price: { amount_minor: number; currency: string } | null } | undefined
}
/** Who moved it, and the time before. */
interface MovedFacts {
  moved_by: BookingSide | undefined
  moved_from: Date | undefined
}
/** `settled`: for the member, what became of what was paid. */
interface CancelledFacts {
  cancelled_by: BookingSide
  reason: string | null
  settled: BookingSettlement | null
}

export type BookingMessage =
  | (BookingFacts & Message<'booking-reminder' | 'booking-recap' | 'booking-missed'>)
  | (BookingFacts & ConfirmedFacts & Message<'booking-confirmed'>)
  | (BookingFacts & MovedFacts & Message<'booking-moved'>)
  | (BookingFacts & CancelledFacts & Message<'booking-cancelled'>)

/** What moderators decided about the addressee, with the reason that they wrote. */
export interface ModerationMessage extends Message<Extract<MailTemplate, `moderation-${string}`>> {
  rule_reason: string
  /** The end of a suspension. */
  until: Date | null
}

/** `calendar`: a calendar file that is attached. */
export type OutgoingMail = { to: string; language: Language; calendar?: string | undefined } & MailMessage
