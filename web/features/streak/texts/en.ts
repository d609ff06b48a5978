export const texts = {
  count_one: '{{count}} day streak',
  count_other: '{{count}} day streak',
  label_one: 'day streak',
  label_other: 'day streak',
  longest_one: 'Longest: {{count}} day',
  longest_other: 'Longest: {{count}} days',
  calendar: {
    title: 'The last 12 weeks',
    active_one: '{{count}} active day',
    active_other: '{{count}} active days',
    rest_one: '{{count}} rest day',
    rest_other: '{{count}} rest days',
    state: { active: 'active', rest: 'rest day', missed: 'no activity', open: 'today, still open' },
    legend: { active: 'Active', rest: 'Rest day', missed: 'No activity' },
  },
  today: {
    none: 'No streak yet. One minute lights it.',
    open: 'Today is still open. One minute keeps the fire lit.',
    done: 'Today counts. See you tomorrow.',
    milestone: 'Today you reached {{count}} days in a row.',
    powerUp: 'Power Up',
    celebrate: 'Replay',
  },
  next: {
    label: 'Progress to the next milestone',
    left_one: 'Next milestone {{milestone}}: {{count}} day to go',
    left_other: 'Next milestone {{milestone}}: {{count}} days to go',
    beyond: 'Beyond every milestone. Keep it burning.',
  },
  powerUp: {
    name: 'Daily Power-Up',
    length: '60 seconds',
    loading: 'Loading the drill...',
    failed: 'The drill could not be loaded.',
    begin: 'Begin',
    pause: 'Pause',
    resume: 'Resume',
    stop: 'Stop',
    voice: 'Spoken guidance',
    paused: 'Paused. Take the time you need.',
    left: 'Seconds left',
    progress: 'Progress of the drill',
    counting: 'Counting your minute...',
    counted: 'Done. Today counts.',
    close: 'Back to your day',
    uncounted: 'Your minute is done, but not counted yet',
    uncountedText: 'Nothing is lost: it stays here until Kiai has counted it.',
  },
  milestone: {
    eyebrow: 'Milestone',
    label: 'days in a row',
    title: '{{count}} days in a row',
    close: 'Onward',
    camp: {
      eyebrow: 'First camp',
      label: 'days of camp',
      title: 'First camp: seven days',
      text: 'Seven tasks, each on its own day, and you came back for every one. That is how it is built.',
    },
    text: {
      day7: 'A week of showing up. The first one is the hardest, and it is behind you.',
      day30: 'A month. What you decided every morning has become what you do.',
      day45: 'Nobody handed you these days. You earned every one of them.',
      day100: 'One hundred. This is no longer a streak. This is who you are.',
    },
  },
} as const

declare module 'i18next' {
  interface ResourceNamespaceMap {
    streak: typeof texts
  }
}
