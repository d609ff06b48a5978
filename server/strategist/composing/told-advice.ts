import { READING_LABELS } from '#content/reading/labels/labels.ts'
import { TALK } from '#content/talk/talk.ts'
import { withoutBesides } from '../besides.ts'
import { fold } from '../reading/fold.ts'
import type { Turn } from '../strategist.ts'
import { type AnswerContext, cardWords } from './answer-context.ts'
import { sentencesOf } from './beginning-of.ts'
import { outdatedIn } from './stale-advice.ts'

/** What one answer of this conversation said, in parts, so that it can be said again in short. */
export interface ToldAdvice {
  /** The message that it answered. */
  asked: string
  /** The answer itself, sentence by sentence; its first sentence holds the most. */
  sentences: string[]
  /** The points of a list in it. */
  points: string[]
  /** What to do, with the time for it: "**This week:** …". */
  toDo: string[]
}

const DATED_STEP = /^\d\. \*\*(.+?):\*\* (.+)$/gm
const LABELLED = /^\*\*(.+?):\*\* /
const POINT = /^(?:\d+\.|-) (?!\*\*)/

/** The answers that still hold: after a correction those before it are out of date. */
export function answersThatHold({ answers }: AnswerContext): AnswerContext['answers'] {
  const corrected = answers.findLastIndex(({ trace }) => trace?.act === 'correction' && trace.cards.length > 0)
  return corrected === -1 ? answers : answers.slice(corrected)
}

/** The numbered steps of this conversation's plan, each once, as they were dated last: "**Today:** …". */
export function stepsTold(context: AnswerContext): string[] {
  const steps = new Map<string, string>()
  const { isPast } = outdatedIn(context.question, context.reading.slots.event_date)
  for (const answer of answersThatHold(context))
    for (const [, label, text] of answer.content.matchAll(DATED_STEP)) {
      if (label === undefined || text === undefined || isPast(answer, label)) continue
      steps.delete(text)
      steps.set(text, label)
    }
  return [...steps].map(([text, label]) => `**${label}:** ${text}`)
}

/** The insight of a plan is of its card, and no answer to what was written. */
function isInsight(context: AnswerContext, { trace }: Turn, sentence: string): boolean {
  const [card] = trace?.cards ?? []
  return card !== undefined && fold(cardWords(context, card).why).includes(fold(sentence).slice(-40))
}

/** The message that an answer was given to. */
const askedBefore = ({ question: { history } }: AnswerContext, answer: Turn): string =>
  history.slice(0, history.indexOf(answer)).findLast(({ role }) => role === 'user')?.content ?? ''

/** "- **When do I …?** Only when …" */
const GUESS = /^- \*\*.+?\*\* (.+)$/m

/** The likeliest of several answers in short, if there is nothing else but a lead to them. */
function firstGuess(content: string, own: string): string | undefined {
  if (!own.endsWith(':')) return undefined
  const paragraphs = content.split('\n\n')
  return GUESS.exec(paragraphs[paragraphs.indexOf(own) + 1] ?? '')?.[1]
}

const pointsIn = (list = ''): string[] => list.split('\n').map((line) => line.replace(POINT, ''))

function adviceIn(context: AnswerContext, answer: Turn): ToldAdvice {
  const { content, trace } = answer
  const { mistake, the_sum } = READING_LABELS[context.question.language].parts
  const { measure, ifThen } = context.phrases.labels
  const noAction = new Set<string>([mistake, the_sum, measure, ifThen])
  const paragraphs = (trace ? withoutBesides({ text: content, trace }) : content).split('\n\n')
  const toDo = paragraphs.filter((part) => {
    const [, label] = LABELLED.exec(part) ?? []
    return label !== undefined && !noAction.has(label) && !part.includes('\n')
  })
  // An opener takes up what was said, and a correction says first what is different now; then comes the answer.
  const isAfterLead = trace?.opener != null || trace?.act === 'correction'
  const [own = ''] = paragraphs.filter((part) => /^[\p{L}¡¿“«]/u.test(part)).slice(isAfterLead ? 1 : 0)
  // After a correction the main points may stand again under a lead of their own; they are the answer then.
  const leads = TALK[context.question.language].correctedPoints
  const again = paragraphs.findIndex((part) => leads.some((lead) => part.endsWith(lead)))
  const asked = askedBefore(context, answer)
  if (again !== -1) return { asked, sentences: pointsIn(paragraphs[again + 1]), points: [], toDo }
  const guess = firstGuess(content, own)
  if (guess !== undefined) return { asked, sentences: sentencesOf(guess), points: [], toDo }
  const lines = own.split('\n')
  const sentences = lines.filter((line) => !POINT.test(line)).flatMap(sentencesOf)
  const isOwn = sentences[0] !== undefined && !isInsight(context, answer, sentences[0])
  const points = lines.filter((line) => POINT.test(line)).map((line) => line.replace(POINT, ''))
  return { asked, sentences: isOwn ? sentences : [], points, toDo }
}

/** What the answers of this conversation said, oldest first; those that only asked or consoled are left out. */
export const adviceTold = (context: AnswerContext): ToldAdvice[] => adviceOf(context, answersThatHold(context))

/** What was advised in the whole conversation, also before a correction: most of it does not depend on what was put right. */
export const allAdviceTold = (context: AnswerContext): ToldAdvice[] => adviceOf(context, context.answers)

function adviceOf(context: AnswerContext, answers: AnswerContext['answers']): ToldAdvice[] {
  const { isOutdated } = outdatedIn(context.question, context.reading.slots.event_date)
  return answers
    .filter(({ trace }) => trace?.cards.length)
    .map((answer) => {
      const { asked, ...parts } = adviceIn(context, answer)
      const holding = (lines: readonly string[]): string[] => lines.filter((line) => !isOutdated(answer, line))
      return {
        asked,
        sentences: holding(parts.sentences),
        points: holding(parts.points),
        toDo: holding(parts.toDo),
      }
    })
    .filter(({ sentences, toDo }) => sentences.length + toDo.length > 0)
}

/** Hangs on the sentence before: "Assim os dias leves ficam leves". Folded, in all three languages together. */
const HANGS_ON =
  /^(?:then|that|this|it|so|otherwise|which|because|both|and|but|assim|isso|entao|senao|depois|ai|porque|pois|e|mas|esse|essa|dai|asi|eso|esto|entonces|luego|despues|si no|por eso|por isso|de lo contrario|caso contrario|y|pero|ese|esa|ya que)\b/
export const hangsOn = (sentence: string): boolean => HANGS_ON.test(fold(sentence))

/** Warns of a mistake, and says neither what to do nor why. Folded, in all three languages together. */
const OF_MISTAKE =
  /^(?:(?:the|a|one|most) (?:common |usual |classic |expensive )?(?:mistakes?|errors?)|what (?:mostly |usually )?goes wrong|o (?:erro|que (?:costuma|da|mais da))|um erro|el error|un error|lo que (?:falla|sale mal))\b/
export const isOfMistake = (sentence: string): boolean => OF_MISTAKE.test(fold(sentence))

/** So many sentences of an answer hold what matters in it. */
const MOST_SENTENCES = 3

/** An answer in a few lines: its first sentence and the points of its list, or its first sentences. */
export function inShort({ sentences, points }: ToldAdvice, most = MOST_SENTENCES): string[] {
  const [first, ...others] = sentences
  if (first === undefined) return []
  const lead = first.replace(/:$/, '.')
  if (points.length === 0) return [lead, ...others].slice(0, most)
  return [lead, ...points.map((point) => sentencesOf(point)[0] ?? point)].slice(0, most + 1)
}
