import type { CampTask } from '#contract/first-camp-rules.ts'
import type { ActivityKind } from '#contract/streak.ts'

export const texts = {
  title: 'Today’s round',
  fightWeek: {
    fight_one: 'The fight is tomorrow',
    fight_other: '{{count}} days until the fight',
    other_one: 'Tomorrow is the day',
    other_other: '{{count}} days to go',
  },
  eventDay: {
    fight: {
      headline: 'Fight day.',
      accent: 'You have done the work.',
      lead: 'Breathe out. Nothing new today: eat what you know, warm up slowly, and do what you have trained. The rest can wait.',
    },
    other: {
      headline: 'Today is the day.',
      accent: 'You are prepared.',
      lead: 'Breathe out. Nothing new today: begin the way you rehearsed it. The rest can wait.',
    },
    plan: 'Your plan',
    warmUp: 'Warm up: one minute',
    warm: 'You are warm. Go and show it.',
    openPlan: 'Open my plan',
  },
  step: {
    today: { a: 'Today is the day.', b: 'Today it gets done.', c: 'This one is yours.' },
    overdue: { a: 'It still counts.', b: 'Still worth doing.', c: 'Better late.' },
    of: 'A step of “{{plan}}”.',
    since: 'You said {{day}}. It is a step of “{{plan}}”.',
    done: 'Done',
    notToday: 'Not today',
    moved: 'Moved to tomorrow. It will be here.',
    moveFailed: 'The step was not moved',
  },
  answer: {
    headline: 'How did it go?',
    accent: '1 to 10.',
    toCoach: 'You told {{name}} you would do this by {{day}}: “{{text}}”',
    plain: 'You said you would do this by {{day}}: “{{text}}”',
    scale: '1 is not at all, 10 is exactly as you wanted. Any number is an honest answer.',
    mark: '{{mark}} of 10',
    saved: 'Noted. Your coach will pick it up.',
    failed: 'Your answer was not saved',
  },
  debrief: {
    headline: 'How was it?',
    accent: 'Tell it while it is fresh.',
    lead: '{{event}}, {{day}}. Win or lose, what you learnt is the part you keep.',
    unnamed: 'Your fight',
    tell: 'Tell how it went',
  },
  session: {
    at: 'Today at {{time}}.',
    lead: {
      a: 'Your coach is expecting you. Bring one question.',
      b: 'Your corner is ready. Think of one thing you want to leave with.',
      c: 'Your coach has kept this time for you. Say first what is hardest.',
    },
    open: 'Open the session',
  },
  quiz: {
    headline: 'Four questions.',
    accent: { a: 'One flame.', b: 'Two minutes.', c: 'How hot today?' },
    first: 'You have not taken the Warrior Mindset quiz yet. Two minutes, and you know how hot you burn.',
    old: 'Your last result is from {{date}}. A lot can change in a month: look again.',
    start: 'Take the quiz',
  },
  powerUp: {
    headline: 'One minute.',
    first: {
      accent: 'Light the fire.',
      lead: 'One drill, sixty seconds, wherever you are. Every streak begins with one.',
    },
    a: { accent: 'Keep the fire.', lead: 'One drill, sixty seconds, wherever you are. It keeps your streak alive.' },
    b: { accent: 'Show up.', lead: 'Some days are big, this one may be small. Sixty seconds, and it counts.' },
    c: {
      accent: 'Guard up.',
      lead: 'Put the phone down after this one. Sixty seconds of work, then on with your day.',
    },
    near: {
      accent: 'Keep the fire.',
      lead_one: '{{days}} in a row. One more day and you reach {{milestone}}.',
      lead_other: '{{days}} in a row. {{count}} more days and you reach {{milestone}}.',
    },
    backHeadline: 'Good to see you.',
    back: {
      accent: 'One minute.',
      lead: 'Life happens, and the mat is still here. One minute, and you are back in it.',
    },
  },
  camp: {
    sign_in: { headline: 'You are in.', accent: 'Good.', lead: 'The first step is done.', go: 'Go on' },
    quiz: {
      headline: 'Four questions.',
      accent: 'One flame.',
      lead: 'The Warrior Mindset quiz shows how hot you burn today. There are no wrong answers.',
      go: 'Take the quiz',
    },
    plan: {
      headline: 'Bring one problem.',
      accent: 'Leave with a plan.',
      lead: 'Tell the War Room what is in your way. When the answer has steps you like, save it as a plan.',
      go: 'Enter the War Room',
    },
    quote: {
      headline: 'Find one line',
      accent: 'worth keeping.',
      lead: 'Read a few lines of the Art of War and save the one that hits you.',
      go: 'Open the Art of War',
    },
    power_up: {
      headline: 'One minute.',
      accent: 'Light the fire.',
      lead: 'Sixty seconds, wherever you are. This is the drill that carries your streak.',
      go: 'Power Up',
    },
    follow_up: {
      headline: 'You said you would.',
      accent: 'How did it go?',
      lead: 'Tick off a step of your plan, or tell a coach how it went. An honest answer is all it takes.',
      go: 'Open your plan',
    },
    look_back: {
      headline: 'Seven days.',
      accent: 'Look back.',
      lead: 'Take a moment for what you did in these days. It is more than you think.',
      go: 'See my week',
    },
    back: 'Good to see you again. The camp has waited for you, and so has this task.',
    lookBackFailed: 'Your look back was not saved',
  },
  done: {
    headline: 'Round won.',
    accent: { a: 'Rest well.', b: 'The day is yours.', c: 'Gloves off.' },
    did: 'Today: {{things}}.',
    thing: {
      quiz: 'the quiz',
      chat_message: 'a talk with your corner',
      saved_quote: 'a line worth keeping',
      power_up: 'the Power-Up',
      session: 'a coaching session',
      plan_step: 'a step of your plan',
      live_event: 'a live event',
      booked_session: 'a session with your coach',
      training_logged: 'training',
      check_in: 'an honest answer',
      look_back: 'a look back',
    },
    tomorrow: {
      step: 'Tomorrow: “{{text}}”',
      session: 'Tomorrow at {{time}}: {{title}}.',
      camp: 'Tomorrow in your first camp: {{task}}.',
      streak_one: 'Tomorrow is day {{count}}.',
      streak_other: 'Tomorrow is day {{count}} of your streak.',
    },
  },
} as const satisfies {
  camp: Record<CampTask, object> & Record<string, unknown>
  done: { thing: Record<ActivityKind, string> } & Record<string, unknown>
} & Record<string, unknown>

declare module 'i18next' {
  interface ResourceNamespaceMap {
    round: typeof texts
  }
}
