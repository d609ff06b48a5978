import type { CardId } from '#content/playbook/cards.ts'
import { searchTerms } from '../cards/card-index.ts'
import type { FoundCard } from '../cards/find-cards.ts'
import { fold } from '../reading/fold.ts'
import type { Reply } from '../strategist.ts'
import { freshRule, freshSteps, inShort, piecesOf, stepsOf } from './card-parts.ts'
import { chooseOpener } from './choose-opener.ts'
import { ask, chooseQuestion } from './choose-question.ts'
import { composeProblem } from './compose-problem.ts'
import { composeFailure, composeProgress } from './compose-progress.ts'
import { readsAsDone } from './outcome-words.ts'
import { planAnswer } from './plan-answer.ts'
import { alreadyTold, cardWords, currentCard, lastAsked, type Telling } from './telling.ts'

const FIRST = /\b(?:first|1|one|1st|former|primeir[oa]|um|uma|primer[oa]?|uno|una)\b/
const SECOND = /\b(?:second|2|two|2nd|latter|last|segund[oa]|dois|duas|dos|ultim[oa])\b/

/** Which of the two readings the member meant; null where there was no choice or they chose neither. */
function chosenReading(telling: Telling): CardId | null {
  const cards = telling.last?.trace?.cards ?? []
  const [one, two] = cards
  if (lastAsked(telling) !== 'card' || one === undefined || two === undefined) return null
  const { language, message } = telling.question
  const said = new Set(searchTerms(message, language))
  const hits = (card: CardId): number =>
    searchTerms(cardWords(telling, card).title, language).filter((term) => said.has(term)).length
  if (hits(one) !== hits(two)) return hits(one) > hits(two) ? one : two
  const folded = fold(message)
  if (FIRST.test(folded) === SECOND.test(folded)) return null
  return FIRST.test(folded) ? one : two
}

/** Goes on with a card whose first step was given: what was left, with its days. */
function goOn(telling: Telling, card: CardId, kind: 'dated' | 'answer' | 'scaled'): Reply | null {
  const fresh = freshSteps(telling, card)
  // A date moves steps that were given already: then their first words will do.
  const left = fresh.length === 0 && kind === 'dated' ? stepsOf(telling, card).map(inShort) : fresh
  if (left.length === 0) return null
  const opener = chooseOpener(telling, [kind])
  const asked =
    kind === 'scaled' ? { text: ask(telling, 'notch'), asked: 'card' as const } : chooseQuestion(telling, card)
  return planAnswer(telling, 'answer', {
    card,
    opener,
    asked,
    heading: 'next',
    insight: false,
    metric: !alreadyTold(telling, cardWords(telling, card).metric),
    steps: left,
    rule: freshRule(telling, card),
    keep: stepsOf(telling, card),
  })
}

/** Stays with the card: what it asked for has come, so its help gets smaller and closer. */
function deepen(telling: Telling, card: CardId): Reply | null {
  const steps = piecesOf(telling, card)
  if (steps === null) return null
  const kind = telling.reading.said.confidence === undefined ? 'answer' : 'scaled'
  return planAnswer(telling, 'answer', {
    card,
    opener: chooseOpener(telling, [kind, 'answer']),
    heading: 'pieces',
    insight: false,
    metric: false,
    steps,
    rule: freshRule(telling, card),
    asked: kind === 'scaled' ? { text: ask(telling, 'notch'), asked: 'card' } : chooseQuestion(telling, card),
    keep: stepsOf(telling, card),
  })
}

/** A day that was not reckoned with yet. */
const isNewDate = ({ reading, woven, last }: Telling): boolean =>
  reading.said.event_date !== undefined && woven.date !== undefined && !(last?.content.includes(woven.date) ?? false)

const GOOD_NUMBER = 6

/** What was asked for has come: it is used, not merely acknowledged. */
export function composeAnswer(telling: Telling, found: FoundCard): Reply {
  const next = found.id
  const asked = lastAsked(telling)
  const { said } = telling.reading
  if (asked === 'commitment') {
    const went = said.confidence ?? GOOD_NUMBER
    return went >= GOOD_NUMBER ? composeProgress(telling, next) : composeFailure(telling, next)
  }
  if (readsAsDone(telling.question.message)) return composeProgress(telling, next)
  const card = chosenReading(telling) ?? currentCard(telling)
  if (card !== undefined) {
    const kind = isNewDate(telling) ? 'dated' : said.confidence !== undefined ? 'scaled' : null
    if (kind !== null) {
      const reply = goOn(telling, card, kind)
      if (reply) return reply
    }
    if (chosenReading(telling) !== null) {
      const reply = goOn(telling, card, 'answer')
      if (reply) return reply
    }
  }
  if (card !== undefined && found.score === 0) {
    const reply = deepen(telling, card)
    if (reply) return reply
  }
  const opener = said.event_date !== undefined ? 'dated' : said.confidence !== undefined ? 'scaled' : 'answer'
  return composeProblem(telling, next, 'answer', [opener, 'answer'])
}
