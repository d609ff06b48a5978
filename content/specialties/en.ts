import type { Specialty } from '#contract/coach-application-rules.ts'

/** What a coach may be good at: one set of words for applying, reviewing, the desk, the public profile and the search. */
export const specialties = {
  'leadership-strategy': 'Leadership & Strategy',
  'warrior-mindset-resilience': 'Warrior Mindset & Resilience',
  'confidence-achievement': 'Confidence & Achievement',
  'precision-excellence': 'Precision & Excellence',
  'fundamentals-discipline': 'Fundamentals & Discipline',
  'balance-flow': 'Balance & Flow',
  'strength-empowerment': 'Strength & Empowerment',
  'mental-performance': 'Mental Performance',
  boxing: 'Boxing',
  mma: 'MMA',
  'brazilian-jiu-jitsu': 'Brazilian Jiu-Jitsu',
  'muay-thai': 'Muay Thai',
  kickboxing: 'Kickboxing',
  wrestling: 'Wrestling',
} as const satisfies Record<Specialty, string>
