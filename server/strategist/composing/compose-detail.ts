import type { CardId } from '#content/playbook/cards.ts'
import { CLOSE_UPS } from '#content/playbook/close-ups.ts'
import { searchTerms } from '../cards/card-index.ts'
import { fold } from '../reading/fold.ts'
import type { Reply } from '../strategist.ts'
import { type AnswerContext, alreadyTold, cardWords, currentCard } from './answer-context.ts'
import { type ClosePart, closeSteps, freshSteps, stepsOf, type TimedStep } from './card-parts.ts'
import { chooseOpener } from './choose-opener.ts'
import { ask } from './choose-question.ts'
import { composeProblem } from './compose-problem.ts'
import { freshRule } from './if-then-rules.ts'
import { planAnswer } from './plan-answer.ts'

const STEP_NAMES: readonly RegExp[] = [
  /\b(?:step (?:1|one)|first (?:step|one|part)|passo (?:1|um)|primeir[oa] (?:passo|parte|coisa)?|paso (?:1|uno)|primer[oa]? (?:paso|parte|cosa)?|lo primero)\b/,
  /\b(?:step (?:2|two)|second (?:step|one|part)|passo (?:2|dois)|segund[oa] (?:passo|parte)|paso (?:2|dos)|segund[oa] (?:paso|parte))\b/,
  /\b(?:step (?:3|three)|(?:third|last) (?:step|one|part)|passo (?:3|tres)|(?:terceir[oa]|ultim[oa]) (?:passo|parte)|paso (?:3|tres)|(?:tercera?|tercer|ultim[oa]) (?:paso|parte))\b/,
]
const SHARED_TERMS = 2

/** The step that the question is about, by its number or shared words; null if there is none. */
function stepAskedFor(context: AnswerContext, card: CardId): { number: number; text: string } | null {
  const { message, language } = context.question
  const { steps } = cardWords(context, card)
  const listed = [...(context.last?.content ?? '').matchAll(/^\d\. \*\*.+?\*\* (.+)$/gm)].map(([, text]) => text ?? '')
  const named = STEP_NAMES.findIndex((name) => name.test(fold(message)))
  const byName = listed[named]
  if (byName !== undefined) return { number: named + 1, text: byName }
  const asked = new Set(searchTerms(message, language))
  const hits = steps.map((step) => searchTerms(step, language).filter((term) => asked.has(term)).length)
  const most = Math.max(...hits)
  const text = steps[hits.indexOf(most)]
  const number = text === undefined ? -1 : listed.indexOf(text)
  return most < SHARED_TERMS || text === undefined || number === -1 ? null : { number: number + 1, text }
}

const ASKS_FOR_WORDS =
  /\b(?:words?|say|tell|line|sentence|message|phrase|ask (?:him|her|them)|example|question|look like|text|write|palavras?|falo|falar|digo|dizer|frase|mensagem|exemplo|pergunta|escrevo|escrev[ae]|palabras?|decir|decirle|mensaje|ejemplo|pregunta|escribo|escribe(?:me)?)\b/
const ASKS_FOR_OTHER_WAY =
  /\b(?:what if|instead|otherwise|another way|e se|se nao|outro jeito|y si|si no|otra forma|otra manera)\b/

function wantedParts(message: string): ClosePart[] {
  const folded = fold(message)
  if (ASKS_FOR_OTHER_WAY.test(folded)) return ['other', 'words', 'small']
  return ASKS_FOR_WORDS.test(folded) ? ['words', 'small', 'other'] : ['small', 'words', 'other']
}

const ASKS_HOW_MUCH = /\b(?:how (?:many|much|often|long)|quant[oa]s?|cuant[oa]s?|cada cuanto|que tan seguido)\b/
const COUNTS =
  /\d|\b(?:one|two|three|four|five|six|seven|eight|ten|twenty|thirty|um|uma|dois|duas|tres|quatro|cinco|seis|sete|oito|dez|vinte|trinta|uno|dos|cuatro|siete|ocho|diez|veinte|treinta)\b/
const OF_WEEKS = /\b(?:weeks?|weekly|semanas?|semanal\w*)\b/

/** Something that was already given and is requested again: the step with a number, or the words to say. */
function saidAlready(context: AnswerContext, card: CardId): TimedStep[] {
  const { message, language } = context.question
  const folded = fold(message)
  if (ASKS_HOW_MUCH.test(folded)) {
    const asked = new Set(searchTerms(message, language))
    const counting = stepsOf(context, card).filter(({ text }) => COUNTS.test(fold(text)))
    const shares = ({ text }: TimedStep) => searchTerms(text, language).filter((term) => asked.has(term)).length
    const [likest] = counting.toSorted((one, other) => shares(other) - shares(one))
    if (likest && shares(likest) > 0) return [likest]
    const weekly = OF_WEEKS.test(folded) ? counting.find(({ time }) => time === 'weekly') : undefined
    return weekly ? [weekly] : []
  }
  const [, words] = CLOSE_UPS[language][card]
  return ASKS_FOR_WORDS.test(folded) && alreadyTold(context, words) ? [{ text: words, time: 'today' }] : []
}

/** Gives detail: the requested step, the smallest way to begin, and words to say. */
export function composeDetail(context: AnswerContext, next: CardId): Reply {
  const card = currentCard(context)
  if (card === undefined) return composeProblem(context, next, 'wants-detail')
  const words = cardWords(context, card)
  const waiting = freshSteps(context, card)
  const steps = closeSteps(context, card, wantedParts(context.question.message))
  // A further question after that needs another approach, not the same again.
  if (steps.length < 2) return composeProblem(context, next, 'wants-detail', ['deeper'])
  // What the last answer contains is not repeated.
  const again = saidAlready(context, card).filter(({ text }) => !context.last?.content.includes(text))
  const closer = again.length > 0 ? steps.slice(0, 1) : steps
  const step = stepAskedFor(context, card)
  const opener =
    step === null
      ? chooseOpener(context, ['asked'])
      : chooseOpener(context, ['detail', 'asked'], { step: String(step.number), step_text: step.text })
  const question = alreadyTold(context, words.question) ? ask(context, 'piece') : words.question
  const listed = [...again, ...closer, ...waiting.filter(({ text }) => text !== again[0]?.text).slice(0, 1)]
  return planAnswer(context, 'wants-detail', {
    card,
    opener,
    steps: listed,
    heading: 'pieces',
    insight: false,
    metric: !alreadyTold(context, words.metric),
    rule: freshRule(context, card),
    asked: { text: question, asked: 'card' },
    keep: [...again, ...steps, ...stepsOf(context, card).slice(1)],
  })
}
