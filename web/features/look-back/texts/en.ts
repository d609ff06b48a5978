export const texts = {
  title: 'Looking back',
  lead: 'What you did adds up. One week at a time, and everything you have won.',
  share: 'Share',
  file: 'kiai-card.png',
  week: {
    current: 'This week',
    of: 'The week of {{from}}',
    last: 'Last week',
    opened: 'This week is still open. Here is the last one.',
    before: 'Week before',
    after: 'Week after',
    best: 'You said it and did it',
    outcome: '{{outcome}} of 10',
    day: { active: 'active', today: 'today, still open', ahead: 'still to come', quiet: 'a day off' },
  },
  figure: {
    days_one: 'active day',
    days_other: 'active days',
    fire: 'fire',
    steps_one: 'step kept',
    steps_other: 'steps kept',
    minutes_one: 'minute of training',
    minutes_other: 'minutes of training',
    quotes_one: 'quote saved',
    quotes_other: 'quotes saved',
  },
  card: {
    days_one: '{{count}} active day.',
    days_other: '{{count}} active days.',
    steps_one: '{{count}} step kept.',
    steps_other: '{{count}} steps kept.',
    training_one: '{{count}} session on the mat.',
    training_other: '{{count}} sessions on the mat.',
  },
  sentence: {
    open: 'Nothing noted this week yet. One small thing starts it.',
    empty: 'A quiet week. It takes nothing away from what came before; the next one starts with one small thing.',
    hotter_one: 'Your fire is one point higher than the last time you took the quiz.',
    hotter_other: 'Your fire is {{count}} points higher than the last time you took the quiz.',
    strong: 'Five days or more. This is what a habit looks like from the inside.',
    some: 'You showed up. Keep the days that worked, and give them one more.',
  },
  shelf: {
    title: 'The shelf',
    empty: 'Nothing on the shelf yet',
    emptyText: 'Finish a plan, reach a 7-day streak, or note a belt or a result: it will stand here.',
    add: 'Note a belt or a result',
    share: 'Share: {{title}}',
    kind: { plan: 'Finished plan', milestone: 'Streak', belt: 'Belt', result: 'Competition' },
    steps_one: '{{count}} step',
    steps_other: '{{count}} steps',
    days_one: '{{count}} day in a row',
    days_other: '{{count}} days in a row',
    outcome: { win: 'Won', loss: 'Fought and learnt', draw: 'Draw', no_contest: 'No contest' },
  },
} as const

declare module 'i18next' {
  interface ResourceNamespaceMap {
    'look-back': typeof texts
  }
}
