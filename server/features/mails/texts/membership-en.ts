const member = 'You got this email because you have an Elite membership on Kiai.'

/** The mails about a paid membership. English defines the shape. */
export const membershipMails = {
  'membership-started': {
    subject: 'Welcome to Elite',
    preheader: 'The network is open for you.',
    headline: 'You are in',
    lines: ['Your Elite membership has begun. Step into the network, introduce yourself and get to work.'],
    button: 'Enter the network',
    reason: member,
  },
  'membership-renews': {
    subject: 'Your membership renews soon',
    preheader: 'When, and how much.',
    headline: 'Next round',
    lines: [
      'Your membership goes on by itself. If you do not want that, cancel it before this day: it takes two taps.',
    ],
    button: 'Open my membership',
    reason: member,
  },
  'membership-payment-failed': {
    subject: 'Your membership could not be paid',
    preheader: 'Your Elite stays open for a few days.',
    headline: 'The payment failed',
    lines: [
      'We tried to renew your membership, and the payment did not go through. It happens: a card expires, a limit is reached.',
      'Your Elite stays open for now. Use another card, or try again.',
    ],
    button: 'Pay now',
    reason: member,
  },
  'membership-last-warning': {
    subject: 'Your Elite is about to end',
    preheader: 'The payment is still missing.',
    headline: 'Last bell',
    lines: ['The renewal of your membership is still not paid. When the time is up, your Elite ends.'],
    button: 'Pay now',
    reason: member,
  },
  'membership-cancelled': {
    subject: 'Your membership is cancelled',
    preheader: 'You keep Elite for the time that is paid.',
    headline: 'Cancelled',
    lines: ['You cancelled your membership. Nothing more is charged, and Elite stays yours for the time that is paid.'],
    button: 'Open my membership',
    reason: member,
  },
  'membership-resumed': {
    subject: 'Your membership goes on',
    preheader: 'Good to have you in our corner.',
    headline: 'Back in',
    lines: ['You took your cancellation back. Your membership goes on as before.'],
    button: 'Open my membership',
    reason: member,
  },
  'membership-ended': {
    subject: 'Your Elite membership has ended',
    preheader: 'Your account stays, and so does everything in it.',
    headline: 'Until the next round',
    lines: ['Your Elite membership is over. Your account and everything you wrote stay. You can come back any time.'],
    button: 'Come back to Elite',
    reason: 'You got this email because you had an Elite membership on Kiai.',
  },
}

export const membershipLines = {
  plans: { elite_monthly: 'Elite, paid every month', elite_yearly: 'Elite, paid every year' },
  trialUntil: (day: string) => `Your trial runs until ${day}. After that your membership is paid.`,
  renews: (day: string, price: string) => `On ${day} we charge ${price}.`,
  graceUntil: (day: string) => `Elite stays open until ${day}.`,
  paidUntil: (day: string) => `Elite is yours until ${day}.`,
}

export type MembershipLines = typeof membershipLines
