const reason = 'You got this email because a session is booked with your Kiai account.'

/** The mails about sessions with a coach, for both sides. English defines the shape. */
export const bookingMails = {
  'booking-confirmed': {
    subject: 'A session is booked',
    preheader: 'The time is set. A calendar file comes with this mail.',
    headline: 'It is booked',
    lines: ['The time is set. The calendar file in this mail adds it to your calendar.'],
    button: 'Open the session',
    reason,
  },
  'booking-moved': {
    subject: 'A session has a new time',
    preheader: 'It was moved.',
    headline: 'New time',
    lines: ['This session was moved. The calendar file in this mail moves your entry too.'],
    button: 'Open the session',
    reason,
  },
  'booking-cancelled': {
    subject: 'A session was cancelled',
    preheader: 'Here is what that means.',
    headline: 'Cancelled',
    lines: ['This booking was cancelled. The calendar file in this mail takes it out of your calendar.'],
    button: 'See what happened',
    reason: 'You got this email because a session was booked with your Kiai account.',
  },
  'booking-reminder': {
    subject: 'Your session is coming up',
    preheader: 'Here is when it begins.',
    headline: 'See you soon',
    lines: ['A session of yours is coming up.'],
    button: 'Open the session',
    reason: 'You got this email because you have a session. You can switch these reminders off in your settings.',
  },
  'booking-recap': {
    subject: 'The recap of your session',
    preheader: 'What stayed, and what is next.',
    headline: 'What stays',
    lines: ['Your coach wrote down what stayed and what is next. One tap makes a plan of it.'],
    button: 'Read the recap',
    reason,
  },
  'booking-missed': {
    subject: 'A member waited for you',
    preheader: 'They got back what they paid.',
    headline: 'You were expected',
    lines: [
      'A member came to this session and waited; you were not there. What was paid goes back, or the session back into the package.',
      'If that is not so, write to our support from the page of the session.',
    ],
    button: 'Open the session',
    reason: 'You got this email because a session was booked with you on Kiai.',
  },
}

export const bookingLines = {
  with: {
    member: (coach: string) => `Your coach: ${coach}`,
    coach: (member: string) => `With: ${member}`,
  },
  when: (moment: string) => `Your time: ${moment}`,
  coachsTime: (moment: string) => `Your coach’s time: ${moment}`,
  price: (price: string) => `Price: ${price}`,
  lasts: (minutes: number) => `It lasts ${minutes} minutes.`,
  opens: 'The room opens 10 minutes before.',
  freeUntil: (moment: string) => `You can move or cancel it at no cost until ${moment}.`,
  tooLate: 'It begins in less than 24 hours: it can no longer be moved, and cancelling it costs the whole price.',
  movedByYou: 'You moved it.',
  movedByOther: (name: string) => `${name} moved it.`,
  before: (moment: string) => `Before: ${moment}`,
  mayCancel: 'If the new time does not suit you, cancel it before it begins: you get everything back.',
  byYou: 'You cancelled it.',
  byOther: (name: string) => `${name} cancelled it.`,
  nameless: { member: 'Someone who had booked', coach: 'Your coach' },
  groupGoesOn: 'Only this place is free again: the group still meets.',
  settled: {
    refunded: 'What was paid goes back the same way.',
    not_refunded: 'It was too late for a refund: the price is not given back.',
    session_back: 'The session is back in your package.',
    session_used: 'It was too late: the session of your package counts as used.',
  },
  because: (reason: string) => `Why: ${reason}`,
  onThePage: 'see the page of the session.',
}

export type BookingMails = typeof bookingMails
export type BookingLines = typeof bookingLines
