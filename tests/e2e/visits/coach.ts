import { expect } from '@playwright/test'
import { OFFER_KINDS, OFFER_TABS, type OfferKind, tabOf } from '#contract/offer-rules.ts'
import { fillDesk } from '../desk.ts'
import { REVIEW, SESSION, SOLD } from '../sales.ts'
import { field, type Screen } from '../screen.ts'
import { dialog, page, pageAfter, type Visit, withoutDraft } from './visit.ts'

/** Pages that differ for a member who applied to coach. */
export const coachPages: Visit[] = [page('/dashboard'), page('/settings'), page('/internal-coach-signup')]

/** The pages of a coach's desk. */
export const deskPages: Visit[] = [
  pageAfter('/coach-dashboard', 'empty', async ({ page, words }) => {
    await fillDesk(page, [])
    await expect(page.getByRole('button', { name: words.coachDesk.services.samples })).toBeVisible()
  }),
  pageAfter('/coach-dashboard?tab=services', 'with services', async ({ page, words }) => {
    await fillDesk(page, ['services'])
    await expect(page.getByRole('switch', { name: words.coachDesk.offer.active }).first()).toBeVisible()
  }),
  pageAfter('/coach-dashboard?tab=products', 'with products', async ({ page, words }) => {
    await fillDesk(page, ['products'])
    await expect(page.getByRole('switch', { name: words.coachDesk.offer.active }).first()).toBeVisible()
  }),
  pageAfter('/coach-dashboard?tab=seminars', 'empty', async ({ page, words }) => {
    await expect(page.getByRole('button', { name: words.coachDesk.seminars.add, exact: true })).toBeVisible()
  }),
  pageAfter('/coach-dashboard?tab=profile', 'profile', async ({ page, words }) => {
    await expect(page.getByRole('button', { name: words.coachDesk.profile.submit })).toBeVisible()
  }),
  pageAfter('/coach-dashboard?tab=calendar', 'without a public profile', async ({ page, words }) => {
    await expect(page.getByRole('heading', { name: words.calendars.none.title, exact: true })).toBeVisible()
  }),
  pageAfter('/coach-dashboard?tab=space', 'space for clients', async ({ page, words }) => {
    await expect(page.getByLabel(words.spaces.own.name)).toBeVisible()
  }),
  pageAfter('/coach-dashboard?tab=athletes', 'nobody shares', async ({ page, words }) => {
    await expect(page.getByRole('heading', { name: words.athletes.list.empty.title, exact: true })).toBeVisible()
  }),
  {
    ...pageAfter('/spaces/global-community', '', async ({ page, words }) => {
      await expect(page.getByRole('button', { name: words.spaces.head.join, exact: true }).first()).toBeVisible()
      await expect(page.getByRole('article').first()).toBeVisible()
    }),
    name: '/spaces/:spaceSlug, not joined',
  },
  pageAfter('/people', 'with the own card', async ({ page, words }) => {
    await expect(page.getByRole('switch', { name: words.people.own.directory })).toBeVisible()
  }),
  { ...page('/people/nobody-here'), name: '/people/:handle, unknown' },
]

/** The form of a new offer of this kind. */
function newOffer(kind: OfferKind): Visit {
  const tab = tabOf(kind)
  const visit = withoutDraft(`/coach-dashboard?tab=${tab}`, `new ${kind}`, async ({ page, words }) => {
    const { form, ...texts } = words.coachDesk
    await page.getByRole('button', { name: texts[tab].add, exact: true }).click()
    const dialog = page.getByRole('dialog', { name: texts[tab].add })
    await expect(dialog).toBeVisible()
    if (OFFER_TABS[tab].length > 1) await field(dialog, form.type).selectOption(kind)
  })
  return { ...visit, part: 'dialog[open]' }
}

/** Its menus and dialogs. */
export const deskOverlays: Visit[] = [
  dialog('/coach-dashboard', 'service being changed', async ({ page, words }) => {
    await fillDesk(page, ['services'])
    await page.getByRole('button', { name: words.coachDesk.offer.edit }).first().click()
    await expect(page.getByRole('dialog', { name: words.coachDesk.services.edit })).toBeVisible()
  }),
  ...OFFER_KINDS.map(newOffer),
]

/** The tab of the coach dashboard with nothing in it yet. */
const emptyTab = (tab: 'today' | 'orders' | 'earnings', title: (words: Screen['words']) => string): Visit =>
  pageAfter(`/coach-dashboard?tab=${tab}`, 'empty', async ({ page, words }) => {
    await expect(page.getByRole('heading', { name: title(words), exact: true })).toBeVisible()
  })

/** What a coach sees before the first sale. */
export const firstSalesPages: Visit[] = [
  emptyTab('today', ({ coachOrders }) => coachOrders.today.clear),
  emptyTab('orders', ({ coachOrders }) => coachOrders.orders.empty.to_do),
  emptyTab('earnings', ({ coachOrders }) => coachOrders.earnings.empty),
]

/** The order with this title on the coach dashboard, which `tradeEachKind` made. */
function sale(name: keyof typeof SOLD, act: Visit['open'] = async () => {}, what = '', part?: Visit['part']): Visit {
  const visit = pageAfter(
    '/coach-dashboard?tab=orders&show=all',
    `${name}${what}`,
    async (screen) => {
      const { page } = screen
      await page.getByRole('listitem', { name: SOLD[name], exact: true }).getByRole('link').click()
      await expect(page.getByRole('heading', { level: 2, name: SOLD[name], exact: true })).toBeVisible()
      await act(screen)
    },
    part,
  )
  return visit
}

/** Chooses how a shoutout is delivered. */
const delivery = (way: 'link' | 'text') => (screen: Screen) =>
  screen.page.getByRole('radio', { name: screen.words.coachOrders.shoutout.ways[way], exact: true }).check()

/** What a coach sees who sold something of each kind. */
export const salesPages: Visit[] = [
  pageAfter('/coach-dashboard?tab=today', 'with orders', async ({ page, words }) => {
    await expect(page.getByRole('heading', { name: words.coachOrders.today.due, exact: true })).toBeVisible()
  }),
  pageAfter('/coach-dashboard?tab=orders', 'to do', async ({ page }) => {
    await expect(page.getByRole('heading', { name: SOLD.shoutout, exact: true })).toBeVisible()
  }),
  sale('shoutout'),
  sale('shoutout', delivery('link'), ' as a link'),
  sale('shoutout', delivery('text'), ' as a text'),
  sale('film_review'),
  sale(
    'film_review',
    async ({ page, words }) => {
      const { film } = words.coachOrders
      await page.getByRole('button', { name: film.addNote, exact: true }).click()
      await page.getByRole('button', { name: film.addDrill, exact: true }).click()
      await expect(page.getByRole('button', { name: film.removeNote }).first()).toBeVisible()
    },
    ' with a note',
  ),
  sale('product'),
  sale('delivered'),
  sale('seminar'),
  pageAfter('/coach-dashboard?tab=seminars', 'with a seminar and a video', async ({ page }) => {
    await expect(page.getByRole('heading', { name: SOLD.seminar, exact: true })).toBeVisible()
  }),
  pageAfter('/coach-dashboard?tab=calendar', 'with a booking', async ({ page, words }) => {
    await expect(page.getByRole('button', { name: words.calendars.hours.save, exact: true })).toBeVisible()
  }),
  {
    ...pageAfter('/bookings', '', async (screen) => {
      await screen.page.getByRole('main').getByRole('link', { name: SESSION, exact: true }).first().click()
      await expect(screen.page.getByRole('button', { name: screen.words.session.agenda.save })).toBeVisible()
    }),
    name: '/bookings/:bookingId, of a coach',
  },
  pageAfter('/coach-dashboard?tab=reviews', 'with a review', async ({ page }) => {
    await expect(page.getByText(REVIEW, { exact: true })).toBeVisible()
  }),
  pageAfter('/coach-dashboard?tab=earnings', 'with sales', async ({ page, words }) => {
    await expect(page.getByRole('link', { name: words.coachOrders.earnings.csv })).toBeVisible()
  }),
]

/** Its dialogs. */
export const salesOverlays: Visit[] = [
  sale(
    'product',
    async ({ page, words }) => {
      await page.getByRole('button', { name: words.coachOrders.decline.open, exact: true }).click()
      await expect(page.getByRole('dialog', { name: words.coachOrders.decline.title })).toBeVisible()
    },
    ' being declined',
    'dialog[open]',
  ),
]
