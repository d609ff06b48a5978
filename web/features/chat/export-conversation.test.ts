import { expect, it } from 'vitest'
import type { StoredMessage } from '#contract/chat.ts'
import { conversationMarkdown, fileNamePart } from './export-conversation.ts'

const message = (role: 'user' | 'assistant', content: string, model: string | null = null): StoredMessage => ({
  id: content,
  role,
  content,
  template: 'fight',
  state: 'complete',
  model,
  fallback: false,
  trace: null,
  has_plan: false,
  created_at: '2026-11-15T10:00:00.000Z',
})

it('an exported conversation holds every message that has text, with its author', () => {
  const text = conversationMarkdown(
    [
      message('assistant', 'Welcome.'),
      message('user', '# not a heading\n\nI gas out'),
      message('assistant', '## The plan\n\n1. **Today:** breathe', 'a-model'),
      message('assistant', ''),
    ],
    { title: 'First bout', note: 'A note.', you: 'You', coach: (model) => `Coach (${model ?? 'built-in'})` },
  )
  expect(text).toBe(`# First bout

_A note._

## Coach (built-in)

Welcome.

## You

> # not a heading
>
> I gas out

## Coach (a-model)

#### The plan

1. **Today:** breathe

`)
})

it('a topic becomes a file name that is valid on every system', () => {
  expect(fileNamePart('Promoção até março: já!')).toBe('promocao-ate-marco-ja')
  expect(fileNamePart('../..//')).toBe('')
})
