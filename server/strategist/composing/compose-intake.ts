import { INTAKE } from '#content/intake/intake.ts'
import type { Intake, MetFeeling } from '#content/intake/intake-texts.ts'
import { groupOf, type Matter, type MatterGroup } from '#content/playbook/matter-cards.ts'
import { findRole } from '../reading/find-role.ts'
import { words } from '../reading/fold.ts'
import type { Reading, Reply } from '../strategist.ts'
import { type AnswerContext, alreadyTold } from './answer-context.ts'
import { sayAside } from './asides.ts'
import { firstMove } from './card-parts.ts'
import { say, talkReply } from './compose-talk.ts'
import { excerpt } from './member-words.ts'
import { sums } from './sums-line.ts'

const MOST_CHOICES = 3

/** From this share on a feeling is met before anything else is said. A plain question shows none. */
const FELT = 0.85

/** One line for the feeling in a message; undefined where none is plain, or where it was met before. */
function meetFeeling({ question, reading, choice, answers }: AnswerContext): string | undefined {
  const [feeling] = reading.concepts.feelings
  if (!feeling || feeling.share < FELT || reading.act === 'question') return undefined
  const ways = INTAKE[question.language].feelings[feeling.concept as MetFeeling]
  if (!ways || ways.some((way) => answers.some(({ content }) => content.includes(way)))) return undefined
  return choice.one(ways)
}

/** The matters of one group together are often plain where none of them is. */
const PLAIN_GROUP = 0.5

function likelyGroup({ matters }: Reading): MatterGroup | null {
  const shares = new Map<MatterGroup, number>()
  for (const { concept, share } of matters) shares.set(groupOf(concept), (shares.get(groupOf(concept)) ?? 0) + share)
  const [first, second] = [...shares].toSorted(([, one], [, other]) => other - one)
  return first && first[1] >= PLAIN_GROUP && first[1] > 2 * (second?.[1] ?? 0) ? first[0] : null
}

function intakeFor({ question, reading }: AnswerContext): Intake {
  const { roles, groups, anything } = INTAKE[question.language]
  const role = findRole(question.message, reading.concepts)
  if (role !== null) return roles[role]
  const group = likelyGroup(reading)
  return group === null ? anything : groups[group]
}

const A_FEW_WORDS = 4

/** The member's own words, if there are some. */
function takeUp({ question }: AnswerContext): string | undefined {
  const said = excerpt(question.message)
  return words(said).length < A_FEW_WORDS ? undefined : INTAKE[question.language].takeUp.replace('{words}', () => said)
}

/** What the coach does first; nothing without a coach. */
export function movesFor(context: AnswerContext, matter: Matter): string[] {
  const { today } = context.phrases.labels
  return firstMove(context, matter).map(({ text }) => `**${today}:** ${text}`)
}

/** Where the matter is not known: a coach's question for such messages, and what is right meanwhile in any case. */
export function composeIntake(context: AnswerContext, matters: readonly Matter[]): Reply {
  const { ask, meanwhile } = intakeFor(context)
  const fresh = context.choice.shuffle(ask).find((way) => !alreadyTold(context, way)) ?? ask[0]
  const [likeliest] = matters
  const moves = likeliest === undefined ? [] : movesFor(context, likeliest)
  return talkReply(
    context,
    [
      meetFeeling(context) ?? takeUp(context),
      fresh,
      sums(context),
      sayAside(context),
      ...(moves.length > 0 ? moves : [meanwhile]),
    ],
    {
      asked: 'matter',
      choices: matters.slice(0, MOST_CHOICES),
    },
  )
}

/** The answer before was beside the matter: says so, and asks with the next readings to choose from. */
export function composeWrongTopic(context: AnswerContext, matters: readonly Matter[]): Reply {
  return talkReply(context, [say(context, 'wrongTopic')], { asked: 'matter', choices: matters.slice(0, MOST_CHOICES) })
}
