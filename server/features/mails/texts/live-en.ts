const goes = 'You got this email because you said that you are coming. You can switch these mails off in your settings.'

/** The mails about live events. English defines the shape. */
export const liveMails = {
  'live-reminder': {
    subject: 'It starts soon',
    preheader: 'You said you are coming.',
    headline: 'See you there',
    lines: ['A live event that you are going to starts soon. The door opens 15 minutes before.'],
    button: 'Open the event',
    reason: goes,
  },
  'live-moved': {
    subject: 'A live event has a new time',
    preheader: 'It was moved.',
    headline: 'New time',
    lines: ['A live event that you are going to was moved. The calendar file in this mail moves your entry too.'],
    button: 'Open the event',
    reason: goes,
  },
  'live-cancelled': {
    subject: 'A live event was cancelled',
    preheader: 'This date does not take place.',
    headline: 'Cancelled',
    lines: [
      'We are sorry: a live event that you were going to does not take place. The calendar file in this mail strikes it out.',
    ],
    button: 'See what is next',
    reason: goes,
  },
  'live-seat-offered': {
    subject: 'A seat is free for you',
    preheader: 'We keep it for you for a few hours.',
    headline: 'Your seat',
    lines: ['You were waiting for a seat, and one became free. Say that you are coming, or it goes on to the next.'],
    button: 'Take the seat',
    reason: 'You got this email because you put yourself on the waitlist of this event.',
  },
}

export const liveLines = {
  when: (moment: string) => `Your time: ${moment}`,
  original: (moment: string) => `Time of the event: ${moment}`,
  keptUntil: (moment: string) => `Kept for you until ${moment}.`,
}

export type LiveMails = typeof liveMails
export type LiveLines = typeof liveLines
