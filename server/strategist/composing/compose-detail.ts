import type { CardId } from '#content/playbook/cards.ts'
import { CLOSE_UPS } from '#content/playbook/close-ups.ts'
import { searchTerms } from '../cards/card-index.ts'
import { fold } from '../reading/fold.ts'
import type { Reply } from '../strategist.ts'
import { type ClosePart, closeSteps, freshSteps, stepsOf, type TimedStep } from './card-parts.ts'
import { chooseOpener } from './choose-opener.ts'
import { ask } from './choose-question.ts'
import { composeProblem } from './compose-problem.ts'
import { freshRule } from './if-then-rules.ts'
import { planAnswer } from './plan-answer.ts'
import { alreadyTold, cardWords, currentCard, type Telling } from './telling.ts'

const STEP_NAMES: readonly RegExp[] = [
  /\b(?:step (?:1|one)|first (?:step|one|part)|passo (?:1|um)|primeir[oa] (?:passo|parte|coisa)?|paso (?:1|uno)|primer[oa]? (?:paso|parte|cosa)?|lo primero)\b/,
  /\b(?:step (?:2|two)|second (?:step|one|part)|passo (?:2|dois)|segund[oa] (?:passo|parte)|paso (?:2|dos)|segund[oa] (?:paso|parte))\b/,
  /\b(?:step (?:3|three)|(?:third|last) (?:step|one|part)|passo (?:3|tres)|(?:terceir[oa]|ultim[oa]) (?:passo|parte)|paso (?:3|tres)|(?:tercera?|tercer|ultim[oa]) (?:paso|parte))\b/,
]
const SHARED_TERMS = 2

/** The step they ask about, by its name or by the words it shares with the question; null where it is none of them. */
function stepAskedFor(telling: Telling, card: CardId): { number: number; text: string } | null {
  const { message, language } = telling.question
  const { steps } = cardWords(telling, card)
  const listed = [...(telling.last?.content ?? '').matchAll(/^\d\. \*\*.+?\*\* (.+)$/gm)].map(([, text]) => text ?? '')
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

/** What was said already and is asked for once more: the step with the number, or the words to say. */
function saidAlready(telling: Telling, card: CardId): TimedStep[] {
  const { message, language } = telling.question
  const folded = fold(message)
  if (ASKS_HOW_MUCH.test(folded)) {
    const asked = new Set(searchTerms(message, language))
    const counting = stepsOf(telling, card).filter(({ text }) => COUNTS.test(fold(text)))
    const shares = ({ text }: TimedStep) => searchTerms(text, language).filter((term) => asked.has(term)).length
    const [likest] = counting.toSorted((one, other) => shares(other) - shares(one))
    if (likest && shares(likest) > 0) return [likest]
    const weekly = OF_WEEKS.test(folded) ? counting.find(({ time }) => time === 'weekly') : undefined
    return weekly ? [weekly] : []
  }
  const [, words] = CLOSE_UPS[language][card]
  return ASKS_FOR_WORDS.test(folded) && alreadyTold(telling, words) ? [{ text: words, time: 'today' }] : []
}

/** The matter from near: the step asked about, the smallest way to begin, and words to say. */
export function composeDetail(telling: Telling, next: CardId): Reply {
  const card = currentCard(telling)
  if (card === undefined) return composeProblem(telling, next, 'wants-detail')
  const words = cardWords(telling, card)
  const waiting = freshSteps(telling, card)
  const steps = closeSteps(telling, card, wantedParts(telling.question.message))
  // Whoever asks on after that needs another way in, not the same again.
  if (steps.length < 2) return composeProblem(telling, next, 'wants-detail', ['deeper'])
  // What stands in the answer just given need not be said again.
  const again = saidAlready(telling, card).filter(({ text }) => !telling.last?.content.includes(text))
  const closer = again.length > 0 ? steps.slice(0, 1) : steps
  const step = stepAskedFor(telling, card)
  const opener =
    step === null
      ? chooseOpener(telling, ['asked'])
      : chooseOpener(telling, ['detail', 'asked'], { step: String(step.number), step_text: step.text })
  const question = alreadyTold(telling, words.question) ? ask(telling, 'piece') : words.question
  const listed = [...again, ...closer, ...waiting.filter(({ text }) => text !== again[0]?.text).slice(0, 1)]
  return planAnswer(telling, 'wants-detail', {
    card,
    opener,
    steps: listed,
    heading: 'pieces',
    insight: false,
    metric: !alreadyTold(telling, words.metric),
    rule: freshRule(telling, card),
    asked: { text: question, asked: 'card' },
    keep: [...again, ...steps, ...stepsOf(telling, card).slice(1)],
  })
}
