import { randomUUID } from 'node:crypto'
import { QUOTE_AUTHORS } from '#content/quotes/quote-authors.ts'
import { listSavedQuotes, removeSavedQuote, saveQuote } from '#contract/art-of-war.ts'
import { followCoach, listCoaches, readCoach, readFollow } from '#contract/coaches.ts'
import { askStrategist, listConversations, readRoom } from '#contract/conversations.ts'
import { readDashboard } from '#contract/dashboard.ts'
import { LANGUAGES } from '#contract/language.ts'
import { listNotifications } from '#contract/notifications.ts'
import { saveQuizResult } from '#contract/quiz.ts'
import { WAR_ROOM } from '#contract/rooms.ts'
import { readSession } from '#contract/session.ts'
import { TEMPLATES } from '#contract/strategy.ts'
import { finishPowerUp } from '#contract/streak.ts'
import { askOverWire } from '#tests/support/wire-answer.ts'
import { type Action, type ActorContext, byShares, type NextAction, oneOf, read, written } from './action.ts'

const QUOTES = Object.keys(QUOTE_AUTHORS).flatMap((quote_id) => LANGUAGES.map((language) => ({ quote_id, language })))
const MOST_SAVED = 8
/** After this many questions a new conversation is begun. */
const QUESTIONS = 4

const MESSAGES = [
  'My first amateur bout is in six weeks and I freeze when someone hits me hard.',
  'I cannot sleep the night before a fight.',
  'How exactly do I do that?',
  'I tried it and it did not work.',
  'My boss wants an answer by Friday and I do not know what to say.',
]

/** Three of four actions are reads; one in ten is a question to the strategist. */
export function actAsMember(context: ActorContext): NextAction {
  const { client, slugs } = context
  const wisdom = wisdomBox(context)
  const ask = asking(context)
  return byShares(
    [20, () => read(client, readDashboard, {})],
    [10, () => read(client, readSession, {})],
    [8, () => read(client, listNotifications, {})],
    [8, () => read(client, listSavedQuotes, {})],
    [8, () => read(client, readRoom, { room: WAR_ROOM })],
    [5, () => read(client, listConversations, { room: WAR_ROOM })],
    [6, () => read(client, listCoaches, oneOf([{}, { search: 'robin' }, { specialty: 'boxing' } as const]))],
    [6, () => read(client, readCoach, { slug: oneOf(slugs) })],
    [4, () => read(client, readFollow, { slug: oneOf(slugs) })],
    [10, ask],
    [5, () => playQuiz(context)],
    [4, () => powerUp(context)],
    [4, wisdom],
    [2, () => follow(context)],
  )
}

async function playQuiz({ client, ledger }: ActorContext): Promise<Action> {
  const answer = await client.call(saveQuizResult, { answers: [3, 2, 1, 0], result_key: randomUUID() })
  if (answer.status === 201) ledger.quizKept(answer.body.id)
  return written(saveQuizResult, answer)
}

async function powerUp({ client, ledger, person }: ActorContext): Promise<Action> {
  const answer = await client.call(finishPowerUp, {})
  if (answer.status === 201) ledger.powerUpKept(person.user_id)
  return written(finishPowerUp, answer)
}

async function follow({ client, slugs }: ActorContext): Promise<Action> {
  return written(followCoach, await client.call(followCoach, { slug: oneOf(slugs), following: Math.random() < 0.7 }))
}

/** Saves and removes quotes one after the other, so that the expected rows are known at the end. */
function wisdomBox({ client, ledger }: ActorContext): NextAction {
  const saved: string[] = []
  let next = Math.floor(Math.random() * QUOTES.length)
  return async () => {
    const oldest = saved.length < MOST_SAVED ? undefined : saved.shift()
    if (oldest) {
      const answer = await client.call(removeSavedQuote, { id: oldest })
      if (answer.status === 200) ledger.quoteRemoved(oldest)
      return written(removeSavedQuote, answer)
    }
    next = (next + 1) % QUOTES.length
    const answer = await client.call(saveQuote, QUOTES[next] ?? { quote_id: '', language: 'en' })
    if (answer.status === 201) {
      ledger.quoteSaved(answer.body.id)
      saved.push(answer.body.id)
    }
    return written(saveQuote, answer)
  }
}

/** Asks in the War Room and reads the answer while it is written; continues the conversation for some questions. */
function asking({ port, person, ledger }: ActorContext): NextAction {
  let conversation_id: string | undefined
  let said = 0
  return async () => {
    const on = said > 0 && said < QUESTIONS && conversation_id ? { conversation_id } : {}
    said = 'conversation_id' in on ? said + 1 : 1
    const asked = { message: oneOf(MESSAGES), template: oneOf(TEMPLATES), language: oneOf(LANGUAGES), ...on }
    const since = performance.now()
    const answer = await askOverWire({ port, cookie: person.cookie }, { ...asked, message_key: randomUUID() })
    const first = answer.firstWords.then(() => performance.now() - since)
    const ended = await answer.ended
    for (const event of answer.events) {
      if (event.type !== 'begun') continue
      conversation_id = event.conversation_id
      ledger.messageKept(event.question_id)
    }
    if (ended) ledger.answerKept(ended.answer.id, ended.answer)
    const ok = ended?.answer.state === 'complete' && answer.text() === ended.answer.content
    return { kind: 'answer', what: askStrategist.path, ok, status: answer.status, ms: await first }
  }
}
