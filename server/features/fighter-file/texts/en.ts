import type { FileItem } from '#contract/fighter-file-items.ts'

/** What a coach reads of a member's Fighter File. English defines the shape. */
export const en = {
  labels: {
    quiz: 'Warrior Mindset quiz',
    streak: 'Streak',
    training: 'Training',
    commitments: 'Commitments',
    goal: 'Goal',
    obstacle: 'What stands in the way',
    event: 'Event',
    event_date: 'Date of the event',
    sport: 'Sport',
    level: 'Level',
    hours_a_week: 'Training time',
    money: 'Money',
    people: 'People',
    emotion: 'Feels',
    confidence: 'Confidence',
    tried: 'Tried so far',
  } satisfies Record<Exclude<FileItem, 'name' | 'summary'>, string>,
  fireLevel: (level: number) => `Fire level ${level}`,
  days: (days: number) => (days === 1 ? '1 day' : `${days} days`),
  training: (week: number, month: number) => `${week} sessions in the last 7 days, ${month} in the last 28`,
  confidence: (value: string) => `${value} of 10`,
  hours: (value: string) => `${value} h a week`,
}

export type SharedFileTexts = typeof en
