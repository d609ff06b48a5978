import type { DirectKind } from '#content/direct-answers/direct-answer.ts'
import { DIRECT_ANSWERS } from '#content/direct-answers/direct-answers.ts'
import type { CardId } from '#content/playbook/cards.ts'
import type { Matter } from '#content/playbook/matter-cards.ts'
import { cardsOf } from '../cards/find-cards.ts'
import { fold } from '../reading/fold.ts'
import type { Reading, Reply } from '../strategist.ts'
import { type AnswerContext, alreadyTold, cardWords, currentCard } from './answer-context.ts'
import { sayAside } from './asides.ts'
import { CLOSE_PARTS, dated, firstMove, freshCloseUps, oneThingToDo, questionAfter, stepsOf } from './card-parts.ts'
import { chooseOpener, type Opener } from './choose-opener.ts'
import { ask } from './choose-question.ts'
import { freshRule, sayRule } from './if-then-rules.ts'
import { sums } from './sums-line.ts'

const KIND_OF: Record<NonNullable<Reading['asks']>, DirectKind> = {
  'ask-how': 'how',
  'ask-explain': 'how',
  'ask-why': 'why',
  'ask-which': 'which',
  'ask-when': 'when',
  'ask-how-much': 'how_much',
  'ask-what-if': 'what_if',
  'ask-is-it-ok': 'is_it_ok',
  'ask-opinion': 'is_it_ok',
  'ask-facts': 'how',
  'ask-what-next': 'next',
  'ask-summary': 'next',
  'ask-what-i-said': 'next',
  'ask-on-the-day': 'on_the_day',
}

const ASKS_FOR_WORDS =
  /\b(?:(?:what|how) (?:do|should|would|can) i (?:say|tell|word|write|phrase|put it|ask)|say to|word it|words?|que (?:eu )?(?:falo|digo|escrevo)|como (?:eu )?(?:falo|digo|escrevo|peco)|que (?:le )?(?:digo|escribo)|como (?:se lo |le |lo )?(?:digo|escribo|pido|planteo)|con que palabras|com que palavras)\b/

/** "Step 2", "the second one": folded, in all three languages together. */
const STEP_NAMES: readonly RegExp[] = [
  /\b(?:step (?:1|one)|first (?:step|one|part)|passo (?:1|um)|primeir[oa] (?:passo|parte|coisa)?|paso (?:1|uno)|primer[oa]? (?:paso|parte|cosa)?|lo primero)\b/,
  /\b(?:step (?:2|two)|second (?:step|one|part)|passo (?:2|dois)|segund[oa] (?:passo|parte)|paso (?:2|dos)|segund[oa] (?:paso|parte))\b/,
  /\b(?:step (?:3|three)|(?:third|last) (?:step|one|part)|passo (?:3|tres)|(?:terceir[oa]|ultim[oa]) (?:passo|parte)|paso (?:3|tres)|(?:tercera?|tercer|ultim[oa]) (?:paso|parte))\b/,
]

/** The step of the last plan that the question names, as a quotation; undefined if it names none. */
export function namedStep({ question, answers }: AnswerContext): string | undefined {
  const named = STEP_NAMES.findIndex((name) => name.test(fold(question.message)))
  const plan = answers.findLast(({ content }) => /^\d\. \*\*/m.test(content))?.content ?? ''
  const step = [...plan.matchAll(/^\d\. \*\*.+?\*\* (.+)$/gm)][named]?.[1]
  return step === undefined ? undefined : `> ${step}`
}

/** The kinds of answer to a question, the best first; a kind that was given already is passed over. */
function kindsFor({ reading, question }: AnswerContext): DirectKind[] {
  const kind = KIND_OF[reading.asks ?? 'ask-what-next']
  const first: DirectKind[] = ASKS_FOR_WORDS.test(fold(question.message)) ? ['say', kind] : [kind]
  return [...first, 'how', 'next', 'what_if']
}

/** The answer written for this matter and this kind of question; undefined once all that fit were given. */
function directAnswer(context: AnswerContext, matter: Matter): string | undefined {
  const answers = DIRECT_ANSWERS[context.question.language][matter]
  return kindsFor(context)
    .map((kind) => answers[kind])
    .find((answer) => !alreadyTold(context, answer))
}

/** Takes up what the member told: "A six, you say". */
function toldOpener(context: AnswerContext): Opener | undefined {
  const { act, said } = context.reading
  if (act !== 'answer' && act !== 'progress') return undefined
  return chooseOpener(context, said.confidence === undefined ? [act] : ['scaled', act])
}

/** The card of a matter that the conversation is about, or its usual one. */
function cardInHand(context: AnswerContext, matter: Matter): CardId {
  const cards = cardsOf(matter, context.question, context.reading)
  const current = currentCard(context)
  const card = current !== undefined && cards.includes(current) ? current : cards[0]
  if (card === undefined) throw new Error(`${matter} has no card`)
  return card
}

const isFirstOfConversation = ({ answers }: AnswerContext): boolean =>
  answers.every(({ trace }) => trace?.matter === undefined)

const joined = (parts: readonly (string | undefined)[]): string => parts.filter(Boolean).join('\n\n')

/** Answers a question about a matter: the answer itself, then one thing to do. */
export function composeDirect(context: AnswerContext, matter: Matter): Reply | null {
  const answer = directAnswer(context, matter)
  if (answer === undefined) return null
  const { reading } = context
  const card = cardInHand(context, matter)
  const words = cardWords(context, card)
  // In grief a question gets its answer, and nothing to do.
  const isGrief = matter === 'grief'
  const [step] = isGrief ? [] : freshCloseUps(context, card, CLOSE_PARTS)
  const isNew = !isGrief && isFirstOfConversation(context)
  const moves = isNew ? firstMove(context, matter) : []
  const toDo = step && oneThingToDo(context, card, { text: step.text, before: moves })
  const isReport = reading.act === 'progress' && reading.said.confidence === undefined
  const closing = isReport ? ask(context, 'progress') : questionAfter(context, card, answer)
  const opener = toldOpener(context)
  const steps = toDo?.steps ?? dated(context, stepsOf(context, card))
  return {
    text: joined([
      opener?.text,
      sums(context),
      namedStep(context),
      answer,
      isNew ? sayAside(context) : undefined,
      ...moves.map(({ text }) => `**${context.phrases.labels.today}:** ${text}`),
      toDo?.line,
      closing,
    ]),
    trace: {
      act: reading.act,
      cards: [card],
      matter,
      used: [...context.used],
      opener: opener?.id ?? null,
      asked: closing === undefined ? null : isReport ? 'confidence' : 'card',
      safety: null,
    },
    plan: isGrief
      ? null
      : {
          title: words.title,
          steps: steps.slice(0, 3).map(({ text, due_date }) => ({ text, due_date })),
          metric: words.metric,
          if_then: sayRule(context, freshRule(context, card)),
        },
  }
}

/**
 * A concrete answer. It is about something more special than its matter, so neither a step nor the question of the
 * matter's card would fit it; only the coach's own first move stands beside it.
 */
export function composeConcrete(context: AnswerContext, matter: Matter, answer: string): Reply {
  const isNew = matter !== 'grief' && isFirstOfConversation(context)
  const moves = isNew ? firstMove(context, matter) : []
  return {
    text: joined([
      sums(context),
      answer,
      isNew ? sayAside(context) : undefined,
      ...moves.map(({ text }) => `**${context.phrases.labels.today}:** ${text}`),
    ]),
    trace: {
      act: context.reading.act,
      cards: [cardInHand(context, matter)],
      matter,
      used: [...context.used],
      opener: null,
      asked: null,
      safety: null,
    },
    plan: null,
  }
}
