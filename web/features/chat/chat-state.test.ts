import { describe, expect, it } from 'vitest'
import type { AnswerEvent, Quota, StoredMessage } from '#contract/chat.ts'
import {
  answersShownQuestion,
  answerUnderWay,
  type ChatAction,
  type ChatState,
  EMPTY_CHAT,
  nextChat,
} from './chat-state.ts'

const QUOTA: Quota = { limit: 20, used: 3, resets_at: '2026-11-16T03:00:00.000Z' }

function stored(id: string, role: 'user' | 'assistant', content: string, more: Partial<StoredMessage> = {}) {
  const rest = { model: null, fallback: false, trace: null, has_plan: false, created_at: '2026-11-15T10:00:00.000Z' }
  return { id, role, content, template: 'fight' as const, state: 'complete' as const, ...rest, ...more }
}

function conversation(...chat_history: StoredMessage[]) {
  const about = { topic: null, saved_at: null, created_at: '2026-11-15T10:00:00.000Z' }
  return { id: 'c1', room: 'war-room' as const, template: 'fight' as const, ...about, chat_history }
}

const begun = (text = ''): AnswerEvent => ({
  type: 'begun',
  conversation_id: 'c1',
  question_id: 'q1',
  answer_id: 'a1',
  text,
  quota: QUOTA,
})
const text = (words: string): AnswerEvent => ({ type: 'text', text: words })
const ended = (answer: StoredMessage): AnswerEvent => ({ type: 'ended', answer, quota: { ...QUOTA, used: 4 } })
const sent = (content: string, message_key = 'k1'): ChatAction => ({
  type: 'sent',
  message_key,
  content,
  template: 'fight',
  greeting: '',
})

function stateAfter(...actions: ChatAction[]): ChatState {
  return actions.reduce(nextChat, EMPTY_CHAT)
}

const said = ({ messages }: ChatState) => messages.map(({ role, content }) => `${role}: ${content}`)

describe('a sent message', () => {
  it('is shown at once, then under the id it is stored with, then answered word by word', () => {
    const waiting = stateAfter(sent('I gas out'))
    expect(said(waiting)).toEqual(['user: I gas out'])
    expect(waiting.activity).toBe('sending')

    const writing = [begun(), text('Pace '), text('first.')].reduce<ChatState>(nextChat, waiting)
    expect(said(writing)).toEqual(['user: I gas out', 'assistant: Pace first.'])
    expect(writing.messages.map(({ id }) => id)).toEqual(['q1', 'a1'])
    expect(writing).toMatchObject({ activity: 'answering', conversation_id: 'c1', template: 'fight', quota: QUOTA })

    const answer = stored('a1', 'assistant', 'Pace first.', { model: 'builtin:strategist', has_plan: true })
    const done = nextChat(writing, ended(answer))
    expect(done.messages.at(-1)).toEqual(answer)
    expect(done).toMatchObject({ activity: 'idle', quota: { used: 4 } })
  })

  it('is shown below the greeting in a new conversation', () => {
    const state = nextChat(EMPTY_CHAT, { ...sent('Hello'), greeting: 'Welcome.' } as ChatAction)
    expect(said(state)).toEqual(['assistant: Welcome.', 'user: Hello'])
  })

  it('gets an answer marked as fallback when the built-in strategist takes over', () => {
    const state = stateAfter(sent('Hi'), begun(), { type: 'fallback' })
    expect(state.messages.at(-1)?.fallback).toBe(true)
  })
})

describe('an answer under way', () => {
  it('continues after a broken connection without repeated text and without a second answer', () => {
    const lost = stateAfter(sent('Hi'), begun(), text('One two '), { type: 'lost' })
    expect(lost.activity).toBe('lost')
    const back = [begun('One two three '), text('four')].reduce<ChatState>(nextChat, lost)
    expect(said(back)).toEqual(['user: Hi', 'assistant: One two three four'])
    expect(back.activity).toBe('answering')
  })

  it('is shown and followed after a reload', () => {
    const found = stored('a1', 'assistant', 'One ', { state: 'streaming' })
    const opened = stateAfter({
      type: 'opened',
      conversation: conversation(stored('q1', 'user', 'Hi'), found),
      quota: QUOTA,
    })
    expect(opened.activity).toBe('answering')
    expect(answerUnderWay(opened)?.id).toBe('a1')
    expect(answersShownQuestion(opened, { question_id: 'q1', answer_id: 'a1' })).toBe(true)
    const further = [begun('One two '), text('three')].reduce<ChatState>(nextChat, opened)
    expect(said(further)).toEqual(['user: Hi', 'assistant: One two three'])
  })

  it('is recognised as outdated when it answers a message of another device', () => {
    const opened = stateAfter({
      type: 'opened',
      conversation: conversation(stored('q1', 'user', 'Hi'), stored('a1', 'assistant', 'Hello')),
    })
    expect(answersShownQuestion(opened, { question_id: 'q2', answer_id: 'a2' })).toBe(false)
  })

  it('can be given up: it is shown as interrupted, and the member can send again', () => {
    const left = stateAfter(sent('Hi'), begun(), text('One'), { type: 'lost' }, { type: 'left' })
    expect(left.activity).toBe('idle')
    expect(left.messages.at(-1)).toMatchObject({ content: 'One', state: 'interrupted' })
  })
})

describe('a message that the server did not store', () => {
  it('stays, with the failure in place of an answer, and is sent again under the same key', () => {
    const failed = stateAfter(sent('Hi', 'k7'), { type: 'refused', keep: true })
    expect(failed).toMatchObject({ activity: 'idle', unsent: 'k7' })
    expect(failed.messages.map(({ role, state }) => `${role} ${state}`)).toEqual(['user complete', 'assistant failed'])

    const again = nextChat(failed, sent('Hi', 'k7'))
    expect(said(again)).toEqual(['user: Hi'])
    expect(again).toMatchObject({ activity: 'sending', unsent: null })
  })

  it('is removed when the quota is used up', () => {
    const state = stateAfter(sent('Hi'), { type: 'refused', keep: false })
    expect(state).toMatchObject({ messages: [], activity: 'idle', unsent: null })
  })
})

describe('a stored conversation', () => {
  const open: ChatAction = {
    type: 'opened',
    conversation: conversation(
      stored('q1', 'user', 'First'),
      stored('a1', 'assistant', 'One'),
      stored('q2', 'user', 'Second'),
      stored('a2', 'assistant', 'Two'),
    ),
  }

  it('loses all that follows an edited message, and gets it back when the edit is refused', () => {
    const edited = stateAfter(open, { type: 'edited', message_id: 'q1', message_key: 'k2', content: 'Other' })
    expect(said(edited)).toEqual(['user: Other'])
    expect(said(nextChat(edited, { type: 'refused', keep: false }))).toHaveLength(4)
  })

  it('loses only the newest answer by a retry', () => {
    expect(said(stateAfter(open, { type: 'retried' }))).toEqual(['user: First', 'assistant: One', 'user: Second'])
  })
})

it('ignores an event type that only a newer server knows', () => {
  const state = stateAfter(sent('Hi'), begun())
  expect(nextChat(state, { type: 'mood', mood: 'calm' } as unknown as ChatAction)).toBe(state)
})

it('keeps only the quota when another conversation is opened', () => {
  const state = stateAfter(sent('Hi'), begun(), { type: 'opened', conversation: null })
  expect(state).toEqual({ ...EMPTY_CHAT, quota: QUOTA })
})
