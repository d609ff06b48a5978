import { within } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { LANGUAGES, type Language } from '#contract/language.ts'
import { fill, wordingOf } from '#tests/e2e/wording.ts'
import { openApp } from '#tests/support/mounted-app.ts'
import { heading } from '#tests/support/on-screen.ts'
import { sessionOf } from '#tests/support/sessions.ts'

async function openQuiz(language: Language, sessionStorage: Record<string, string> = {}) {
  const app = await openApp('/warrior-mindset', {
    language,
    session: sessionOf('free_member', { language }),
    kept: { sessionStorage },
    answers: (wire) => {
      wire.answer('GET /api/quiz/results', { results: [] })
      wire.leaveOpen('GET /api/notifications')
    },
  })
  const { question } = wordingOf(language).quiz
  return { ...app, question: (number: number) => heading(new RegExp(fill(question, { number, total: 4 })), 2) }
}

function gauge(): string | null {
  return within(document.body).getByRole('meter', { hidden: true }).getAttribute('aria-valuetext')
}

test.each(LANGUAGES)('the quiz shows no fire level before the first answer: %s', async (language) => {
  const { question } = await openQuiz(language)
  await question(1)
  expect(gauge()).toBe(wordingOf(language).quiz.latest.none)
})

test('after a reload the quiz continues with the question after the last answer', async () => {
  const { user, question, storage } = await openQuiz('en')
  await question(1)
  await user.keyboard('4')
  await question(2)
  const { gauge: says, label } = wordingOf('en').quiz
  const measured = fill(says.value, { level: 35, label: label.getting_started })
  expect(gauge()).toBe(measured)

  const again = await openQuiz('en', storage('sessionStorage'))
  await again.question(2)
  expect(gauge()).toBe(measured)
})

test('the quiz does not continue with answers that another account gave in this tab', async () => {
  const { question } = await openQuiz('en', { 'kiai.quiz.begun': '00000000-0000-4000-8000-000000000002 33' })
  await question(1)
})
