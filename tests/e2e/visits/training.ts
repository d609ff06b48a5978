import { expect } from '@playwright/test'
import type { Screen } from '../screen.ts'
import { LEARNT, NOTE, STEP } from '../training-together.ts'
import { fill } from '../wording.ts'
import { dialog, pageAfter, type Visit } from './visit.ts'

/** A question how something went, which is open already: its address holds a secret. */
export const askedPages: Visit[] = [
  {
    name: '/check-in, a question',
    async open({ page, words }) {
      await expect(
        page.getByRole('button', { name: fill(words.checkIns.mark, { mark: 7 }), exact: true }),
      ).toBeVisible()
    },
  },
  {
    name: '/check-in, answered',
    async open({ page, words }) {
      await page.getByRole('button', { name: fill(words.checkIns.mark, { mark: 7 }), exact: true }).click()
      await expect(page.getByRole('link', { name: words.checkIns.talk, exact: true })).toBeVisible()
    },
  },
]

async function openDrill({ page, words }: Screen): Promise<void> {
  const { powerUp } = words.streak
  await page.goto('/dashboard?open=power-up')
  await page.getByRole('button', { name: powerUp.begin, exact: true }).click()
  await page.getByRole('button', { name: powerUp.voice, exact: true }).click()
  // Held, because the words change every few seconds.
  await page.getByRole('button', { name: powerUp.pause, exact: true }).click()
  await expect(page.getByText(powerUp.paused, { exact: true })).toBeVisible()
}

/** What `trainTogether` has filled, as the member sees it. */
export const trainedPages: Visit[] = [
  pageAfter('/dashboard', 'in a fight camp', async ({ page, words }) => {
    await expect(page.getByText(words.fightCamp.safety.head, { exact: true })).toBeVisible()
  }),
  pageAfter('/training', 'with results and belts', async ({ page }) => {
    await expect(page.getByText(LEARNT, { exact: true })).toBeVisible()
    await expect(page.getByText('Green belt', { exact: true })).toBeVisible()
  }),
  pageAfter('/look-back', 'with a shelf', async ({ page, words }) => {
    await expect(page.getByRole('heading', { name: words.lookBack.shelf.outcome.loss, exact: true })).toBeVisible()
  }),
  pageAfter('/fighter-file', 'with a coach', async ({ page, words }) => {
    await expect(page.getByRole('button', { name: words.athletes.trainers.stop })).toBeVisible()
  }),
  pageAfter('/plans', 'with a note', async ({ page }) => {
    await expect(page.getByText(NOTE, { exact: true })).toBeVisible()
  }),
]

export const trainedOverlays: Visit[] = [
  { name: '/dashboard, a drill with a voice', part: 'dialog[open]', open: openDrill },
  dialog('/training', 'a result', async ({ page, words }) => {
    await page.getByRole('button', { name: words.training.results.add, exact: true }).click()
    await expect(page.getByRole('dialog', { name: words.training.results.add, exact: true })).toBeVisible()
  }),
  dialog('/training', 'a belt', async ({ page, words }) => {
    await page.getByRole('button', { name: words.training.belts.add, exact: true }).click()
    await expect(page.getByRole('dialog', { name: words.training.belts.add, exact: true })).toBeVisible()
  }),
  dialog('/training', 'a session being changed', async ({ page, words }) => {
    const [edit = ''] = words.training.entries.edit.split('{{')
    await page.getByRole('button', { name: edit }).first().click()
    await expect(page.getByRole('dialog', { name: words.training.entries.change, exact: true })).toBeVisible()
  }),
  dialog('/look-back', 'a card to share', async ({ page, words }) => {
    const title = words.lookBack.shelf.outcome.loss
    await page.getByRole('button', { name: fill(words.lookBack.shelf.share, { title }), exact: true }).click()
    await expect(page.getByRole('dialog').getByRole('link', { name: words.shareCard.download })).toBeVisible()
  }),
]

const opener = ({ page }: Screen) => page.getByRole('main').getByRole('button', { name: 'Robin Tester' })

async function openAthlete(screen: Screen): Promise<void> {
  await opener(screen).click()
  const { page } = screen
  await expect(page.getByText(STEP, { exact: true })).toBeVisible()
}

/** The same as the coach sees it. */
export const athletesPages: Visit[] = [
  pageAfter('/coach-dashboard?tab=athletes', 'with an athlete', async (screen) => {
    await expect(opener(screen)).toBeVisible()
  }),
  pageAfter('/coach-dashboard?tab=athletes', 'an athlete', openAthlete),
  dialog('/coach-dashboard?tab=athletes', 'a note being changed', async (screen) => {
    const { page, words } = screen
    await openAthlete(screen)
    await page.getByRole('button', { name: words.athletes.note.change }).click()
    await expect(page.getByRole('dialog', { name: words.athletes.note.title, exact: true })).toBeVisible()
  }),
]
