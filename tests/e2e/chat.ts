import { expect, type Locator } from '@playwright/test'
import { messages, type Screen } from './screen.ts'

export function composer({ page, words }: Screen): Locator {
  return page.getByLabel(words.chat.composer.label, { exact: true })
}

/** The messages of the open conversation. */
export function log({ page, words }: Screen): Locator {
  return page.getByRole('region', { name: words.chat.log, exact: true })
}

export function messagesOf(screen: Screen): Locator {
  return log(screen).locator('> ol > li')
}

export function answers(screen: Screen): Locator {
  return log(screen).locator('.chat-answer')
}

/** No answer is being written, and a message can be sent. */
export async function expectIdle(screen: Screen): Promise<void> {
  await expect(composer(screen)).toBeEnabled()
  await expect(log(screen).locator('[aria-busy=true]')).toHaveCount(0)
}

/** Sends a message and waits for the answer. */
export async function say(screen: Screen, text: string): Promise<void> {
  await expect(answers(screen)).not.toHaveCount(0)
  const before = await answers(screen).count()
  await composer(screen).fill(text)
  await composer(screen).press('Enter')
  await expect(answers(screen)).toHaveCount(before + 1)
  await expectIdle(screen)
}

export async function enterWarRoom(screen: Screen): Promise<void> {
  await screen.page.goto('/war-room')
  await expect(answers(screen)).toHaveCount(1)
}

type TemplateType = 'career' | 'business' | 'life' | 'fight'

/** A template card beside the panel, or on a phone in the row below it. */
export function templateCard({ page, words }: Screen, type: TemplateType): Locator {
  return page
    .getByRole('region', { name: words.warRoom.choose, exact: true })
    .or(page.getByRole('region', { name: words.warRoom.call.title, exact: true }))
    .getByRole('button', { name: words.warRoom.template[type].title })
    .first()
}

/** The message field is inside the viewport, and on a phone as wide as the screen without its margins. */
export async function expectComposerInReach(screen: Screen): Promise<void> {
  const { width, height } = screen.page.viewportSize() ?? { width: 0, height: 0 }
  if (width >= 640) return
  await expect(composer(screen)).toBeInViewport({ ratio: 1 })
  const box = await composer(screen).boundingBox()
  expect(box?.width, 'the width of the field').toBeGreaterThanOrEqual(width - 32)
  // Leaves about the height that remains above an open keyboard.
  await screen.page.setViewportSize({ width, height: height - 300 })
  await expect(composer(screen), 'with an open keyboard').toBeInViewport({ ratio: 1 })
  const below = () => log(screen).evaluate((box) => Math.round(box.scrollHeight - box.scrollTop - box.clientHeight))
  await expect.poll(below, 'what was said last stays in sight').toBe(0)
  await screen.page.setViewportSize({ width, height })
}

/** Chooses a template; its automatic first message is sent and answered. */
export async function chooseTemplate(screen: Screen, type: TemplateType): Promise<void> {
  const { page, words } = screen
  const openSheet = page.getByRole('button', { name: words.warRoom.templates, exact: true })
  if (await openSheet.isVisible()) {
    await openSheet.click()
    const sheet = page.getByRole('dialog', { name: words.warRoom.choose, exact: true })
    await sheet.getByRole('button', { name: words.warRoom.template[type].title }).click()
    await expect(sheet).toBeHidden()
  } else await templateCard(screen, type).click()
  await expect(log(screen).getByText(screen.words.warRoom.template[type].prompt, { exact: true })).toBeVisible()
  await expect(answers(screen)).toHaveCount(2)
  await expectIdle(screen)
}

function saveDialog({ page, words }: Screen): Locator {
  return page.getByRole('dialog', { name: words.warRoom.save.title })
}

export async function openSaveDialog(screen: Screen): Promise<Locator> {
  await screen.page.getByRole('button', { name: screen.words.warRoom.save.open, exact: true }).click()
  await expect(saveDialog(screen)).toBeVisible()
  return saveDialog(screen)
}

export async function saveAs(screen: Screen, topic: string): Promise<void> {
  const dialog = await openSaveDialog(screen)
  await dialog.getByRole('textbox').fill(topic)
  await dialog.getByRole('button', { name: screen.words.warRoom.save.submit, exact: true }).click()
  await expect(dialog).toBeHidden()
}

export function savedSessions({ page, words }: Screen): Locator {
  return page.getByRole('region', { name: words.warRoom.sessions, exact: true })
}

export function savedSession(screen: Screen, topic: string): Locator {
  return savedSessions(screen)
    .getByRole('listitem')
    .filter({ has: screen.page.getByRole('heading', { name: topic, exact: true }) })
}

export async function chooseInMenu({ page, words }: Screen, item: string): Promise<void> {
  await page.getByRole('button', { name: words.chat.menu.label }).click()
  await page.getByRole('menuitem', { name: item, exact: true }).click()
}

/** Closes the toast, which covers the top of the page while the pointer is on it. */
export async function dismissMessage(screen: Screen): Promise<void> {
  const dismiss = messages(screen).getByRole('button', { name: screen.words.common.toasts.dismiss })
  // On a busy machine it closes by itself before the press, which would then wait for a toast that never comes.
  await expect(async () => {
    if ((await dismiss.count()) > 0) await dismiss.first().click({ timeout: 1_000 })
    await expect(dismiss).toHaveCount(0, { timeout: 1_000 })
  }).toPass()
}
