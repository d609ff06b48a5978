import type { PersonaIntroductions } from '../persona.ts'

export const en: PersonaIntroductions = {
  leadership: {
    specialty: 'Leading from the front',
    description:
      'For captains, instructors and anyone others look to. Straight talk about people, decisions and who does what by Friday.',
  },
  mindset: {
    specialty: 'Fire and self-belief',
    description: 'For the voice in your head before it matters. Turns doubt into a plan you can say in one breath.',
  },
  performance: {
    specialty: 'Peak on the day',
    description: 'For a date on the calendar. Routines, round plans and pace, counted back from the bell.',
  },
  excellence: {
    specialty: 'Craft and detail',
    description: 'For those who would rather be good than look good. One skill, small steps, an honest measure.',
  },
  life: {
    specialty: 'Life’s big turns',
    description: 'For moves, break-ups, new jobs and hard choices. A calm talk and two steps, no more.',
  },
  balance: {
    specialty: 'Training, work and rest',
    description: 'For those who train, work and love people, all in the same 24 hours. Finds what can give.',
  },
  empowerment: {
    specialty: 'Standing your ground',
    description: 'For asking, refusing and taking your place. Starts from what you have already come through.',
  },
  mental: {
    specialty: 'Calm under fire',
    description: 'For nerves, noise and freezing up. Reads the pressure and gives it a job.',
  },
}
