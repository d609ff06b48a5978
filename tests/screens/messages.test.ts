import { describe, expect, test, vi } from 'vitest'
import type { Message, Thread } from '#contract/messages.ts'
import { wordingOf } from '#tests/e2e/wording.ts'
import { openApp } from '#tests/support/mounted-app.ts'
import { button, expectPath, field, fill, heading, link, text } from '#tests/support/on-screen.ts'
import { sessionOf } from '#tests/support/sessions.ts'
import { soon } from '#tests/support/soon.ts'
import type { Wire } from '#tests/support/wire.ts'

const words = wordingOf('en').messages
const ID = '11111111-1111-4111-8111-111111111111'
const COACH = '22222222-2222-4222-8222-222222222222'

const person: NonNullable<Thread['person']> = {
  user_id: COACH,
  handle: 'ana-prado',
  full_name: 'Ana Prado',
  avatar_url: null,
  rank: 'newcomer',
  role: 'coach',
  slug: 'ana-prado',
}

function message(number: number, more: Partial<Message> = {}): Message {
  const id = `33333333-3333-4333-8333-${String(number).padStart(12, '0')}`
  const created_at = new Date(Date.UTC(2026, 10, 16, 10, number)).toISOString()
  const nothing = { key: null, is_own: false, pictures: [], quote: null, is_deleted: false }
  return { id, text: `Message ${number}`, created_at, ...nothing, ...more }
}

function thread(more: Partial<Thread> = {}): Thread {
  const plain = {
    state: 'open',
    is_asked: false,
    refusal: null,
    unread: 0,
    is_muted: false,
    is_archived: false,
  } as const
  return { id: ID, person, last: message(1), ...plain, ...more }
}

function open(path: string, answers: (wire: Wire) => void) {
  return openApp(path, {
    session: sessionOf(),
    answers: (wire) => {
      wire.leaveOpen('GET /api/notifications')
      wire.answer('GET /api/threads', { threads: [thread()], next: null })
      answers(wire)
    },
  })
}

const openThread = (shown: Thread, more: (wire: Wire) => void = () => {}) =>
  open(`/messages/${ID}`, (wire) => {
    wire.answer('GET /api/threads/:id', shown)
    wire.answer('GET /api/threads/:id/messages', { messages: [message(1)], next: null })
    more(wire)
  })

describe('a thread', () => {
  test('shows its messages, reports them as read, and sends an answer with the key of its draft', async () => {
    const { user, wire } = await openThread(thread({ unread: 1 }), (prepared) =>
      prepared.answer('POST /api/threads/:id/read', { unread: 0 }),
    )
    await heading(/Ana Prado/, 2)
    await vi.waitFor(
      () =>
        expect(wire.sent).toContainEqual({
          name: 'POST /api/threads/:id/read',
          received: { id: ID, message_id: message(1).id },
        }),
      soon,
    )
    await fill(words.composer.label, 'On Friday then')
    wire.answer('POST /api/threads/:id/messages', ({ key }) => ({
      thread: thread(),
      message: message(2, { text: 'On Friday then', is_own: true, key: String(key) }),
      help: null,
    }))
    await user.click(await button(words.composer.send))
    const composer = await field(words.composer.label)
    await vi.waitFor(() => expect(composer.value).toBe(''), soon)
    await text('On Friday then')
  })

  test('is answered with Enter, which on a touch screen only makes a new line', async () => {
    const WRITE = 'POST /api/threads/:id/messages'
    const { user, wire } = await openThread(thread())
    wire.answer(WRITE, { thread: thread(), message: message(2, { is_own: true }), help: null })
    const composer = await field(words.composer.label)
    const touch = vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList)
    await user.type(composer, 'On Friday{Enter}at eight')
    expect(composer.value).toBe('On Friday\nat eight')
    expect(wire.sentTo(WRITE)).toEqual([])
    touch.mockRestore()
    await user.type(composer, '{Enter}')
    await vi.waitFor(() => expect(wire.sentTo(WRITE)).toMatchObject([{ text: 'On Friday\nat eight' }]), soon)
  })

  test('a message without a connection waits, and is sent once when it is back, from another page too', async () => {
    const WRITE = 'POST /api/threads/:id/messages'
    const { user, wire, storage } = await openThread(thread())
    await fill(words.composer.label, 'Are you there?')
    wire.lose(WRITE)
    await user.click(await button(words.composer.send))
    await text(words.waiting.mark)
    const composer = await field(words.composer.label)
    await vi.waitFor(() => expect(composer.value).toBe(''), soon)
    await user.click(await link(words.thread.back))
    await expectPath('/messages')
    wire.answer(WRITE, ({ key }) => ({
      thread: thread(),
      message: message(2, { text: 'Are you there?', is_own: true, key: String(key) }),
      help: null,
    }))
    window.dispatchEvent(new Event('online'))
    await vi.waitFor(() => expect(Object.values(storage('localStorage')).join()).not.toContain('Are you there?'), soon)
    const keys = wire.sentTo(WRITE).map(({ key }) => key)
    expect(keys).toHaveLength(2)
    expect(new Set(keys).size).toBe(1)
  })

  test('a waiting message that is put back does not replace what was typed meanwhile', async () => {
    const { user, wire } = await openThread(thread())
    await fill(words.composer.label, 'First words')
    wire.lose('POST /api/threads/:id/messages')
    await user.click(await button(words.composer.send))
    await text(words.waiting.mark)
    await fill(words.composer.label, 'Second words')
    await user.click(await button(words.waiting.edit))
    const composer = await field(words.composer.label)
    await vi.waitFor(() => expect(composer.value).toBe('First words\n\nSecond words'), soon)
  })

  test('shows the author of words that read like danger whom to call', async () => {
    const { user, wire } = await openThread(thread())
    await fill(words.composer.label, 'I cannot go on')
    const sent = message(2, { text: 'I cannot go on', is_own: true })
    wire.answer('POST /api/threads/:id/messages', { thread: thread(), message: sent, help: 'Call **188** now.' })
    await user.click(await button(words.composer.send))
    await text('188')
  })

  test('that is a request is accepted', async () => {
    const { user, wire } = await openThread(thread({ state: 'request', is_asked: true }))
    wire.answer('PUT /api/threads/:id/answer', ({ accepted }) => {
      expect(accepted).toBe(true)
      return thread()
    })
    await user.click(await button(words.request.accept))
    await vi.waitFor(() => expect(document.body.textContent).not.toContain(words.request.accept), soon)
  })
})

test('the list opens a thread', async () => {
  const { user, wire } = await open('/messages', () => {})
  wire.answer('GET /api/threads/:id', thread())
  wire.answer('GET /api/threads/:id/messages', { messages: [message(1)], next: null })
  await user.click(await link(/Ana Prado/))
  await expectPath(`/messages/${ID}`)
})

test('the first message to a coach says that it is a request, and leads to the thread', async () => {
  const { user, wire } = await open(`/messages?with=${COACH}`, (prepared) =>
    prepared.answer('GET /api/threads/with/:user_id', { person, thread_id: null, begins: 'request', quote: null }),
  )
  await text(words.new.request.replaceAll('{{name}}', 'Ana Prado'))
  await fill(words.composer.label, 'Do you teach beginners?')
  wire.answer('POST /api/threads', { thread: thread(), message: message(1, { is_own: true }), help: null })
  wire.answer('GET /api/threads/:id', thread({ refusal: 'messages.request-waiting' }))
  wire.answer('GET /api/threads/:id/messages', { messages: [message(1, { is_own: true })], next: null })
  await user.click(await button(words.composer.send))
  await expectPath(`/messages/${ID}`)
})
