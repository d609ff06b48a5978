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
    preheader: 'It does not take place.',
    headline: 'Cancelled',
    lines: ['This session does not take place. The calendar file in this mail strikes it out.'],
    button: 'See what happened',
    reason,
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
}

export const bookingLines = {
  with: {
    member: (coach: string) => `Your coach: ${coach}`,
    coach: (member: string) => `With: ${member}`,
  },
  when: (moment: string) => `Your time: ${moment}`,
  coachsTime: (moment: string) => `Your coach’s time: ${moment}`,
  lasts: (minutes: number) => `It lasts ${minutes} minutes.`,
  opens: 'The page of the session opens 10 minutes before.',
  byYou: 'You cancelled it.',
  byOther: { member: 'The member cancelled it.', coach: 'The coach cancelled it. You get everything back.' },
  because: (reason: string) => `Why: ${reason}`,
  onThePage: 'see the page of the session.',
}

export type BookingMails = typeof bookingMails
export type BookingLines = typeof bookingLines
