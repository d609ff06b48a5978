import { expect, test } from 'vitest'
import type { StoredMessage } from '#contract/chat.ts'
import { wordingOf } from '#tests/e2e/wording.ts'
import { openApp } from '#tests/support/mounted-app.ts'
import { button, text } from '#tests/support/on-screen.ts'
import { sessionOf } from '#tests/support/sessions.ts'
import { answerWarRoom, answerWith } from './war-room-answers.ts'

const { reading } = wordingOf('en').chat
const NEAR = 'How do I train hard at fifty?'

const answer = answerWith({
  choices: [NEAR],
  reading: [{ part: 'about', label: 'about', value: 'late beginners', others: [] }],
})

const openWith = (last: StoredMessage) =>
  openApp('/war-room', {
    session: sessionOf('free_member'),
    answers: (prepared) => answerWarRoom(prepared, last),
  })

test('under an answer without a plan stand the nearest questions, how it was read, and a button for a plan', async () => {
  await openWith(answer)
  await text(reading.nearer)
  await button(NEAR)
  await button(reading.makePlan)
})

test('under a plan there is no button for a plan, only how it was read', async () => {
  await openWith({ ...answer, has_plan: true })
  await button(/late beginners/)
  expect(document.body.textContent).not.toContain(reading.makePlan)
})

test.each([
  { choices_for: 'nearer', label: reading.nearer },
  { choices_for: 'what-is-meant', label: reading.choose },
  { choices_for: 'next', label: reading.next },
] as const)(
  'in a talk the buttons say whether something else may be meant, a choice is asked for, or what to ask next: $label',
  async ({ choices_for, label }) => {
    await openWith(answerWith({ choices: [NEAR], choices_for }))
    await text(label)
    await button(NEAR)
  },
)

test('a question in the answer is a button that asks it; other words in bold are not', async () => {
  const asked = answerWith({ besides: [NEAR] })
  await openWith({ ...asked, content: `Choose calm partners.\n\n- **${NEAR}** Twice a week, **no more**.` })
  await button(NEAR)
  expect(document.querySelector('strong')?.textContent).toBe('no more')
})
