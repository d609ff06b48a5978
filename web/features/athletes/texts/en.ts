export const texts = {
  item: { streak: 'Streak', fire: 'Fire', training: 'Training log', plans: 'Plans' },
  hint: {
    streak: 'How many days in a row, and your longest.',
    fire: 'The level of your latest quiz.',
    training: 'Your latest sessions with the words you wrote. No results, no belts.',
    plans: 'Your plans and steps, and how each went. Your coach can leave a note on a step.',
  },
  days_one: '{{count}} day',
  days_other: '{{count}} days',
  notShared: 'Not shared',
  nothingYet: 'Nothing yet',
  trainers: {
    title: 'Who trains you',
    text: 'Let a human coach see how you are doing. You choose each item, nothing is shared until you switch it on, and you can stop any time.',
    none: 'Once you book a human coach or join their space, you can choose here what they may see.',
    closed: 'This coach cannot see anything at the moment.',
    stop: 'Stop sharing',
    stopped: '{{name}} sees nothing of you any more',
    failed: 'Nothing was changed',
  },
  list: {
    text: 'Those who share with you, and only what they share. They can stop any time.',
    open: 'Open',
    more: 'Show more',
    lastTraining: 'Last session',
    nextStep: 'Next step',
    empty: {
      title: 'Nobody shares with you at the moment',
      text: 'Your clients decide: in their Fighter File, under “Who trains you”, they choose what you may see.',
    },
  },
  page: {
    back: 'All athletes',
    ended: '{{name}} no longer shares anything with you.',
    fire: '{{level}} · {{date}}',
    effort: '{{effort}} of 10',
    done: 'Done on {{date}}',
    due: 'Due {{day}}',
    open: 'Open, no date',
    outcome: 'went {{outcome}} of 10',
  },
  note: {
    by: 'Note from {{name}}',
    remove: 'Remove the note from {{name}}',
    removed: 'Note removed',
    removeFailed: 'The note is still there',
    add: 'Leave a note',
    change: 'Change the note',
    title: 'Your note on this step',
    label: 'Note',
    hint: 'Your athlete reads it beside the step and gets a notification.',
    changeHint: 'Your athlete reads it beside the step. Empty it to take it back.',
    save: 'Save the note',
    saved: 'Note saved',
    takeBack: 'Take the note back',
    takenBack: 'Note taken back',
  },
} as const

declare module 'i18next' {
  interface ResourceNamespaceMap {
    athletes: typeof texts
  }
}
