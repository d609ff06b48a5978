import { type FoundCard, findCards } from './cards/find-cards.ts'
import { composeAfterAnswer } from './composing/compose-after-answer.ts'
import { composeDetail } from './composing/compose-detail.ts'
import { composeObjection } from './composing/compose-objection.ts'
import { composeProblem } from './composing/compose-problem.ts'
import { composeFailure, composeProgress } from './composing/compose-progress.ts'
import { composeOffTopic, composeThanks } from './composing/compose-small-talk.ts'
import { composeUnclear } from './composing/compose-unclear.ts'
import { composeWhatIf } from './composing/compose-what-if.ts'
import { readsAsFailure } from './composing/outcome-words.ts'
import { beginTelling, currentCard } from './composing/telling.ts'
import { readMessage } from './reading/read-message.ts'
import { findSupposition } from './reading/supposition.ts'
import type { DialogueAct, Question, Reading, Reply } from './strategist.ts'

const CARDS_LOOKED_AT = 2

/** Below this a card fits too faintly to plan on without asking. */
const STANDS_OUT = 30

/** What a "what if…?" may be taken for; as a new matter it has a card of its own. */
const ASKS_ON: readonly DialogueAct[] = ['wants-detail', 'objection', 'answer']

/** Nothing to build on: no slot was said, and no card stands out. */
function isUnclear({ said }: Reading, [best]: readonly FoundCard[]): boolean {
  const understood = said.goal ?? said.obstacle ?? said.event ?? said.emotion ?? said.people ?? said.tried
  if (understood !== undefined) return false
  return (best?.score ?? 0) < STANDS_OUT
}

/** Reads a message and answers it. */
export function answerQuestion(question: Question): Reply {
  return composeReply(question, readMessage(question))
}

/** The built-in strategist's answer to a message that was read. The same question with the same seed has the same answer. */
export function composeReply(question: Question, reading: Reading): Reply {
  const reply = chooseReply(question, reading)
  return { ...reply, trace: { ...reply.trace, said: reading.said } }
}

function chooseReply(question: Question, reading: Reading): Reply {
  const telling = beginTelling(question, reading)
  if (reading.act === 'thanks') return composeThanks(telling)
  if (reading.act === 'off-topic') return composeOffTopic(telling)

  const supposition = findSupposition(question.message, question.language)
  const inHand = currentCard(telling)
  if (supposition && inHand !== undefined && ASKS_ON.includes(reading.act))
    return composeWhatIf(telling, supposition, inHand)

  const cards = findCards(question, reading, CARDS_LOOKED_AT)
  const [best, second] = cards
  // Ten answers hold back at most twenty of more than a hundred cards.
  if (best === undefined || second === undefined) throw new Error('The playbook has run out of cards')
  switch (reading.act) {
    case 'answer':
      return composeAfterAnswer(telling, best.id)
    case 'wants-detail':
      return composeDetail(telling, best.id)
    case 'objection':
      return composeObjection(telling, best.id)
    case 'progress':
      return readsAsFailure(question.message, question.language)
        ? composeFailure(telling)
        : composeProgress(telling, best.id)
    case 'new-problem':
      return isUnclear(reading, cards)
        ? composeUnclear(telling, [best.id, second.id])
        : composeProblem(telling, best.id)
  }
}
