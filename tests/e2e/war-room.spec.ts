import { readFile } from 'node:fs/promises'
import { LANGUAGES } from '#contract/language.ts'
import { setQuotaUsed } from '#tests/support/set-quota-used.ts'
import { formatsFor } from '#web/i18n/formats.ts'
import { loseSessionAt } from './accounts.ts'
import {
  answers,
  chooseInMenu,
  chooseTemplate,
  composer,
  dismissMessage,
  enterWarRoom,
  expectComposerInReach,
  expectIdle,
  log,
  messagesOf,
  openSaveDialog,
  saveAs,
  savedSession,
  savedSessions,
  say,
  templateCard,
} from './chat.ts'
import { expect, test } from './kiai.ts'
import { expectMessage, expectUncovered, messages, openNavigation, signOut } from './screen.ts'
import { fill, turnOf } from './wording.ts'

const PROBLEMS = {
  en: 'My first amateur boxing bout is on March 20 and I gas out in round three.',
  pt: 'Minha primeira luta amadora de boxe é dia 20 de março e eu canso no terceiro round.',
  es: 'Mi primera pelea amateur de boxeo es el 20 de marzo y me canso en el tercer round.',
}

for (const language of LANGUAGES) {
  test.describe(`in ${language}`, () => {
    test.use({ language })

    test('a member chooses a template, chats, and saves, reopens, exports and deletes the session', {
      tag: turnOf(language, 'es'),
    }, async ({ page, words, member, kiai }) => {
      const screen = { page, words }
      const { chat, warRoom } = words
      await page.goto('/dashboard')
      await (await openNavigation(screen)).getByRole('link', { name: words.common.nav.warRoom, exact: true }).click()
      await expect(page.getByRole('heading', { level: 1, name: warRoom.title })).toBeVisible()
      await expect(page.getByRole('heading', { name: warRoom.panel.title, exact: true })).toBeVisible()
      await expect(page.getByText(chat.aiNote)).toContainText(chat.builtIn)
      await expect(savedSessions(screen)).toHaveCount(0)
      await expectComposerInReach(screen)

      // At the same time: the first answer in a language may take longer than the message is shown.
      const template = warRoom.template.fight.name
      await Promise.all([
        chooseTemplate(screen, 'fight'),
        expectMessage(screen, warRoom.started.title, fill(warRoom.started.text, { template })),
      ])
      await expect(
        page.getByText(fill(chat.quota.left_other, { count: 19, limit: 20, time: '' }).split(',')[0] ?? ''),
      ).toBeVisible()
      await say(screen, PROBLEMS[language])
      await expect(answers(screen).last()).toContainText(chat.message.used)
      await expect(answers(screen).last()).toContainText(chat.builtIn)
      await expectComposerInReach(screen)

      await test.step('reads at its field that the topic is missing; the toast covers no button', async () => {
        const dialog = await openSaveDialog(screen)
        const submit = dialog.getByRole('button', { name: warRoom.save.submit, exact: true })
        await dialog.getByRole('textbox').fill('')
        await submit.click()
        await expectMessage(screen, warRoom.save.topicRequired, warRoom.save.topicRequiredText)
        await expect(dialog.getByRole('textbox')).toHaveAccessibleDescription(warRoom.save.topicRequiredText)
        await expectUncovered(screen, submit)
        await page.keyboard.press('Escape')
        await dismissMessage(screen)
      })

      await saveAs(screen, 'Março & más: round 3')
      await expectMessage(screen, warRoom.save.saved, warRoom.save.savedText)
      await dismissMessage(screen)
      await expect(messagesOf(screen)).toHaveCount(1)
      await expect(templateCard(screen, 'fight')).toHaveAttribute('aria-pressed', 'false')
      const { rows } = await kiai.database.query(
        `select topic, strategy_type, jsonb_array_length(chat_history) as messages from war_room_chats where user_id = $1`,
        [member.user_id],
      )
      expect(rows).toEqual([{ topic: 'Março & más: round 3', strategy_type: 'fight', messages: 5 }])

      const card = savedSession(screen, 'Março & más: round 3')
      await expect(card).toContainText(chat.strategy.fight)
      await expect(card).toContainText(formatsFor(language).date(new Date().toISOString()))
      await card.getByText(chat.sessions.reopen, { exact: true }).click()
      await expectMessage(screen, chat.toast.resumed, fill(chat.toast.resumedText, { topic: 'Março & más: round 3' }))
      await dismissMessage(screen)
      await expect(log(screen).getByText(PROBLEMS[language], { exact: true })).toBeVisible()
      await expect(templateCard(screen, 'fight')).toHaveAttribute('aria-pressed', 'true')

      const download = page.waitForEvent('download')
      await chooseInMenu(screen, chat.menu.markdown)
      const file = await download
      expect(file.suggestedFilename()).toBe('kiai-marco-mas-round-3.md')
      const text = await readFile(await file.path(), 'utf8')
      expect(text).toContain('# Março & más: round 3\n')
      expect(text).toContain(`> ${PROBLEMS[language]}`)
      expect(text).toContain(fill(chat.export.coach, { model: chat.builtIn }))

      await card.getByRole('button', { name: chat.sessions.delete }).click()
      await expectMessage(screen, chat.toast.deleted, chat.toast.deletedText)
      await expect(savedSessions(screen)).toHaveCount(0)
      await expect(messagesOf(screen)).toHaveCount(1)
      await messages(screen).getByRole('button', { name: chat.toast.undo, exact: true }).click()
      await expectMessage(screen, chat.toast.restored)
      await expectUncovered(screen, composer(screen))
      await expect(card).toBeVisible()

      await page.goto('/coach/ai-ember/session')
      await expect(answers(screen)).toHaveCount(1)
      await expectComposerInReach(screen)
    })

    test('a message that cannot be sent is marked, can be changed, and is sent automatically later', {
      tag: turnOf(language, 'en'),
    }, async ({ page, words, member: _member }) => {
      const screen = { page, words }
      await enterWarRoom(screen)
      await page.route('**/api/war-room-ai', (route) => route.abort())
      await composer(screen).fill('How do I win?')
      await composer(screen).press('Enter')
      const waiting = log(screen).getByText(words.chat.waiting.mark, { exact: true })
      await expect(waiting).toBeVisible()
      await expect(log(screen).getByText('How do I win?', { exact: true })).toBeVisible()
      await expect(composer(screen)).toHaveValue('')
      await log(screen).getByRole('button', { name: words.chat.waiting.edit, exact: true }).click()
      await expect(composer(screen)).toHaveValue('How do I win?')
      await expect(waiting).toBeHidden()
      await composer(screen).press('Enter')
      await expect(waiting).toBeVisible()

      await page.unrouteAll()
      await expect(answers(screen).last()).toContainText(words.chat.builtIn, { timeout: 20_000 })
      await expect(waiting).toBeHidden()
      await expect(log(screen).getByText('How do I win?', { exact: true })).toHaveCount(1)
    })
  })
}

test('the War Room shows the messages of the specification', { tag: ['@desktop', '@proof'] }, async ({
  page,
  words,
  member,
  kiai,
}) => {
  const screen = { page, words }
  const broken = { status: 500, body: 'broken' }
  await enterWarRoom(screen)
  await page.route('**/api/war-room-ai', (route) => route.fulfill(broken))
  await composer(screen).fill('What now?')
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expectMessage(screen, 'Strategic Analysis Error', 'Unable to generate strategic response. Please try again.')
  await expect(
    page.getByText('Strategic analysis temporarily unavailable. Rephrase your question and try again.').last(),
  ).toBeVisible()
  await page.unrouteAll()

  // In parallel: on a busy machine the toast closes before the first answer is complete.
  await Promise.all([
    chooseTemplate(screen, 'career'),
    expectMessage(screen, 'New Session Started', 'Career coaching started'),
  ])
  const dialog = await openSaveDialog(screen)
  const topic = dialog.getByRole('textbox', { name: 'Topic' })
  await expect(topic).toHaveAttribute('placeholder', 'Career Growth Plan')
  await topic.fill('   ')
  await dialog.getByRole('button', { name: 'Save Session' }).click()
  await expectMessage(screen, 'Topic Required', 'Please enter a topic for this chat session.')
  await topic.fill('Raise')
  await page.route('**/api/conversations/*/save', (route) => route.fulfill(broken))
  await dialog.getByRole('button', { name: 'Save Session' }).click()
  await expectMessage(screen, 'Save Failed', 'Unable to save chat. Please try again.')
  await page.unrouteAll()
  await dialog.getByRole('button', { name: 'Save Session' }).click()
  await expectMessage(screen, 'Chat Saved', 'Your strategic session has been saved successfully.')

  const card = savedSession(screen, 'Raise')
  await expect(card).toContainText('Career Strategy')
  await page.route('**/api/conversations/*', (route) => route.fulfill(broken))
  await card.getByRole('button', { name: 'Delete: Raise' }).click()
  await expectMessage(screen, 'Delete Failed', 'Unable to delete chat. Please try again.')
  await expect(card).toBeVisible()
  await page.unrouteAll()
  await card.getByRole('button', { name: 'Reopen: Raise' }).click()
  await expectMessage(screen, 'Chat Resumed', 'Continuing the “Raise” session.')
  await expect(answers(screen)).toHaveCount(2)

  await openSaveDialog(screen)
  await loseSessionAt(page, { method: 'POST', path: '/api/conversations/*/save' }, kiai, member)
  await dialog.getByRole('button', { name: 'Save Session' }).click()
  await expectMessage(screen, 'Authentication Required', 'Please sign in to save chats.')
})

test('an error of the saved sessions is shown in their place, and the chat works', {
  tag: ['@desktop', '@proof'],
}, async ({ page, words, member: _member }) => {
  const screen = { page, words }
  await page.route('**/api/conversations?*', (route) => route.fulfill({ status: 500, body: 'broken' }))
  await enterWarRoom(screen)
  await expect(savedSessions(screen).getByText(words.chat.sessions.failed)).toBeVisible()
  await say(screen, 'I want to run ten kilometres')
  await page.unrouteAll()
  await savedSessions(screen).getByRole('button', { name: words.common.action.retry }).click()
  await expect(savedSessions(screen)).toHaveCount(0)
})

test('Enter sends, Shift+Enter does not, an empty message is not sent, and the arrow key edits the last message', {
  tag: ['@desktop', '@proof'],
}, async ({ page, words, member: _member }) => {
  const screen = { page, words }
  await enterWarRoom(screen)
  await composer(screen).fill('  \n ')
  await composer(screen).press('Enter')
  await expect(messagesOf(screen)).toHaveCount(1)

  await composer(screen).fill('')
  await composer(screen).pressSequentially('I want')
  await composer(screen).press('Shift+Enter')
  await composer(screen).pressSequentially('a black belt')
  await expect(messagesOf(screen)).toHaveCount(1)
  await composer(screen).press('Control+Enter')
  await expect(answers(screen)).toHaveCount(2)
  await expectIdle(screen)
  await expect(composer(screen)).toBeFocused()

  await composer(screen).press('ArrowUp')
  const editor = page.getByLabel(words.chat.message.editLabel)
  await expect(editor).toBeFocused()
  await expect(editor).toHaveValue('I want\na black belt')
  await editor.fill('I want a brown belt by June')
  await editor.press('Enter')
  await expect(log(screen).getByText('I want a brown belt by June', { exact: true })).toBeVisible()
  await expectIdle(screen)
  await expect(messagesOf(screen)).toHaveCount(3)
  await expect(log(screen).getByText('a black belt')).toHaveCount(0)
  await page.reload()
  await expect(messagesOf(screen)).toHaveCount(3)
  await expect(log(screen).getByText('I want a brown belt by June', { exact: true })).toBeVisible()
})

test('a change of strategy can be undone', { tag: ['@desktop', '@proof'] }, async ({
  page,
  words,
  member: _member,
}) => {
  const screen = { page, words }
  await enterWarRoom(screen)
  await say(screen, 'I want to open a gym by May')
  await chooseTemplate(screen, 'life')
  await messages(screen).getByRole('button', { name: words.chat.toast.undo, exact: true }).click()
  await expect(log(screen).getByText('I want to open a gym by May', { exact: true })).toBeVisible()
  await page.reload()
  await expect(log(screen).getByText('I want to open a gym by May', { exact: true })).toBeVisible()
})

test('a used-up quota is shown with the time of its reset, and the input is kept', { tag: '@phone' }, async ({
  page,
  words,
  member,
  kiai,
}) => {
  const screen = { page, words }
  await setQuotaUsed(kiai.database, member.user_id, 20)
  await enterWarRoom(screen)
  await expect(page.getByText(words.chat.quota.usedUp).last()).toBeVisible()
  await composer(screen).fill('One more thing')
  await page.getByRole('button', { name: words.chat.composer.send, exact: true }).click()
  await expectMessage(screen, words.chat.quota.usedUp)
  await expect(composer(screen)).toHaveValue('One more thing')
  await expect(messagesOf(screen)).toHaveCount(1)
})

test('a draft is kept after a reload, and deleted after sending or signing out', { tag: '@desktop' }, async ({
  page,
  words,
  member: _member,
}) => {
  const screen = { page, words }
  await enterWarRoom(screen)
  await composer(screen).fill('I want a raise from my boss by Friday')
  await page.reload()
  await expect(composer(screen)).toHaveValue('I want a raise from my boss by Friday')
  await composer(screen).press('Enter')
  await expect(answers(screen)).toHaveCount(2)
  await expectIdle(screen)
  await page.reload()
  await expect(answers(screen)).toHaveCount(2)
  await expect(composer(screen)).toHaveValue('')
  await composer(screen).fill('And a holiday')
  await signOut(screen)
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('holiday')
})

test('a conversation without a template is saved as one of the four strategy types', {
  tag: ['@desktop', '@proof'],
}, async ({ page, words, member, kiai }) => {
  const screen = { page, words }
  await enterWarRoom(screen)
  await say(screen, 'I want a raise from my boss by Friday')
  const dialog = await openSaveDialog(screen)
  await expect(dialog.getByRole('textbox')).toHaveValue('A raise from my boss by Friday')
  await expect(dialog.getByRole('combobox')).toHaveValue('career')
  await dialog.getByRole('combobox').selectOption('business')
  await dialog.getByRole('button', { name: words.warRoom.save.submit, exact: true }).click()
  await expect(savedSession(screen, 'A raise from my boss by Friday')).toContainText(words.chat.strategy.business)
  const { rows } = await kiai.database.query('select strategy_type from war_room_chats where user_id = $1', [
    member.user_id,
  ])
  expect(rows).toEqual([{ strategy_type: 'business' }])
})

test('saved sessions are renamed, searched and found in the palette', { tag: ['@desktop', '@proof'] }, async ({
  page,
  words,
  member: _member,
}) => {
  const screen = { page, words }
  await enterWarRoom(screen)
  await chooseTemplate(screen, 'career')
  await say(screen, 'I want a raise from my boss by Friday')
  await saveAs(screen, 'The boss')
  await savedSession(screen, 'The boss').getByRole('button', { name: words.chat.sessions.rename }).click()
  const rename = page.getByRole('dialog', { name: words.chat.rename.title })
  await rename.getByRole('textbox').fill('The talk')
  await rename.getByRole('button', { name: words.chat.rename.save, exact: true }).click()
  await expectMessage(screen, words.chat.rename.done)
  const search = page.getByLabel(words.chat.sessions.search)
  await search.fill('volcano')
  await expect(page.getByText(fill(words.chat.sessions.noMatch, { typed: 'volcano' }))).toBeVisible()
  await search.fill('raise')
  await expect(savedSession(screen, 'The talk')).toContainText('raise')

  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.keyboard.press('Control+K')
  // By a word of a message, which is not in the title.
  await page.getByRole('dialog').getByRole('combobox').fill('raise')
  await page.getByRole('dialog').getByRole('option', { name: 'The talk' }).click()
  await expect(log(screen).getByText('I want a raise from my boss by Friday', { exact: true })).toBeVisible()
  await expect(page).toHaveURL('/war-room')
})

test('only the conversation is printed', { tag: ['@desktop', '@proof'] }, async ({ page, words, member: _member }) => {
  const screen = { page, words }
  await enterWarRoom(screen)
  await say(screen, 'I want to sleep better')
  await page.emulateMedia({ media: 'print' })
  await expect(log(screen).getByText('I want to sleep better', { exact: true })).toBeVisible()
  await expect(composer(screen)).toBeHidden()
  await expect(page.getByRole('complementary')).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden()
  const inner = await log(screen).evaluate((box) => box.scrollHeight - box.clientHeight)
  expect(inner, 'nothing is cut off').toBeLessThanOrEqual(1)
})
