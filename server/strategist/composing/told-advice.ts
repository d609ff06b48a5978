import { READING_LABELS } from '#content/reading/labels/labels.ts'
import { TALK } from '#content/talk/talk.ts'
import type { Language } from '#contract/language.ts'
import { withoutBesides } from '../besides.ts'
import { dotProduct } from '../meanings/meaning-model.ts'
import { meaningOfText } from '../meanings/read-meaning.ts'
import { fold } from '../reading/fold.ts'
import { rejectsAnswer } from '../reading/rejected.ts'
import type { Trace, Turn } from '../strategist.ts'
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
  /** It was the likeliest of several answers that were offered in short, and may have missed what was meant. */
  isGuess: boolean
  /** It has hardly anything to do with the message that it answered. */
  isFar: boolean
  /** It was one of several, but so much like the message that it was probably meant. */
  isLikely: boolean
  /** The plan or week that it worked out. */
  programme: Trace['programme']
}

const DATED_STEP = /^\d\. \*\*(.+?):\*\* (.+)$/gm
/** "- **Tuesday, learning:** …": a day of a week, or a part of a session. */
const PART_OF_PROGRAMME = /^(?:\d\.|-) \*\*(.+?):\*\* (.+)$/gm
const LABELLED = /^\*\*(.+?):\*\* /
const POINT = /^(?:\d+\.|-) (?!\*\*)/

/** The answers that still hold: after a correction those before it are out of date. */
export function answersThatHold({ answers }: AnswerContext): AnswerContext['answers'] {
  const corrected = answers.findLastIndex(({ trace }) => trace?.act === 'correction' && trace.cards.length > 0)
  return corrected === -1 ? answers : answers.slice(corrected)
}

/** Worked out once for an answer: one reply asks for the same advice several times. */
function onceFor<Key extends object, Result>(compute: (key: Key) => Result): (key: Key) => Result {
  const results = new WeakMap<Key, Result>()
  return (key) => {
    const known = results.get(key)
    if (known !== undefined) return known
    const result = compute(key)
    results.set(key, result)
    return result
  }
}

/** The numbered steps of this conversation's plan, each once, as they were dated last: "**Today:** …". */
export const stepsTold: (context: AnswerContext) => readonly string[] = onceFor((context) => {
  const steps = new Map<string, string>()
  const { isPast } = outdatedOf(context)
  for (const answer of answersThatHold(context)) {
    const pattern = answer.trace?.programme ? PART_OF_PROGRAMME : DATED_STEP
    const parts = [...answer.content.matchAll(pattern)]
    // A programme that is worked out anew takes the place of the one before; one part of it does not.
    if (answer.trace?.programme && parts.length > 1) steps.clear()
    for (const [, label, text] of parts) {
      if (label === undefined || text === undefined || isPast(answer, label)) continue
      steps.delete(text)
      steps.set(text, label)
    }
  }
  return [...steps].map(([text, label]) => `**${label}:** ${text}`)
})

const outdatedOf = onceFor((context: AnswerContext) => outdatedIn(context.question, context.reading.slots.event_date))

/** The insight of a plan is of its card, and no answer to what was written. */
function isInsight(context: AnswerContext, { trace }: Turn, sentence: string): boolean {
  const [card] = trace?.cards ?? []
  return card !== undefined && fold(cardWords(context, card).why).includes(fold(sentence).slice(-40))
}

/** The message that an answer was given to. */
const askedBefore = ({ question: { history } }: AnswerContext, answer: Turn): string =>
  history.slice(0, history.indexOf(answer)).findLast(({ role }) => role === 'user')?.content ?? ''

/** "With 23 days there is room for one real block". Folded, in all three languages together. */
const OF_DAYS_LEFT =
  /^(?:with|com|con|in|em|en|there (?:are|is)|faltam?|quedan?) (?:(?:only|so|solo) )?\d+ (?:days?|dias?)\b/

/** "- **When do I …?** Only when …" */
const GUESS = /^- \*\*(.+?)\*\* (.+)$/

/** Glad with somebody, which hardly anybody who asks for help needs. Folded, in all three languages together. */
const IS_GLAD = /^(?:congratulations|parabens|felicidades|enhorabuena|felicitaciones)\b/
/** Another one than the first, which is the likeliest by what is known of the member, must be so much more like the message. */
const SURELY_NEARER = 0.35
/** Below this likeness a guess has hardly anything to do with what was asked. */
const LEAST_LIKE = 0.15
const MUCH_LIKE = 0.75

/** Of several answers in short, if there is nothing else but a lead to them, the one most like what was asked. */
function likeliestGuess(
  content: string,
  own: string,
  asked: string,
  language: Language,
): { text: string; isFar: boolean; isLikely: boolean } | undefined {
  if (!own.endsWith(':')) return undefined
  const paragraphs = content.split('\n\n')
  const list = paragraphs[paragraphs.indexOf(own) + 1] ?? ''
  const meaning = meaningOfText(asked, language)
  const nearness = (text: string): number => dotProduct(meaning, meaningOfText(text, language))
  const guesses = list.split('\n').flatMap((line) => {
    const [, way, text] = GUESS.exec(line) ?? []
    return way === undefined || text === undefined ? [] : [{ text, like: nearness(way) + nearness(`${way} ${text}`) }]
  })
  const fitting = guesses.filter(({ text }) => !IS_GLAD.test(fold(text)))
  const [first, ...others] = fitting.length > 0 ? fitting : guesses
  if (!first) return undefined
  const best = others.reduce((one, other) => (other.like > one.like + SURELY_NEARER ? other : one), first)
  return { text: best.text, isFar: best.like < LEAST_LIKE, isLikely: best.like >= MUCH_LIKE }
}

const pointsIn = (list = ''): string[] => list.split('\n').map((line) => line.replace(POINT, ''))

/** "Then I misunderstood you before." */
const isRestated = (content: string, language: Language): boolean =>
  TALK[language].restated.some((lead) => content.startsWith(lead))

/** "“…” is the line that matters in what you wrote." */
function takesUp(paragraph: string, { question: { history } }: AnswerContext): boolean {
  const quote = /^“([^”]+)”/.exec(paragraph)?.[1]
  return quote !== undefined && history.some(({ role, content }) => role === 'user' && content.includes(quote))
}

/** A paragraph of the answer itself, and no list, label or source. It may begin with what to say: "Quero ficar". */
const OWN_PARAGRAPH = /^(?:[\p{L}¡¿“«"']|\d+(?!\.\s))/u

function adviceIn(context: AnswerContext, answer: Turn): ToldAdvice {
  const { content, trace } = answer
  const { language } = context.question
  const { mistake, the_sum } = READING_LABELS[context.question.language].parts
  const { measure, ifThen } = context.phrases.labels
  const noAction = new Set<string>([mistake, the_sum, measure, ifThen])
  const paragraphs = (trace ? withoutBesides({ text: content, trace }) : content).split('\n\n')
  const toDo = paragraphs.filter((part) => {
    const [, label] = LABELLED.exec(part) ?? []
    return label !== undefined && !noAction.has(label) && !part.includes('\n')
  })
  // An opener takes up what was said, and a correction says first what is different now; then comes the answer.
  const isAfterLead = trace?.opener != null || trace?.act === 'correction' || isRestated(content, language)
  const [lead = '', ...others] = paragraphs.filter((part) => OWN_PARAGRAPH.test(part))
  // How the days until an event are used stands before the answer; with another day it is no longer true.
  const isBeforeAnswer = isAfterLead || (others.length > 0 && OF_DAYS_LEFT.test(fold(lead)))
  // After a correction an opener may follow that takes up the member's words once more.
  const [next = '', afterNext] = others
  const own = isBeforeAnswer ? (afterNext !== undefined && takesUp(next, context) ? afterNext : next) : lead
  // After a correction the main points may stand again under a lead of their own; they are the answer then.
  const leads = TALK[context.question.language].correctedPoints
  const again = paragraphs.findIndex((part) => leads.some((lead) => part.endsWith(lead)))
  const asked = askedBefore(context, answer)
  const about = { asked, toDo, isGuess: false, isFar: false, isLikely: false, programme: trace?.programme }
  if (again !== -1) return { ...about, sentences: pointsIn(paragraphs[again + 1]), points: [] }
  const guess = likeliestGuess(content, own, asked, language)
  if (guess !== undefined) return { ...about, ...guess, sentences: sentencesOf(guess.text), points: [], isGuess: true }
  const lines = own.split('\n')
  const sentences = lines.filter((line) => !POINT.test(line)).flatMap(sentencesOf)
  const isOwn = sentences[0] !== undefined && !isInsight(context, answer, sentences[0])
  const points = lines.filter((line) => POINT.test(line)).map((line) => line.replace(POINT, ''))
  return { ...about, sentences: isOwn ? sentences : [], points }
}

/** What the answers of this conversation said, oldest first; those that only asked or consoled are left out. */
export const adviceTold: (context: AnswerContext) => readonly ToldAdvice[] = onceFor((context) =>
  adviceOf(context, answersThatHold(context)),
)

/** What was advised in the whole conversation, also before a correction: most of it does not depend on what was put right. */
export const allAdviceTold: (context: AnswerContext) => readonly ToldAdvice[] = onceFor((context) =>
  adviceOf(context, context.answers),
)

/** What the talk is about: the answer as it was given again after a correction, or else the first one. */
export function mainAdvice(context: AnswerContext): ToldAdvice | undefined {
  const [holding] = withoutGuesses(adviceTold(context))
  const corrected = answersThatHold(context)[0]
  if (corrected?.trace?.act !== 'correction') return holding
  const isAgain = holding?.asked === askedBefore(context, corrected)
  return isAgain ? holding : withoutGuesses(allAdviceTold(context))[0]
}

/** Without what was only offered as a guess and not chosen, unless there is nothing else. */
export function withoutGuesses(told: readonly ToldAdvice[]): readonly ToldAdvice[] {
  const sure = told.filter(({ isGuess, isLikely }) => !isGuess || isLikely)
  return sure.length > 0 ? sure : told
}

/** The next message said that it was beside the matter. The first answer stays: something must be left. */
function wasRejected({ question: { history, language } }: AnswerContext, answer: Turn): boolean {
  const next = history[history.indexOf(answer) + 1]
  return next?.role === 'user' && rejectsAnswer(next.content, language, answer)
}

function adviceOf(context: AnswerContext, answers: AnswerContext['answers']): ToldAdvice[] {
  const { isOutdated } = outdatedOf(context)
  return (
    answers
      .filter(({ trace }) => trace?.cards.length)
      .filter((answer, place) => place === 0 || !wasRejected(context, answer))
      .map((answer) => {
        const parts = adviceIn(context, answer)
        const holding = (lines: readonly string[]): string[] => lines.filter((line) => !isOutdated(answer, line))
        return {
          ...parts,
          sentences: holding(parts.sentences),
          points: holding(parts.points),
          toDo: holding(parts.toDo),
        }
      })
      // What was only guessed, and far from the question, is left out; of the first answer something must be said.
      .filter(({ isFar }, place) => place === 0 || !isFar)
      .filter(({ sentences, toDo, programme }) => sentences.length + toDo.length > 0 || programme)
  )
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

/** "Example: entry 90, travel 250": numbers of somebody else. Folded, in all three languages together. */
const EXAMPLE = /^(?:for example|e\.g|examples?|por exemplo|exemplos?|por ejemplo|ejemplos?)\b/

/** An answer without its examples, and what is calculated on with their numbers. */
export function withoutExamples(sentences: readonly string[]): string[] {
  let isExample = false
  return sentences.filter((sentence) => {
    isExample = EXAMPLE.test(fold(sentence)) || (isExample && /\d/.test(sentence))
    return !isExample
  })
}

/** An answer in a few lines: its first sentence and the points of its list, or its first sentences. */
export function inShort({ sentences, points }: ToldAdvice, most = MOST_SENTENCES): string[] {
  const [first, ...others] = withoutExamples(sentences)
  if (first === undefined) return []
  const lead = first.replace(/:$/, '.')
  if (points.length === 0) return [lead, ...others].slice(0, most)
  return [lead, ...points.map((point) => sentencesOf(point)[0] ?? point)].slice(0, most + 1)
}
