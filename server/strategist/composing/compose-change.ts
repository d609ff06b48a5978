import { changeText } from '#content/changes/change-texts.ts'
import { groupOf, type Matter } from '#content/playbook/matter-cards.ts'
import { type ChangedSituation, readChange } from '../changes/read-change.ts'
import { matterInHand } from '../reading/find-matters.ts'
import type { Reply } from '../strategist.ts'
import { type AnswerContext, alreadyTold } from './answer-context.ts'
import { sayWhatIsRight } from './compose-correction.ts'
import { say, talkReply } from './compose-talk.ts'
import { isOfCondition } from './medical-caution.ts'
import { sumOfTalk, sumWithMessage } from './sums-line.ts'

/** A longer message tells much more than what is different. */
const LONGEST = 240

/** Changes that a calculation answers better, if there are numbers to calculate with. */
const OF_SUMS: ReadonlySet<ChangedSituation> = new Set<ChangedSituation>([
  'costs_added',
  'per_year',
  'less_money',
  'more_money',
])

/** Changes of what hurts, which mean something else in a talk about anything else: "he kicks the calf, not the thigh". */
const OF_HURTS: ReadonlySet<ChangedSituation> = new Set<ChangedSituation>([
  'other_part',
  'worse_now',
  'better_now',
  'cleared',
])

const isAboutHurts = ({ question }: AnswerContext, matter: Matter): boolean =>
  groupOf(matter) === 'body' || isOfCondition(question, matter)

/** The calculation with costs or other numbers that come in addition; null without one. */
export function composeChangedSum(context: AnswerContext): Reply | null {
  const { question } = context
  const matter = matterInHand(question)
  if (matter === undefined || !/\d/.test(question.message) || question.message.length > LONGEST) return null
  const change = readChange(question.message, question.language)
  const sum = change !== null && OF_SUMS.has(change) ? sumWithMessage(context) : undefined
  return sum === undefined ? null : talkReply(context, [say(context, 'withThat'), sum], { act: 'answer', matter })
}

/** What is different, and what changes with it in what to do; null if the message changes nothing that is known. */
export function composeChange(context: AnswerContext): Reply | null {
  const { question } = context
  const { message, language } = question
  const matter = matterInHand(question)
  if (matter === undefined || matter === 'grief' || message.length > LONGEST) return null
  const change: ChangedSituation | null = readChange(message, language)
  if (change === null || (OF_HURTS.has(change) && !isAboutHurts(context, matter))) return null
  const isOfNumbers = OF_SUMS.has(change) && /\d/.test(message) && sumOfTalk(context) !== undefined
  const text = changeText(change, groupOf(matter), language)
  if (isOfNumbers || alreadyTold(context, text)) return null
  return talkReply(context, [sayWhatIsRight(context) ?? say(context, 'withThat'), text], {
    act: 'correction',
    matter,
  })
}
