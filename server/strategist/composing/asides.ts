import { groupOf, type Matter } from '#content/playbook/matter-cards.ts'
import { isOverload } from '#contract/training-rules.ts'
import type { UsedItem } from '../strategist.ts'
import type { AnswerContext } from './answer-context.ts'
import { quoted } from './member-words.ts'
import { REPORTED } from './phrases/reported.ts'
import { fill } from './placeholders.ts'

/** One more sentence, and the member's data it uses, which counts as used only if the sentence stays in the answer. */
export interface Aside {
  text: string
  item: UsedItem
}

const FIRE_BANDS = [40, 70, 90]

const usedBefore = ({ answers }: AnswerContext, item: UsedItem): boolean =>
  answers.some((turn) => turn.trace?.used.includes(item))

const aside = ({ placeholders }: AnswerContext, item: UsedItem, phrase: string): Aside => ({
  item,
  text: fill(phrase, placeholders, new Set()),
})

/** The mindset quiz is about the same thing as these matters, whichever coach answers. */
function isOfMind({ reading, question }: AnswerContext): boolean {
  const [first] = reading.matters
  return question.persona !== null && first !== undefined && groupOf(first.concept) === 'mind'
}

/** Says the aside, if there is one, and counts what it uses. */
export function sayAside(context: AnswerContext): string | undefined {
  const chosen = chooseAside(context)
  if (chosen) context.used.add(chosen.item)
  return chosen?.text
}

/** A sentence on something from the message or the Fighter File, if it is worth mentioning. */
export function chooseAside(context: AnswerContext): Aside | null {
  const { placeholders, phrases, persona, choice } = context
  const { asides } = phrases
  const reported = reportedAside(context)
  if (reported) return reported
  if (placeholders.tried !== undefined) return aside(context, 'tried', choice.one(asides.tried))
  if (placeholders.confidence_below !== undefined) return aside(context, 'confidence', choice.one(asides.confidence))
  const training = trainingAside(context)
  if (training) return training
  const { quiz } = context.question.memory
  if ((persona.uses_quiz || isOfMind(context)) && quiz !== null && !usedBefore(context, 'quiz')) {
    const band = FIRE_BANDS.filter((mark) => quiz.fire_level >= mark).length
    return aside(context, 'quiz', asides.quiz[band] ?? asides.quiz[0])
  }
  return null
}

/** An easy day is no advice for somebody who is hurt, ill or worried about something else. */
const OF_LOAD: readonly Matter[] = [
  'gassing-out',
  'strength-training',
  'training-plan',
  'overtraining',
  'rest-days',
  'plateau',
  'drilling',
  'sleep',
]
const OF_FIGHTING: readonly Matter[] = [
  'freezing-in-fight',
  'comeback-after-loss',
  'plateau',
  'game-plan',
  'ring-craft',
]

/** What the training log says to the matter: too much lately, or what was learnt from the last result. */
function trainingAside(context: AnswerContext): Aside | null {
  const { training } = context.question.memory
  const matter = context.reading.matters[0]?.concept
  if (!training || !matter || usedBefore(context, 'training')) return null
  const { load_7, load_28, weeks_before, lesson } = training
  const { asides } = context.phrases
  if (OF_LOAD.includes(matter) && isOverload({ last_7: load_7, last_28: load_28, weeks_before }))
    return aside(context, 'training', context.choice.one(asides.overload))
  if (lesson && (OF_FIGHTING.includes(matter) || groupOf(matter) === 'technique'))
    return aside(context, 'training', context.choice.one(asides.lesson))
  return null
}

const REPORTED_BANDS = [5, 8]

/** On how something went that the member reported since the last answer. */
export function reportedAside(context: AnswerContext): Aside | null {
  const [newest] = context.question.memory.reported
  if (!newest || usedBefore(context, 'commitments')) return null
  const reported = REPORTED[context.question.language]
  const phrase = reported[REPORTED_BANDS.filter((mark) => newest.outcome >= mark).length] ?? reported[0]
  const said = { commitment: quoted(newest.text), outcome: String(newest.outcome) }
  return aside({ ...context, placeholders: { ...context.placeholders, ...said } }, 'commitments', phrase)
}

const STREAK_WORTH_NAMING = 3

const SESSIONS_WORTH_NAMING = 3

/** What shows that a success is no accident: the streak, else what was trained. */
export function progressAside(context: AnswerContext): Aside | null {
  const { memory } = context.question
  if (memory.streak >= STREAK_WORTH_NAMING && !usedBefore(context, 'streak'))
    return aside(context, 'streak', context.choice.one(context.phrases.asides.streak))
  if ((memory.training?.sessions_7 ?? 0) >= SESSIONS_WORTH_NAMING && !usedBefore(context, 'training'))
    return aside(context, 'training', context.choice.one(context.phrases.asides.sessions))
  return null
}
