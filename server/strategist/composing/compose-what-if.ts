import type { CardId } from '#content/playbook/cards.ts'
import { searchTerms } from '../cards/card-index.ts'
import { cardForSupposition, isAboutFailure } from '../cards/nearest-card.ts'
import { words } from '../reading/fold.ts'
import { inFirstPerson, type Supposition } from '../reading/supposition.ts'
import type { Reply } from '../strategist.ts'
import { type AnswerContext, alreadyTold, cardWords } from './answer-context.ts'
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

/** A longer "if" is too hard to remember. */
const MOST_IN_CUE = 16

function supposedCue(context: AnswerContext, { text, followsIf }: Supposition, card: CardId): string {
  const { language } = context.question
  const own = plainWords(text)
  if (words(own).length > MOST_IN_CUE) return cardWords(context, card).ifThen.cue
  return followsIf ? inFirstPerson(own, language) : context.phrases.ifSupposed.replace('{supposed}', () => own)
}

/** In Portuguese the verb form needs its "se"; the other languages do not. */
const supposedWords = ({ question }: AnswerContext, { text, followsIf }: Supposition): string =>
  question.language === 'pt' && followsIf ? `se ${inFirstPerson(text, 'pt')}` : text

/** A member who expects the plan to be blocked needs another approach first; otherwise the smallest preparation. */
const IN_HAND: readonly ClosePart[] = ['other', 'words', 'small']
const BORROWED: readonly ClosePart[] = ['small', 'words', 'other']

/** The parts of a card that were not given yet, those about the supposition first. */
function movesOn(context: AnswerContext, card: CardId, inHand: CardId, supposed: string): TimedStep[] {
  const close = freshCloseUps(context, card, card === inHand ? IN_HAND : BORROWED)
  const steps = freshSteps(context, card)
  const all = card === inHand ? [...close, ...steps] : [...steps.slice(0, 1), ...close, ...steps.slice(1)]
  return byWhatWasSaid(all, supposed, context.question.language)
}

/** Answers "what if…?" with the card nearest to the supposition; if none is near, it says so. */
export function composeWhatIf(context: AnswerContext, supposition: Supposition, inHand: CardId): Reply {
  const { question, reading } = context
  const found = cardForSupposition(question, reading, supposition.text, inHand)
  const card = found ?? inHand
  const supposed = { supposed: quoted(supposedWords(context, supposition)) }
  const opener = chooseOpener(context, [found === null ? 'unforeseen' : 'supposed'], supposed)

  const moves = movesOn(context, card, inHand, supposition.text)
  const { action } = cardWords(context, card).ifThen
  // A refusal or an unknown case needs another approach; otherwise the card's own action, unless it was already given.
  const [road] = found === null || isAboutFailure(supposition.text) ? freshCloseUps(context, card, ['other']) : []
  const instead = road ?? (alreadyTold(context, action) ? moves[1] : undefined)
  const listed = moves.filter(({ text }) => text !== instead?.text).slice(0, card === inHand ? 1 : 2)
  const steps = listed.length > 0 ? oneAfterTheOther(listed) : closeSteps(context, inHand, IN_HAND, 1)
  const rule: Rule = {
    cue: supposedCue(context, supposition, card),
    action: instead === undefined ? action : actionFrom(context, instead),
  }
  const own = cardWords(context, card).question
  const terms = searchTerms(supposition.text, question.language)
  const isAboutIt = searchTerms(own, question.language).some((term) => terms.includes(term))
  const asked: Asked =
    found === null
      ? { text: ask(context, 'unforeseen'), asked: 'card' }
      : isAboutIt && !alreadyTold(context, own)
        ? { text: own, asked: 'card' }
        : { text: ask(context, 'supposed'), asked: 'card' }
  return planAnswer(context, reading.act, {
    card: inHand,
    opener,
    steps,
    heading: 'ready',
    insight: false,
    metric: false,
    rule,
    asked,
    keep: [...steps, ...stepsOf(context, inHand)],
  })
}
