import { type FoundCard, findCards } from './cards/find-cards.ts'
import { createAnswerContext, currentCard } from './composing/answer-context.ts'
import { composeAfterAnswer } from './composing/compose-after-answer.ts'
import { composeDetail } from './composing/compose-detail.ts'
import { composeObjection } from './composing/compose-objection.ts'
import { composeProblem } from './composing/compose-problem.ts'
import { composeFailure, composeProgress, readsAsFailure } from './composing/compose-progress.ts'
import { composeOffTopic, composeThanks } from './composing/compose-small-talk.ts'
import { composeUnclear } from './composing/compose-unclear.ts'
import { composeWhatIf } from './composing/compose-what-if.ts'
import { readMessage } from './reading/read-message.ts'
import { findSupposition } from './reading/supposition.ts'
import type { DialogueAct, Question, Reading, Reply } from './strategist.ts'

const CARDS_CONSIDERED = 2

/** Below this score a card fits too weakly to make a plan without asking. */
const STANDS_OUT = 30

/** The acts in which a "what if…?" is answered as such; as a new problem it gets its own card. */
const ASKS_ON: readonly DialogueAct[] = ['wants-detail', 'objection', 'answer']

/** Whether too little is known: no slot was filled, and no card stands out. */
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
  const context = createAnswerContext(question, reading)
  if (reading.act === 'thanks') return composeThanks(context)
  if (reading.act === 'off-topic') return composeOffTopic(context)

  const supposition = findSupposition(question.message, question.language)
  const inHand = currentCard(context)
  if (supposition && inHand !== undefined && ASKS_ON.includes(reading.act))
    return composeWhatIf(context, supposition, inHand)

  const cards = findCards(question, reading, CARDS_CONSIDERED)
  const [best, second] = cards
  // Ten answers exclude at most twenty of more than a hundred cards, so two are always left.
  if (best === undefined || second === undefined) throw new Error('The playbook has run out of cards')
  switch (reading.act) {
    case 'answer':
      return composeAfterAnswer(context, best.id)
    case 'wants-detail':
      return composeDetail(context, best.id)
    case 'objection':
      return composeObjection(context, best.id)
    case 'progress':
      return readsAsFailure(question.message, question.language)
        ? composeFailure(context)
        : composeProgress(context, best.id)
    case 'new-problem':
      return isUnclear(reading, cards)
        ? composeUnclear(context, [best.id, second.id])
        : composeProblem(context, best.id)
  }
}
