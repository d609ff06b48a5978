import { changeText } from '#content/changes/change-texts.ts'
import { groupOf, type Matter } from '#content/playbook/matter-cards.ts'
import { type ChangedSituation, readChange } from '../changes/read-change.ts'
import { toldSoFar } from '../reading/corrected-facts.ts'
import { eventKind } from '../reading/events.ts'
import { matterInHand } from '../reading/find-matters.ts'
import { fold } from '../reading/fold.ts'
import { type AnswerContext, alreadyTold } from './answer-context.ts'
import { isOfCondition } from './medical-caution.ts'

/** A longer message tells much more than what is different. */
const LONGEST = 240

/** Changes of what hurts, which mean something else in a talk about anything else: "he kicks the calf, not the thigh". */
const OF_HURTS: ReadonlySet<ChangedSituation> = new Set<ChangedSituation>([
  ...(['other_part', 'worse_now', 'better_now', 'cleared'] as const),
])
/** Changes of an event, which mean something else where none is spoken of: "the sponsor pulled out", "failed the MOT". */
const OF_EVENT: ReadonlySet<ChangedSituation> = new Set<ChangedSituation>([
  ...(['event_off', 'event_moved', 'event_on', 'event_over', 'not_yet', 'won', 'lost', 'drew'] as const),
])

/** Whether an event was spoken of: a matter of the mind mostly is about one, named or not. */
const isAboutEvent = ({ question }: AnswerContext, matter: Matter): boolean =>
  groupOf(matter) === 'mind' ||
  toldSoFar(question).some(({ content }) => eventKind(fold(content), question.language) !== null)

/** The sport as it is named. Folded, in all three languages together. */
const SPORTS: Partial<Record<ChangedSituation, RegExp>> = {
  boxing: /\bbox(?:ing|e|eo)\b/,
  kickboxing: /\bkick ?box/,
  muay_thai: /\b(?:muay|thai)\b/,
  mma: /\bmma\b/,
  bjj: /\b(?:bjj|jiu|jits)\b/,
  judo: /\bjudo\b/,
  wrestling: /\b(?:wrestl\w+|lucha|luta (?:livre|olimpica))\b/,
}
/** "It's judo twice a week", where judo was told: the sport is no other one. */
const isTold = ({ question }: AnswerContext, change: ChangedSituation): boolean =>
  toldSoFar(question).some(({ content }) => SPORTS[change]?.test(fold(content)))

function fitsTalk(context: AnswerContext, change: ChangedSituation, matter: Matter): boolean {
  if (OF_HURTS.has(change)) return groupOf(matter) === 'body' || isOfCondition(context.question, matter)
  if (isTold(context, change)) return false
  return !OF_EVENT.has(change) || isAboutEvent(context, matter)
}

/** What is different now, with what changes in what to do; undefined if the message changes nothing that is known. */
export function changedSituation(context: AnswerContext): { change: ChangedSituation; text: string } | undefined {
  const { question } = context
  const { message, language } = question
  const matter = matterInHand(question)
  if (matter === undefined || matter === 'grief' || message.length > LONGEST) return undefined
  const change = readChange(message, language)
  if (change === null || !fitsTalk(context, change, matter)) return undefined
  const text = changeText(change, groupOf(matter), language)
  return alreadyTold(context, text) ? undefined : { change, text }
}
