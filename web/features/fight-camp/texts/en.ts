export const texts = {
  title: 'Fight camp',
  titleOther: 'Countdown',
  failed: 'Your camp could not be loaded.',
  notKept: 'Your camp is not kept on this device yet. It comes with the next connection.',
  unnamed: 'Your fight',
  unnamedOther: 'Your event',
  daysLeft_one: 'day left',
  daysLeft_other: 'days left',
  today: 'Today',
  todayText: 'It is on.',
  over: 'Done',
  overText_one: 'yesterday',
  overText_other: '{{count}} days ago',
  line: 'The line of your camp',
  here: 'You are here: {{phase}}',
  until: 'until {{day}}',
  day: {
    title: 'The day',
    fight: 'Nothing left to train. Warm up slowly, listen to your corner, and fight your fight.',
    other: 'Nothing left to prepare. Arrive early, breathe out, and begin the way you rehearsed it.',
  },
  steps: 'Steps on the line',
  noSteps: 'No step of a plan falls into this camp yet.',
  planIt: 'Plan it in the War Room',
  change: 'Change the date',
  stepDone: 'done',
  phase: {
    build: 'Build',
    sharpen: 'Sharpen',
    taper: 'Taper',
    fight_week: 'Fight week',
    after: 'After',
  },
  purpose: {
    build: 'Volume now. Lay the base: conditioning, the basics, and the hole your coach keeps pointing at.',
    sharpen: 'Less volume, more fight. Spar at the pace of the day, drill the two or three things you will really use.',
    taper: 'The work is in the bank. Cut the volume, keep the speed, sleep more than feels necessary.',
    fight_week: 'Nothing new. Light and sharp, the same meals, the same bedtime, the walk-out in your head.',
    after: 'Rest first. Then look back while it is fresh: what held up, what cost you, what you take along.',
  },
  purposeOther: {
    build: 'Plenty of time. Do the heavy part now, while nobody is watching the clock.',
    sharpen: 'Rehearse under real conditions: the same time of day, the same length, someone who asks hard questions.',
    taper: 'The work is in the bank. Repeat what sits, drop what does not, sleep.',
    fight_week: 'Nothing new. Short repetitions, early nights, and the first two minutes in your head.',
    after: 'Breathe out. Then look back while it is fresh: what held up, what cost you, what you take along.',
  },
  debrief: {
    title: 'How did it go?',
    ask: 'Tell how it went',
    told: 'It is in your training log. Your coaches will build on it.',
    outcome: 'How it ended',
    outcomeMissing: 'Choose how it ended.',
    choose: 'Choose…',
    outcomes: { win: 'I won', loss: 'I lost', draw: 'A draw', no_contest: 'No contest' },
    method: 'How it was decided',
    methodHint: 'Decision, armbar, ippon, knock-out…',
    learnt: 'What you take along',
    learntHint: 'What held up, what cost you, what to train next. Your coaches read it.',
    save: 'Save',
    saved: 'Noted. Your coaches know.',
    failed: 'It was not saved',
    notHappened: 'It did not happen',
    forgotten: 'The date is forgotten. No harm done.',
  },
  safety: {
    title: 'Two lines nobody crosses in this camp',
    weight:
      'Weight: no drying out, no sauna, no laxatives or water pills, and no cut at all under 18. A large cut in the last days is one for a doctor or dietitian, or for the next weight class.',
    head: 'Head: after a knock-out or a suspected concussion there is no sparring and no fight until a doctor clears you. Headache, dizziness, light that hurts, a blank in your memory: stop and get seen today.',
  },
} as const

declare module 'i18next' {
  interface ResourceNamespaceMap {
    'fight-camp': typeof texts
  }
}
