import { expect } from '@playwright/test'
import { EVENT, OTHER, POSTS, SPACE } from '../network.ts'
import { field, heading, type Screen } from '../screen.ts'
import { fill } from '../wording.ts'
import { dialog, menu, pageAfter, type Visit } from './visit.ts'

/** What `fillNetwork` made is shown. Earlier tests may have made the same: the newest comes first. */
const shows = (text: string) => async (screen: Screen) =>
  expect(screen.page.getByRole('main').getByText(text).first()).toBeVisible()

async function openPost(screen: Screen): Promise<void> {
  const { page, words } = screen
  const post = page.getByRole('article').filter({ hasText: POSTS.answered }).first()
  await post.getByRole('link', { name: fill(words.spaces.post.replies_one, { count: 1 }), exact: true }).click()
  await shows(POSTS.reply)(screen)
}

async function openEvent(screen: Screen): Promise<void> {
  await screen.page.getByRole('main').getByRole('link', { name: EVENT, exact: true }).first().click()
  await expect(heading(screen, EVENT)).toBeVisible()
}

async function openThread({ page, words }: Screen): Promise<void> {
  await page
    .getByRole('main')
    .getByRole('link', { name: new RegExp(OTHER) })
    .click()
  await expect(field(page, words.messages.composer.label)).toBeVisible()
}

const named = (name: string, visit: Visit): Visit => ({ ...visit, name })
const inSpace = (what: string, act: Visit['open']) => pageAfter(`/spaces/${SPACE}`, what, act)
const main = ({ page }: Screen) => page.getByRole('main')

/** Presses a button of the page, which opens a dialog. */
async function openDialog(screen: Screen, button: string): Promise<void> {
  await main(screen).getByRole('button', { name: button, exact: true }).first().click()
  await expect(screen.page.getByRole('dialog')).toBeVisible()
}

/** What a member sees who joined a space, wrote, goes to an event, has a thread and pays for Elite. */
export const insidePages: Visit[] = [
  pageAfter('/network', 'inside', async (screen) => {
    await expect(heading(screen, screen.words.pitch.inside.title)).toBeVisible()
    await expect(main(screen).getByRole('link', { name: screen.words.network.join.open }).first()).toBeVisible()
  }),
  named(
    '/spaces/:spaceSlug, joined',
    inSpace('', async (screen) => {
      await field(screen.page, screen.words.spaces.composer.label).click()
      await shows(POSTS.answered)(screen)
    }),
  ),
  named('/spaces/:spaceSlug/:postId, answered', inSpace('', openPost)),
  named('/live/:occurrenceId, going', pageAfter('/live', '', openEvent)),
  named('/messages/:threadId, with messages', pageAfter('/messages', '', openThread)),
  pageAfter('/membership', 'paid', async ({ page, words }) => {
    await expect(page.getByRole('button', { name: words.membership.clock.fails, exact: true })).toBeVisible()
    await expect(page.getByRole('heading', { name: words.membership.payments.title, exact: true })).toBeVisible()
  }),
  pageAfter('/community-rules', 'with a decision', async ({ page, words }) => {
    await expect(page.getByRole('button', { name: words.moderation.own.appeal, exact: true })).toBeVisible()
  }),
]

/** Similar pages, menus and dialogs. */
export const insideOverlays: Visit[] = [
  pageAfter('/spaces/fight-business', 'business', async ({ page, words }) => {
    await expect(page.getByRole('button', { name: words.spaces.head.join, exact: true }).first()).toBeVisible()
  }),
  named(
    '/spaces/:spaceSlug, nothing found',
    pageAfter(`/spaces/${SPACE}?q=zzzzzz`, '', async ({ page, words }) => {
      await expect(page.getByRole('heading', { name: words.spaces.feed.nothingFound, exact: true })).toBeVisible()
    }),
  ),
  pageAfter('/people', 'listed', shows(OTHER)),
  named(
    '/people/:handle',
    pageAfter('/people', '', async (screen) => {
      await main(screen).getByRole('link', { name: OTHER, exact: true }).first().click()
      await expect(heading(screen, OTHER)).toBeVisible()
    }),
  ),
  pageAfter('/live', 'for a member of the Network', async ({ page, words }) => {
    await expect(page.getByRole('button', { name: words.live.calendar.make, exact: true })).toBeVisible()
  }),
  pageAfter('/messages', 'with a thread', shows(OTHER)),
  pageAfter('/membership', 'not paid', async ({ page, words }) => {
    await page.getByRole('button', { name: words.membership.clock.fails, exact: true }).click()
    await expect(page.getByRole('button', { name: words.membership.card.payNow, exact: true })).toBeVisible()
  }),
  dialog('/membership', 'plan being changed', async (screen) => {
    await openDialog(screen, screen.words.membership.change.open)
    await expect(screen.page.getByText(screen.words.membership.change.credit, { exact: true })).toBeVisible()
  }),
  dialog('/membership', 'being cancelled', (screen) => openDialog(screen, screen.words.membership.cancel.open)),
  dialog('/community-rules', 'appeal being written', (screen) =>
    openDialog(screen, screen.words.moderation.own.appeal),
  ),
  menu(`/spaces/${SPACE}`, 'menu of an own post', async ({ page, words }) => {
    const own = page.getByRole('article').filter({ hasText: POSTS.own }).first()
    await own.getByRole('button', { name: new RegExp(fill(words.spaces.post.menu, { name: '' }).trim()) }).click()
    await expect(page.getByRole('menu')).toBeVisible()
  }),
  menu(`/spaces/${SPACE}`, 'report, mute or block', async (screen) => {
    await openCare(screen)
    await expect(screen.page.getByRole('menu')).toBeVisible()
  }),
  dialog(`/spaces/${SPACE}`, 'report being written', async (screen) => {
    await openCare(screen)
    await screen.page.getByRole('menuitem', { name: screen.words.care.report, exact: true }).click()
    await expect(screen.page.getByRole('dialog')).toBeVisible()
  }),
]

async function openCare({ page, words }: Screen): Promise<void> {
  const post = page.getByRole('article').filter({ hasText: POSTS.answered }).first()
  await post.getByRole('button', { name: fill(words.care.menu, { name: OTHER }), exact: true }).click()
}

/** What a coach with an own space sees, beside the desk. */
export const hostPages: Visit[] = [
  pageAfter('/coach-dashboard?tab=space', 'open', async ({ page, words }) => {
    await expect(page.getByRole('link', { name: words.spaces.own.go, exact: true })).toBeVisible()
  }),
  pageAfter('/coach-dashboard?tab=moderation', 'nothing reported', async ({ page, words }) => {
    await expect(page.getByRole('heading', { name: words.moderation.queue.empty.open, exact: true })).toBeVisible()
  }),
  named(
    '/live/:occurrenceId, of the host',
    pageAfter('/live', '', async (screen) => {
      await openEvent(screen)
      await expect(main(screen).getByRole('button', { name: screen.words.live.host.move, exact: true })).toBeVisible()
    }),
  ),
  dialog('/live', 'event being made', (screen) => openDialog(screen, screen.words.live.host.add)),
]

/** What an admin decides about. */
export const queuePages: Visit[] = [pageAfter('/admin?tab=moderation', 'with cases', shows(POSTS.harmful))]

export const queueOverlays: Visit[] = [
  pageAfter('/admin?tab=moderation&show=decided', 'decided', shows(POSTS.own)),
  ...(['dismiss', 'warn', 'suspend', 'remove_everything'] as const).map((act) =>
    dialog('/admin?tab=moderation', `act: ${act}`, (screen) =>
      openDialog(screen, screen.words.moderation.acts[act].action),
    ),
  ),
  dialog('/admin?tab=moderation', 'note being written', (screen) =>
    openDialog(screen, screen.words.moderation.note.action),
  ),
]
