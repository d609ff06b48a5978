import type { CardId } from '#content/playbook/cards.ts'
import { searchTerms } from '../cards/card-index.ts'
import { cardForSupposition, comesToNothing } from '../cards/nearest-card.ts'
import { words } from '../reading/fold.ts'
import { inFirstPerson, type Supposition } from '../reading/supposition.ts'
import type { Reply } from '../strategist.ts'
import {
  byWhatWasSaid,
  type ClosePart,
  closeSteps,
  freshCloseUps,
  freshSteps,
  oneAfterTheOther,
  stepsOf,
  type TimedStep,
} from './card-parts.ts'
import { chooseOpener } from './choose-opener.ts'
import { type Asked, ask } from './choose-question.ts'
import { actionFrom, type Rule } from './if-then-rules.ts'
import { plainWords, quoted } from './member-words.ts'
import { planAnswer } from './plan-answer.ts'
import { alreadyTold, cardWords, type Telling } from './telling.ts'

/** A longer "if" is not remembered when it comes to it. */
const MOST_IN_CUE = 16

function supposedCue(telling: Telling, { text, followsIf }: Supposition, card: CardId): string {
  const { language } = telling.question
  const own = plainWords(text)
  if (words(own).length > MOST_IN_CUE) return cardWords(telling, card).ifThen.cue
  return followsIf ? inFirstPerson(own, language) : telling.phrases.ifSupposed.replace('{supposed}', () => own)
}

/** In Portuguese the verb's form asks for its "se"; the others stand alone. */
const supposedWords = ({ question }: Telling, { text, followsIf }: Supposition): string =>
  question.language === 'pt' && followsIf ? `se ${inFirstPerson(text, 'pt')}` : text

/** Whoever supposes that the way taken is barred needs another road first; else the smallest thing to have ready. */
const IN_HAND: readonly ClosePart[] = ['other', 'words', 'small']
const BORROWED: readonly ClosePart[] = ['small', 'words', 'other']

/** What of a card was not said yet, that which speaks of the supposed thing first. */
function movesOn(telling: Telling, card: CardId, inHand: CardId, supposed: string): TimedStep[] {
  const close = freshCloseUps(telling, card, card === inHand ? IN_HAND : BORROWED)
  const steps = freshSteps(telling, card)
  const all = card === inHand ? [...close, ...steps] : [...steps.slice(0, 1), ...close, ...steps.slice(1)]
  return byWhatWasSaid(all, supposed, telling.question.language)
}

/** "What if…?" is answered about that very thing, from the card nearest to it; where none is near, that is said. */
export function composeWhatIf(telling: Telling, supposition: Supposition, inHand: CardId): Reply {
  const { question, reading } = telling
  const found = cardForSupposition(question, reading, supposition.text, inHand)
  const card = found ?? inHand
  const supposed = { supposed: quoted(supposedWords(telling, supposition)) }
  const opener = chooseOpener(telling, [found === null ? 'unforeseen' : 'supposed'], supposed)

  const moves = movesOn(telling, card, inHand, supposition.text)
  const { action } = cardWords(telling, card).ifThen
  // Another road is what a no calls for, and what is not foreseen; else what the card does first, unless that was said.
  const [road] = found === null || comesToNothing(supposition.text) ? freshCloseUps(telling, card, ['other']) : []
  const instead = road ?? (alreadyTold(telling, action) ? moves[1] : undefined)
  const listed = moves.filter(({ text }) => text !== instead?.text).slice(0, card === inHand ? 1 : 2)
  const steps = listed.length > 0 ? oneAfterTheOther(listed) : closeSteps(telling, inHand, IN_HAND, 1)
  const rule: Rule = {
    cue: supposedCue(telling, supposition, card),
    action: instead === undefined ? action : actionFrom(telling, instead),
  }
  const own = cardWords(telling, card).question
  const terms = searchTerms(supposition.text, question.language)
  const isAboutIt = searchTerms(own, question.language).some((term) => terms.includes(term))
  const asked: Asked =
    found === null
      ? { text: ask(telling, 'unforeseen'), asked: 'card' }
      : isAboutIt && !alreadyTold(telling, own)
        ? { text: own, asked: 'card' }
        : { text: ask(telling, 'supposed'), asked: 'card' }
  return planAnswer(telling, reading.act, {
    card: inHand,
    opener,
    steps,
    heading: 'ready',
    insight: false,
    metric: false,
    rule,
    asked,
    keep: [...steps, ...stepsOf(telling, inHand)],
  })
}
