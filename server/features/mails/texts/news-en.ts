import type { Rank } from '#contract/people-rules.ts'

export const newsMails = {
  notifications: {
    subject: 'There is news for you at Kiai',
    preheader: 'What happened while you were away.',
    headline: 'News for you',
    lines: ['This happened while you were away:'],
    button: 'Open Kiai',
    reason: 'You got this email because you chose to be told by email. You can change that in your settings.',
  },
}

export const newsLines = {
  /** In place of a name that cannot be mailed. */
  someone: 'Someone',
  streak_milestone: (days: number) => `You are on a ${days} day streak.`,
  coach_news: (name: string) => `${name} offers something new.`,
  coach_note: (name: string) => `${name} left a note on a step of your plan.`,
  mention: (name: string) => `${name} mentioned you.`,
  reply: (name: string) => `${name} answered your post.`,
  space_news: (space: string) => `A new pinned post in ${space}.`,
  message: (name: string) => `${name} wrote to you.`,
  request: (name: string) => `${name} wants to write to you.`,
  ranks: {
    newcomer: 'Newcomer.',
    regular: 'You are a Regular now.',
    contender: 'You are a Contender now.',
    challenger: 'You are a Challenger now.',
    champion: 'You are a Champion now.',
  } satisfies Record<Rank, string>,
  new_application: (name: string) => `${name} wants to coach.`,
  reported_review: 'A review waits for a decision.',
  report: 'Something in the Network waits for a decision.',
  other: 'There is news in your account.',
  more: (count: number) => `And ${count} more.`,
}

export type NewsLines = typeof newsLines
