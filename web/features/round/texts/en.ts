import type { CampTask } from '#contract/first-camp-rules.ts'
import type { ActivityKind } from '#contract/streak.ts'

export const texts = {
  title: 'Today’s round',
  step: {
    today: 'Today is the day.',
    overdue: 'It still counts.',
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
    toCoach: 'You told {{name}} by {{day}}: “{{text}}”',
    plain: 'You said by {{day}}: “{{text}}”',
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
    lead: 'Your coach is expecting you. Bring one question.',
    open: 'Open the session',
  },
  quiz: {
    headline: 'Four questions.',
    accent: 'One flame.',
    first: 'You have not taken the Warrior Mindset quiz yet. Two minutes, and you know how hot you burn.',
    old: 'Your last result is from {{date}}. A lot can change in a month: look again.',
    start: 'Take the quiz',
  },
  powerUp: {
    headline: 'One minute.',
    accent: 'Light the fire.',
    lead: 'One drill, sixty seconds, wherever you are. It keeps your streak alive.',
    backHeadline: 'Good to see you.',
    backAccent: 'One minute.',
    backLead: 'Life happens, and the mat is still here. One minute, and you are back in it.',
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
    accent: 'Rest well.',
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
      camp: 'Tomorrow in camp: {{task}}.',
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
