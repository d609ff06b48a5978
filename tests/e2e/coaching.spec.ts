import { LANGUAGES } from '#contract/language.ts'
import {
  answers,
  chooseInMenu,
  composer,
  dismissMessage,
  expectComposerInReach,
  expectIdle,
  log,
  messagesOf,
  say,
} from './chat.ts'
import { expect, test } from './kiai.ts'
import { expectMessage, messages } from './screen.ts'
import { fill, turnOf } from './wording.ts'

const FEARS = {
  en: 'I freeze when my coach watches me spar',
  pt: 'Eu travo quando meu coach me vê no sparring',
  es: 'Me bloqueo cuando mi coach me mira en el sparring',
}

for (const language of LANGUAGES) {
  test.describe(`in ${language}`, () => {
    test.use({ language })

    test('a session with a coach is saved by itself', { tag: turnOf(language, 'en') }, async ({
      page,
      words,
      member: _member,
    }) => {
      const screen = { page, words }
      const { chat, coaching, coaches } = words
      await page.goto('/coach/ai-ember')
      await page.getByRole('main').getByRole('link', { name: coaches.profile.start }).click()
      await expect(page).toHaveURL('/coach/ai-ember/session')
      await expect(page.getByRole('heading', { level: 1, name: 'Ember' })).toBeVisible()
      await expect(answers(screen)).toHaveCount(1)
      await expectComposerInReach(screen)
      await say(screen, FEARS[language])
      await expect(answers(screen).last()).toContainText(fill(coaching.speaker, { name: 'Ember' }))
      await page.reload()
      await expect(log(screen).getByText(FEARS[language], { exact: true })).toBeVisible()

      const shelf = page.getByRole('region', { name: fill(coaching.sessions, { name: 'Ember' }) })
      await expect(shelf.getByRole('listitem')).toHaveCount(1)
      await expect(shelf.getByText(chat.sessions.open, { exact: true })).toBeVisible()
      await chooseInMenu(screen, chat.menu.restart)
      await expectMessage(screen, coaching.started)
      await dismissMessage(screen)
      await expect(messagesOf(screen)).toHaveCount(1)
      await shelf.getByRole('button', { name: chat.sessions.rename }).click()
      const rename = page.getByRole('dialog', { name: chat.rename.title })
      await rename.getByRole('textbox').fill('Sparring')
      await rename.getByRole('button', { name: chat.rename.save, exact: true }).click()
      await expectMessage(screen, chat.rename.done)
      await dismissMessage(screen)
      await shelf.getByRole('button', { name: fill(chat.sessions.reopenLabel, { topic: 'Sparring' }) }).click()
      await expect(log(screen).getByText(FEARS[language], { exact: true })).toBeVisible()
      await expectIdle(screen)
      await dismissMessage(screen)
      await shelf.getByRole('button', { name: fill(chat.sessions.deleteLabel, { topic: 'Sparring' }) }).click()
      await expectMessage(screen, chat.toast.deleted, chat.toast.deletedText)
      await expect(messagesOf(screen)).toHaveCount(1)
      await messages(screen).getByRole('button', { name: chat.toast.undo, exact: true }).click()
      await expect(shelf.getByRole('heading', { name: 'Sparring' })).toBeVisible()
    })

    test('the session pages of an unavailable and of an unknown coach say so', { tag: turnOf(language) }, async ({
      page,
      words,
      member: _member,
    }) => {
      const { coaching, coaches } = words
      await page.goto('/coach/ai-volt/session')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(fill(coaching.closed.title, { name: 'Volt' }))
      await expect(composer({ page, words })).toHaveCount(0)
      await page.getByRole('main').getByRole('link', { name: coaching.back, exact: true }).click()
      await expect(page).toHaveURL('/coaches')
      await page.goto('/coach/ai-nobody/session')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(coaches.missing.title)
      await expect(page.getByText(coaches.missing.text)).toBeVisible()
    })
  })
}

test('Talk to Your Coach passes on the quiz result', { tag: ['@desktop', '@proof'] }, async ({
  page,
  words,
  member: _member,
}) => {
  const screen = { page, words }
  await page.goto('/warrior-mindset')
  for (let question = 1; question <= 4; question += 1) {
    await expect(page.getByText(fill(words.quiz.question, { number: question, total: 4 }))).toBeVisible()
    await page.keyboard.press('2')
  }
  await expect(page.getByText(words.quiz.result.saved)).toBeVisible()
  await page.getByRole('link', { name: words.quiz.result.coach }).click()
  await expect(page).toHaveURL('/coach/ai-ember/session')
  await say(screen, 'I want to believe in myself before my next fight')
  await expect(answers(screen).last()).toContainText(words.chat.message.used)
})

test('messages to one coach are shown only in that room', { tag: ['@desktop', '@proof'] }, async ({
  page,
  words,
  member: _member,
}) => {
  const screen = { page, words }
  await page.goto('/coach/ai-ember/session')
  await say(screen, FEARS.en)
  await page.goto('/coach/ai-bastion/session')
  await expect(messagesOf(screen)).toHaveCount(1)
  await expect(log(screen).getByText(FEARS.en)).toHaveCount(0)
})
