import { READING_LABELS } from '#content/reading/labels/labels.ts'
import { TALK } from '#content/talk/talk.ts'
import { withoutBesides } from '../besides.ts'
import { fold } from '../reading/fold.ts'
import type { Turn } from '../strategist.ts'
import { type AnswerContext, cardWords } from './answer-context.ts'
import { sentencesOf } from './beginning-of.ts'

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
  for (const { content } of answersThatHold(context))
    for (const [, label, text] of content.matchAll(DATED_STEP)) {
      if (label === undefined || text === undefined) continue
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
  const again = paragraphs.findIndex((part) => TALK[context.question.language].correctedPoints.includes(part))
  if (again !== -1)
    return { asked: askedBefore(context, answer), sentences: pointsIn(paragraphs[again + 1]), points: [], toDo }
  const lines = own.split('\n')
  const sentences = lines.filter((line) => !POINT.test(line)).flatMap(sentencesOf)
  const isOwn = sentences[0] !== undefined && !isInsight(context, answer, sentences[0])
  const points = lines.filter((line) => POINT.test(line)).map((line) => line.replace(POINT, ''))
  return { asked: askedBefore(context, answer), sentences: isOwn ? sentences : [], points, toDo }
}

/** What the answers of this conversation said, oldest first; those that only asked or consoled are left out. */
export const adviceTold = (context: AnswerContext): ToldAdvice[] => adviceOf(context, answersThatHold(context))

const adviceOf = (context: AnswerContext, answers: AnswerContext['answers']): ToldAdvice[] =>
  answers
    .filter(({ trace }) => trace?.cards.length)
    .map((answer) => adviceIn(context, answer))
    .filter(({ sentences, toDo }) => sentences.length + toDo.length > 0)

const withoutNumbers = (lines: readonly string[]): string[] => lines.filter((line) => !/\d/.test(line))

/**
 * What was advised in the whole conversation, oldest first. Of what was said before a correction only what has no number
 * in it: it does not depend on the number that was put right.
 */
export function allAdviceTold(context: AnswerContext): ToldAdvice[] {
  const holding = answersThatHold(context)
  const before = context.answers.slice(0, context.answers.length - holding.length)
  const earlier = adviceOf(context, before).map(({ asked, sentences, points, toDo }) => ({
    asked,
    sentences: withoutNumbers(sentences),
    points: withoutNumbers(points),
    toDo: withoutNumbers(toDo),
  }))
  return [...earlier, ...adviceOf(context, holding)].filter(({ sentences, toDo }) => sentences.length + toDo.length > 0)
}

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
