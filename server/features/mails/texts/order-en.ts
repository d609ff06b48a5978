import type { OrderKind } from '#contract/offer-rules.ts'
import type { RefundCause, RefundRule } from '#contract/order-rules.ts'

const bought = 'You got this email because you bought something on Kiai with this address.'
const sold = 'You got this email because you sell on Kiai.'

/** The mails about orders. English defines the shape. */
export const orderMails = {
  'order-receipt': {
    subject: 'Your receipt',
    preheader: 'What you bought and what happens next.',
    headline: 'It is yours',
    lines: ['Thank you. Your order is paid. Keep this mail as your receipt.'],
    button: 'Open my order',
    reason: bought,
  },
  'order-delivered': {
    subject: 'Your order is ready',
    preheader: 'It is waiting for you.',
    headline: 'It is here',
    lines: ['What you ordered was delivered. Open your order to see it.'],
    button: 'See it now',
    reason: bought,
  },
  'order-sent': {
    subject: 'Your order is on its way',
    preheader: 'It has left the corner.',
    headline: 'On its way',
    lines: ['Your order was sent. When it is in your hands, tell us on the page of your order.'],
    button: 'Open my order',
    reason: bought,
  },
  'order-refunded': {
    subject: 'You get your money back',
    preheader: 'Which order, how much and why.',
    headline: 'Money back',
    lines: ['We are giving you money back, the same way you paid. Your bank may need a few days to show it.'],
    button: 'Open my order',
    reason: bought,
  },
  'withdrawal-asked': {
    subject: 'Confirm that you withdraw from your contract',
    preheader: 'One more step, then it is done.',
    headline: 'One step left',
    lines: [
      'Someone asked to withdraw from this contract. Was it you? Then confirm it on the page behind the button.',
      'The link works for one hour.',
    ],
    button: 'Withdraw from contract',
    reason:
      'You got this email because someone entered your order number and this address. Not you? Do nothing: your order stays as it is.',
  },
  'withdrawal-done': {
    subject: 'You have withdrawn from your contract',
    preheader: 'This mail is your confirmation.',
    headline: 'Withdrawn',
    lines: ['We received your withdrawal. Keep this mail as your confirmation.'],
    button: 'Open my order',
    reason: bought,
  },
  'return-missing': {
    subject: 'Your return has not arrived',
    preheader: 'The seller is still waiting for your parcel.',
    headline: 'Not there yet',
    lines: [
      'The seller says that what you sent back has not arrived. Your refund waits until the Kiai team has decided.',
      'Did you send it? Write to our support with the order number and your proof of postage.',
    ],
    button: 'Open my order',
    reason: bought,
  },
  'return-closed': {
    subject: 'Your return is closed',
    preheader: 'There is no refund for it. Here is why.',
    headline: 'Return closed',
    lines: [
      'Your return did not arrive, and the Kiai team has closed it without a refund. If you disagree, write to our support.',
    ],
    button: 'Open my order',
    reason: bought,
  },
  'new-sale': {
    subject: 'You sold something',
    preheader: 'A new order is waiting for you.',
    headline: 'New sale',
    lines: ['Someone bought from you, and it is paid.'],
    button: 'Open my orders',
    reason: sold,
  },
  'sale-due': {
    subject: 'An order is due soon',
    preheader: 'Deliver it before the clock runs out.',
    headline: 'The clock is running',
    lines: ['This order is still waiting for you. If it is late, the buyer gets the money back by itself.'],
    button: 'Open my orders',
    reason: sold,
  },
  'seat-offered': {
    subject: 'A seat is free for you',
    preheader: 'We keep it for you for a few hours.',
    headline: 'Your seat',
    lines: [
      'You were waiting for a seat, and one became free. We keep it for you for a while, then it goes on to the next.',
    ],
    button: 'Take the seat',
    reason: 'You got this email because you put yourself on the waitlist of this seminar.',
  },
  'unused-package': {
    subject: 'You still have sessions left',
    preheader: 'They are paid and waiting for you.',
    headline: 'Back to work',
    lines: ['You have sessions that you have not used yet. Do not let them expire.'],
    button: 'Open my order',
    reason: bought,
  },
  'seminar-moved': {
    subject: 'Your seminar has a new time',
    preheader: 'The new date, and a new calendar file.',
    headline: 'New date',
    lines: ['The seminar you booked takes place at another time. The calendar file in this mail has the new one.'],
    button: 'Open my order',
    reason: bought,
  },
  'seminar-cancelled': {
    subject: 'Your seminar was cancelled',
    preheader: 'It does not take place.',
    headline: 'Cancelled',
    lines: [
      'We are sorry: the seminar you booked does not take place. The calendar file in this mail strikes it out of your calendar.',
    ],
    button: 'Open my order',
    reason: bought,
  },
}

export const orderLines = {
  order: (number: string, title: string) => `Order ${number}: ${title}`,
  seller: (name: string) => `From: ${name}`,
  price: (price: string) => `Price: ${price}`,
  amount: (price: string) => `Amount: ${price}`,
  because: (reason: string) => `The reason: ${reason}`,
  onThePage: 'see the page of the order',
  noMoney: 'This was a test: no money has moved.',
  dueBy: (moment: string) => `To be delivered by ${moment}.`,
  keptUntil: (moment: string) => `Kept for you until ${moment}.`,
  newTime: (moment: string) => `It now starts on ${moment}.`,
  giveBackUntil: (moment: string) =>
    `If the new time does not suit you, give your seat back on the page of your order until ${moment}. You get all your money back.`,
  moneyBack: 'You get all your money back, the same way you paid.',
  left: (count: number, moment: string) => `Sessions left: ${count}. They can be used until ${moment}.`,
  tracking: (link: string) => `Track it here: ${link}`,
  afterReturn: 'Send the product back first, please. The money comes as soon as it has arrived.',
  next: {
    shoutout: 'What happens next: your shoutout is made and shows up in your order.',
    film_review: 'What happens next: your film is watched, and the answer shows up in your order.',
    seminar: 'What happens next: the link to join and a calendar file are in your order.',
    video: 'What happens next: you can watch it right away, as often as you like.',
    product: 'What happens next: it is packed and sent. We write to you when it leaves.',
    package: 'What happens next: your sessions are ready to be used.',
    coaching: 'What happens next: you meet at the time you chose.',
    membership: 'What happens next: Elite is open. Change or cancel it any time on your membership page.',
  } satisfies Record<OrderKind, string>,
  rules: {
    until_delivered: 'Money back: any time before it is delivered, and automatically when it is late.',
    until_watched: 'Money back: as long as you have not started to watch.',
    until_two_days_before: 'Money back: until 48 hours before it starts.',
    until_day_before: 'Money back: until 24 hours before it begins.',
    until_used: 'Money back: as long as no session is used, and within 14 days for the sessions that are left.',
    return_14_days: 'Money back: before it is sent, or when you send it back within 14 days after it arrived.',
    unused_days: 'Money back: within 14 days of your first payment, for the days that are left.',
  } satisfies Record<RefundRule, string>,
  openTimes: (times: string) => `Times that are open now: ${times}.`,
  chooseAgain: (link: string) => `Choose another time here: ${link}`,
  theCoach: 'Your coach',
  tooLate:
    'Money back: it begins in less than 24 hours, so it can no longer be given back. If the coach cancels, you get everything back.',
  sessionCauses: {
    coach_cancelled: (name: string) => `${name} cancelled the session.`,
    coach_absent: (name: string) => `${name} did not come.`,
  },
  causes: {
    late: 'It was not delivered in time. Sorry about that.',
    withdrawn: 'You withdrew from the contract.',
    cancelled: 'The order was cancelled.',
    returned: 'Your return has arrived.',
    sold_out: 'Your payment arrived too late: the last seat or your time was taken, or it had begun.',
    seller_gone: 'The seller can no longer deliver it.',
    declined: 'The seller could not take the order.',
    admin: 'The Kiai team decided it.',
  } satisfies Record<RefundCause, string>,
}

export type OrderLines = typeof orderLines
