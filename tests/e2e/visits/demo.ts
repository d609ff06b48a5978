import { expect } from '@playwright/test'
import type { Screen } from '../screen.ts'
import { fill } from '../wording.ts'
import { dialog, page, pageAfter, type Visit } from './visit.ts'

const main = ({ page }: Screen) => page.getByRole('main')
const named = (name: string, visit: Visit): Visit => ({ ...visit, name })

/** The part of a list of sessions: those to come, or those that are over. */
const sessions = (screen: Screen, when: 'coming' | 'past') =>
  main(screen).getByRole('region', { name: screen.words.bookings.list[when], exact: true })

async function openSession(screen: Screen, when: 'coming' | 'past'): Promise<void> {
  await sessions(screen, when).getByRole('heading', { level: 3 }).first().getByRole('link').click()
  await expect(main(screen).getByRole('heading', { name: screen.words.session.when.title, exact: true })).toBeVisible()
}

const deskTab = (tab: string, what: string, act: Visit['open'] = async () => {}): Visit =>
  pageAfter(`/coach-dashboard?tab=${tab}`, what, async (screen) => {
    await expect(screen.page.getByRole('tabpanel')).toBeVisible()
    await act(screen)
  })

/** The coach of the demo member. */
const COACH = 'Inês Talmar'

/** What the demo member sees: a fight to come, plans with a note of a coach, ten weeks of training, two sessions. */
const memberVisits: Visit[] = [
  pageAfter('/dashboard', 'with a fight to come', async (screen) => {
    await expect(main(screen).getByRole('heading', { name: 'First amateur fight', exact: true })).toBeVisible()
  }),
  pageAfter('/plans', 'with a note of a coach', async (screen) => {
    await expect(
      main(screen)
        .getByText(fill(screen.words.athletes.note.by, { name: COACH }))
        .first(),
    ).toBeVisible()
  }),
  pageAfter('/training', 'with ten weeks', async (screen) => {
    await expect(main(screen).getByText('Blue belt', { exact: true }).first()).toBeVisible()
  }),
  pageAfter('/look-back', 'with a full shelf', async (screen) => {
    await expect(main(screen).getByText('Blue belt', { exact: true }).first()).toBeVisible()
  }),
  pageAfter('/fighter-file', 'with a coach', async (screen) => {
    await expect(main(screen).getByRole('switch', { name: screen.words.athletes.item.plans }).first()).toBeVisible()
  }),
  pageAfter('/bookings', 'with sessions', async (screen) => {
    await expect(sessions(screen, 'coming')).toBeVisible()
    await expect(sessions(screen, 'past')).toBeVisible()
  }),
  dialog('/bookings', 'session being cancelled', async (screen) => {
    const { cancel } = screen.words.bookings.act
    await sessions(screen, 'coming')
      .getByRole('button', { name: new RegExp(`^${cancel}`) })
      .click()
    await expect(screen.page.getByRole('dialog', { name: screen.words.bookings.cancel.title })).toBeVisible()
  }),
  named(
    '/bookings/:bookingId, to come',
    pageAfter('/bookings', '', (screen) => openSession(screen, 'coming')),
  ),
  named(
    '/bookings/:bookingId, with a recap',
    pageAfter('/bookings', '', (screen) => openSession(screen, 'past')),
  ),
  named(
    '/book/:offerId, again',
    pageAfter('/bookings', '', async (screen) => {
      const { again } = screen.words.bookings.act
      await sessions(screen, 'past')
        .getByRole('link', { name: new RegExp(`^${again}`) })
        .click()
      await expect(
        main(screen).getByRole('heading', { name: screen.words.bookings.titleChoose, exact: true }),
      ).toBeVisible()
    }),
  ),
  dialog('/dashboard', 'notifications listed', async ({ page, words }) => {
    await page.getByRole('button', { name: words.common.notifications.title }).click()
    await expect(page.getByRole('dialog').getByRole('listitem').first()).toBeVisible()
  }),
  page('/war-room'),
]

const eliteVisits: Visit[] = [
  page('/dashboard'),
  page('/settings'),
  page('/network'),
  pageAfter('/network?q=sweep', 'posts found', async (screen) => {
    await expect(screen.page.getByRole('article').first()).toBeVisible()
  }),
  page('/live'),
  page('/people'),
  page('/messages'),
  page('/membership'),
  page('/coaches'),
]

/** Everything on the desk of a coach who has hours, a client and an athlete. */
const coachVisits: Visit[] = [
  deskTab('services', 'of the demo coach'),
  deskTab('calendar', 'with hours', async ({ page, words }) => {
    await expect(page.getByRole('button', { name: words.calendars.hours.save, exact: true })).toBeVisible()
  }),
  deskTab('athletes', 'with one', async ({ page, words }) => {
    await expect(page.getByRole('button', { name: new RegExp(`^${words.athletes.list.open}`) })).toBeVisible()
  }),
  deskTab('athletes', 'one opened', async ({ page, words }) => {
    await page.getByRole('button', { name: new RegExp(`^${words.athletes.list.open}`) }).click()
    await expect(page.getByRole('button', { name: new RegExp(`^${words.athletes.note.change}`) })).toBeVisible()
  }),
  deskTab('orders', 'of the demo coach'),
  deskTab('earnings', 'of the demo coach'),
  deskTab('reviews', 'of the demo coach'),
  deskTab('space', 'of the demo coach'),
  named(
    '/bookings/:bookingId, over, of a coach',
    pageAfter('/bookings', '', (screen) => openSession(screen, 'past')),
  ),
  page('/dashboard'),
]

/** Where the demo accounts see more than a new member. */
export const demoVisits: Record<string, Visit[]> = {
  'member@kiai.example': memberVisits,
  'elite@kiai.example': eliteVisits,
  'coach@kiai.example': coachVisits,
  'pending@kiai.example': [page('/dashboard'), page('/settings')],
  'denied@kiai.example': [page('/dashboard'), page('/settings')],
  'day-2@kiai.example': [page('/dashboard'), page('/look-back')],
  'day-7@kiai.example': [page('/dashboard'), page('/plans')],
  'day-30@kiai.example': [page('/dashboard'), page('/fighter-file')],
}
