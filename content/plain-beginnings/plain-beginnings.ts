import type { Matter } from '#content/playbook/matter-cards.ts'
import type { SubjectId } from '#content/subjects/subjects.ts'
import type { Language } from '#contract/language.ts'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }
import pt from './pt.json' with { type: 'json' }

/**
 * What people write first who say nothing special, and the subject that the talk is then about. The concrete answers
 * are for special cases; for these messages each of them would be a guess.
 */
export const PLAIN_TOPICS = {
  'fight-ahead': 'training-plan/camp-and-fight-week',
  'first-fight-ahead': 'first-competition/preparing-and-papers',
  'tournament-ahead': 'training-plan/camp-and-fight-week',
  'first-tournament': 'first-competition/preparing-and-papers',
  'fight-this-week': 'tournament-day/prepare-warm-up-wait',
  'grading-ahead': 'belt-grading/prepare-for-grading',
  'nervous-before-fight': 'nerves-before-fight/days-before',
  'scared-of-losing': 'nerves-before-fight/days-before',
  'nervous-before-grading': 'belt-grading/prepare-for-grading',
  'tired-before-competition': 'overtraining/exhausted-before-a-fight',
  'stronger-opponent': 'opponent-intimidating/stronger-on-paper',
  'taller-opponent': 'taller-opponent/get-inside-and-work',
  'southpaw-opponent': 'southpaw-opponent/feet-and-weapons',
  'grappler-opponent': 'takedown-defence/stop-the-shot',
  'game-plan': 'game-plan/making-a-plan',
  'few-hours': 'no-time-to-train/plan-few-sessions',
  'weekly-plan': 'training-plan/weekly-plan',
  'get-better': 'plateau/measure-progress-and-compare',
  'just-started': 'habit-start/afraid-of-first-visit',
  'want-to-start': 'choosing-a-sport/which-gym',
  'which-sport': 'choosing-a-sport/which-style',
  'too-old': 'late-beginner/too-old-to-start',
  'out-of-shape': 'choosing-a-sport/too-old-unfit-shy',
  'back-after-break': 'return-after-break/how-to-restart',
  'not-progressing': 'plateau/stuck-despite-training',
  'gas-out': 'gassing-out/out-of-air-in-rounds',
  'improve-cardio': 'gassing-out/cardio-plan',
  'get-stronger': 'strength-training/lifting-plan',
  flexibility: 'flexibility/stretching-and-warm-up',
  'punch-power': 'power-and-combos/harder-punches',
  footwork: 'footwork-distance/moving-in-stance',
  'getting-hit': 'punch-defence/guard-and-head-movement',
  'always-tapped': 'plateau/stuck-despite-training',
  takedowns: 'takedowns-throws/first-safe-takedown',
  'train-at-home': 'training-alone/solo-sessions',
  'always-tired': 'overtraining/too-much-or-lazy',
  'sore-after-training': 'rest-days/sore-or-ill',
  'rest-days': 'rest-days/how-much-rest',
  'sleep-badly': 'sleep/lies-awake',
  'lose-weight-for-fight': 'weight-over-limit/weeks-to-go',
  'lose-weight': 'lose-weight/first-steps-and-food',
  'gain-muscle': 'gain-weight/eating-enough',
  'what-to-eat': 'food-for-training/meals-around-training',
  'eat-on-fight-day': 'food-at-weigh-in/eat-after-the-scale',
  supplements: 'supplements/what-is-useful',
  'back-after-injury': 'injury-return/joint-or-bone-comeback',
  'no-motivation': 'loss-of-motivation/no-desire-to-go',
  'lost-a-fight': 'comeback-after-loss/sad-or-ashamed-after-loss',
  'lost-several': 'comeback-after-loss/learn-and-next-fight',
  'no-confidence': 'confidence-low/doubts-own-ability',
  'scared-of-sparring': 'sparring-fear/nervous-before-sparring',
  'afraid-of-getting-hit': 'fear-of-getting-hit/flinching-and-closing-eyes',
  freeze: 'freezing-in-fight/blank-in-competition',
  'lose-focus': 'focus-wanders/mind-drifts-in-training',
  anger: 'anger-in-the-ring/rage-in-sparring',
  'thinking-of-quitting': 'quitting-the-sport/quit-or-break',
  'no-discipline': 'habit-start/start-and-keep-a-habit',
  procrastination: 'procrastination/cannot-start',
  overthinking: 'everyday-anxiety/worry-and-night-thoughts',
  compares: 'comparing-with-others/feels-behind-others',
  'mental-strength': 'confidence-low/doubts-own-ability',
  'work-and-training': 'no-time-to-train/plan-few-sessions',
  'study-and-training': 'exam-study/study-and-train',
  'partner-complains': 'partner-conflict/trains-too-much',
  'parents-against': 'parents-against/minor-forbidden',
  'child-wants-to-start': 'choosing-a-sport/for-my-child-or-parent',
  'child-competes': 'child-competes/before-and-after-match',
  'child-loses-interest': 'child-competes/wants-to-stop-or-refuses',
  'child-bullied': 'bullied/my-child-bullied',
  'coach-ignores-me': 'coach-conflict/talk-to-coach',
  'change-gym': 'changing-gyms/stay-or-go',
  'partner-too-hard': 'sparring-fear/partner-too-hard',
  'smaller-than-others': 'women-and-small/partners-and-respect',
  'go-pro': 'sport-and-career/pro-or-safe-job',
  'get-fights': 'fight-offer/take-it-or-not',
  'find-sponsors': 'sponsorship/finding-sponsors',
  'open-a-gym': 'open-gym/plan-and-money-to-open',
  'more-members': 'get-members/attracting-people',
  'members-leave': 'members-leave/losing-many-members',
  'gym-prices': 'gym-prices/raising-prices',
  'gym-no-money': 'break-even/below-break-even',
  'kids-class': 'teaching-class/plan-the-class',
  'become-coach': 'coach-as-job/start-coaching',
  'teach-first-class': 'teaching-class/plan-the-class',
  'promote-gym': 'social-media/posting-for-gym',
  'prepare-a-fighter': 'training-plan/camp-and-fight-week',
  'ask-for-raise': 'ask-for-raise/prepare-the-ask',
  'job-interview': 'job-interview/prepare-and-calm',
  'hate-my-job': 'stuck-at-work/bored-stay-or-leave',
  'bad-boss': 'difficult-boss/boss-shouts-or-mocks',
  'burnt-out': 'burnout/is-it-burnout',
  'save-money': 'money-saving/nothing-left-each-month',
  'self-defence': 'self-defence/technique-and-which-sport',
  'achieve-goal': 'habit-start/start-and-keep-a-habit',
  'hello-help': 'habit-start/start-and-keep-a-habit',
} as const satisfies Record<string, SubjectId>
export type PlainTopic = keyof typeof PLAIN_TOPICS

/** Where the plan until a day is not that of the subject: who prepares a first bout needs a camp before calm nerves. */
export const PLAN_OF: Partial<Record<PlainTopic, Matter>> = {
  'first-fight-ahead': 'training-plan',
  'first-tournament': 'training-plan',
}

/** What holds when the event is some days away, and what when it is further off or its day is not known. */
export const NEAR_OR_FAR: Partial<Record<PlainTopic, PlainTopic>> = {
  'fight-ahead': 'fight-this-week',
  'first-fight-ahead': 'fight-this-week',
  'tournament-ahead': 'fight-this-week',
  'first-tournament': 'fight-this-week',
}

/** About an event: who names no day is asked for it, and gets the plan until then. */
export const OF_EVENT: ReadonlySet<PlainTopic> = new Set([
  'fight-ahead',
  'first-fight-ahead',
  'tournament-ahead',
  'first-tournament',
  'grading-ahead',
  'nervous-before-fight',
  'nervous-before-grading',
  'tired-before-competition',
  'lose-weight-for-fight',
  'prepare-a-fighter',
])

export interface PlainBeginning {
  /** Ways in which people begin. Never shown. */
  readonly asked: readonly string[]
  /** Right for everybody who begins like this; it asks nothing. */
  readonly answer: string
}

/** The general answers to plain first messages. The types of JSON files are checked here: each language has every topic. */
export const PLAIN_BEGINNINGS: Record<Language, Readonly<Record<PlainTopic, PlainBeginning>>> = { en, pt, es }
