import type { Language } from '#contract/language.ts'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }
import pt from './pt.json' with { type: 'json' }

/**
 * What people ask or tell after a warning: each of these is answered for itself, and the first ones are offered as buttons.
 * The topics are those of the safety gate.
 */
export const ASKED_AFTER_WARNING = {
  concussion: [
    'how-long',
    'what-allowed',
    'tell-coach',
    'sleep',
    'drive',
    'body-only',
    'feel-fine',
    'which-doctor',
    'no-doctor',
    'doctor-said',
    'cleared',
    'signs',
    'painkiller',
    'screens-work',
    'fight-booked',
    'child',
    'again',
    'hide-it',
    'why',
  ],
  'weight-cut': [
    'how-much-ok',
    'tell-coach',
    'class-up',
    'what-eat',
    'more-time',
    'everyone-does',
    'already-began',
    'after-weigh-in',
    'child',
    'coach-forces',
    'safer-now',
    'lose-money',
    'why',
  ],
  injury: [
    'what-allowed',
    'which-doctor',
    'first-aid',
    'tell-coach',
    'how-long',
    'fight-booked',
    'doctor-said',
    'no-doctor',
    'painkiller',
    'feel-fine',
    'surgery',
    'child',
    'why',
  ],
  doping: [
    'clean-ways',
    'already-took',
    'prescribed',
    'supplement-check',
    'everyone-does',
    'coach-gave',
    'tested',
    'stop-how',
    'harm',
    'why',
  ],
  'eating-disorder': [
    'tell-someone',
    'stop-how',
    'coach-says',
    'fear-of-gaining',
    'weigh-in-ahead',
    'is-it-serious',
    'friend',
    'doctor-what',
    'cannot-pay',
    'why',
  ],
  abuse: [
    'report',
    'where-go',
    'tell-someone',
    'my-fault',
    'friend',
    'cannot-leave',
    'coach-is-it',
    'children',
    'afraid',
    'he-regrets',
  ],
  'minor-adult': [
    'tell-parents',
    'proof',
    'coach-is-loved',
    'not-sure',
    'where-report',
    'friend',
    'i-am-minor',
    'my-child-says',
    'stay-in-gym',
  ],
  violence: [
    'calm-down',
    'threatened',
    'police',
    'friend-wants',
    'he-began',
    'weapon',
    'lose-face',
    'job-licence',
    'online',
  ],
  'self-harm': [
    'call-what',
    'no-call',
    'alone-now',
    'tell-family',
    'hospital',
    'other-person',
    'better-now',
    'secret',
    'burden',
    'when-back',
  ],
  substance: ['stop-how', 'withdrawal', 'tell-someone', 'meeting', 'relapse', 'train-meanwhile', 'family', 'why'],
} as const satisfies Record<string, readonly string[]>
export type WarnedTopic = keyof typeof ASKED_AFTER_WARNING

export interface AfterWarning {
  /** How it is asked for on a button. */
  readonly button: string
  /** How people ask or tell it. Never shown. */
  readonly asked: readonly string[]
  /** `{line}` is where the crisis line of the region stands. */
  readonly answer: string
}
type AfterWarnings = {
  readonly [Topic in WarnedTopic]: Readonly<Record<(typeof ASKED_AFTER_WARNING)[Topic][number], AfterWarning>>
}

/** The types of JSON files are checked here: each language has an answer to everything that is asked after a warning. */
const WRITTEN: Record<Language, AfterWarnings> = { en, pt, es }

/** What is answered after a warning of this topic, by what is asked. */
export function afterWarnings(topic: WarnedTopic, language: Language): readonly [string, AfterWarning][] {
  const written: Readonly<Record<string, AfterWarning>> = WRITTEN[language][topic]
  return ASKED_AFTER_WARNING[topic].map((id) => [id, written[id] as AfterWarning])
}
