import { changeText } from '#content/changes/change-texts.ts'
import { groupOf, type Matter } from '#content/playbook/matter-cards.ts'
import { type ChangedSituation, readChange } from '../changes/read-change.ts'
import { toldSoFar } from '../reading/corrected-facts.ts'
import { eventKind } from '../reading/events.ts'
import { matterInHand } from '../reading/find-matters.ts'
import { fold } from '../reading/fold.ts'
import { SPORT_NAMES } from '../reading/sports.ts'
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

const OF_SPORT: ReadonlySet<ChangedSituation> = new Set<ChangedSituation>([
  ...(['boxing', 'kickboxing', 'muay_thai', 'mma', 'bjj', 'judo', 'wrestling'] as const),
])
const sportsIn = (text: string): readonly string[] => fold(text).match(SPORT_NAMES) ?? []

/** "It's judo twice a week", where judo was told: the sport is no other one. */
function namesSportTold({ question }: AnswerContext): boolean {
  const told = toldSoFar(question).flatMap(({ content }) => sportsIn(content))
  return sportsIn(question.message).some((sport) => told.includes(sport))
}

function fitsTalk(context: AnswerContext, change: ChangedSituation, matter: Matter): boolean {
  if (OF_HURTS.has(change)) return groupOf(matter) === 'body' || isOfCondition(context.question, matter)
  if (OF_SPORT.has(change) && namesSportTold(context)) return false
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
