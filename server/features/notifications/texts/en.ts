/** Of pushes, besides the lines that mails have too. */
export const en = {
  open: 'Open Kiai to see it.',
  news: 'News for you',
  several: (count: number) => `${count} new notifications.`,
  check_in: (late: boolean): string => (late ? 'No pressure, just asking' : 'How did it go?'),
  about: {
    order: 'Your purchase',
    sale: 'Your sales',
    live: 'Live event',
    booking: 'Your session',
    coach_application: 'Your coach application',
    membership: 'Your membership',
    moderation: 'A decision about you',
    support_message: 'A message to support',
  },
}

export type PushTexts = typeof en
