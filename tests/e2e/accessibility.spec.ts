import type { BrowserContext } from '@playwright/test'
import type { MembershipType } from '#contract/access.ts'
import { LANGUAGES, type Language } from '#contract/language.ts'
import { PAGES } from '#contract/pages.ts'
import { type Account, memberAccount, PASSWORD, setCoachStatus, signInWithCookie } from './accounts.ts'
import { seriousFaults, THEMES } from './axe.ts'
import type { Installation } from './installation.ts'
import { expect, test } from './kiai.ts'
import { fillNetwork, openCoachSpace } from './network.ts'
import { widthFaults } from './phone-width.ts'
import { tradeEachKind } from './sales.ts'
import { goInApp, type Screen } from './screen.ts'
import { askedHow, lendVoices, trainTogether } from './training-together.ts'
import { switchTwoFactorOn } from './two-factor.ts'
import { adminOverlays, adminPages, moneyOverlays, moneyPages } from './visits/admin.ts'
import { purchaseOverlays, purchasePages } from './visits/buyer.ts'
import { coachPages, deskOverlays, deskPages, firstSalesPages, salesOverlays, salesPages } from './visits/coach.ts'
import {
  bookingPages,
  dayOverlays,
  dayPages,
  guardedOverlays,
  memberOverlays,
  memberPages,
  menuDrawer,
} from './visits/member.ts'
import { hostPages, insideOverlays, insidePages, queueOverlays, queuePages } from './visits/network.ts'
import { askedPages, athletesPages, trainedOverlays, trainedPages } from './visits/training.ts'
import type { Visit } from './visits/visit.ts'
import { visitorOverlays, visitorPages } from './visits/visitor.ts'
import { LANGUAGE_NAMES } from './wording.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

type ComeIn = (as: {
  context: BrowserContext
  kiai: Installation
  language: Language
  membership_type?: MembershipType
}) => Promise<Account>

const comeIn: ComeIn = async ({ context, kiai, ...as }) => {
  const account = await memberAccount(kiai, as)
  await signInWithCookie(context, kiai, account)
  return account
}

type Arrival = Screen & { context: BrowserContext; kiai: Installation; language: Language }

/** A kind of visitor who sees screens that others do not see. */
interface Looker {
  who: string
  /** Checked in every run: the pages that most people see. */
  pages?: Visit[]
  /** Menus, dialogs and similar pages, which are checked in `npm run prove`. */
  further?: Visit[]
  arrive?: (arrival: Arrival) => Promise<unknown>
}

const LOOKERS: Looker[] = [
  { who: 'a visitor', pages: visitorPages, further: visitorOverlays },
  { who: 'a member', pages: memberPages, further: memberOverlays, arrive: withMail },
  {
    who: 'an elite member on a day',
    further: [...dayOverlays, ...dayPages],
    arrive: (arrival) => comeIn({ ...arrival, membership_type: 'elite_member' }),
  },
  { who: 'a member who books', further: bookingPages, arrive: comeIn },
  {
    who: 'a fight camp coach',
    further: coachPages,
    arrive: (arrival) => comeIn({ ...arrival, membership_type: 'fight_camp_coach' }),
  },
  ...(['pending', 'approved', 'denied'] as const).map((status) => ({
    who: `someone whose application is ${status}`,
    further: coachPages,
    arrive: async (arrival: Arrival) => setCoachStatus(arrival.kiai, await comeIn(arrival), status),
  })),
  {
    who: 'a coach',
    further: [...deskOverlays, ...firstSalesPages, ...deskPages],
    async arrive(arrival) {
      await setCoachStatus(arrival.kiai, await comeIn({ ...arrival, membership_type: 'coach' }), 'approved')
    },
  },
  {
    who: 'an admin',
    further: [...adminOverlays, ...adminPages],
    arrive: (arrival) => comeIn({ ...arrival, membership_type: 'admin' }),
  },
  {
    who: 'a buyer',
    further: [...purchaseOverlays, ...purchasePages],
    arrive: async (arrival) => tradeEachKind(arrival.kiai, { buyer: await comeIn(arrival) }),
  },
  {
    who: 'a coach with sales',
    further: [...salesOverlays, ...salesPages],
    async arrive(arrival) {
      const coach = await comeIn({ ...arrival, membership_type: 'coach' })
      await setCoachStatus(arrival.kiai, coach, 'approved')
      await tradeEachKind(arrival.kiai, { coach })
    },
  },
  {
    who: 'an admin of payments',
    further: [...moneyOverlays, ...moneyPages],
    async arrive(arrival) {
      await tradeEachKind(arrival.kiai, {})
      await comeIn({ ...arrival, membership_type: 'admin' })
    },
  },
  {
    who: 'a member of the Network',
    pages: insidePages,
    further: insideOverlays,
    arrive: async (arrival) => fillNetwork(arrival.kiai, await comeIn(arrival)),
  },
  {
    who: 'a coach with a space',
    further: hostPages,
    async arrive(arrival) {
      const coach = await comeIn({ ...arrival, membership_type: 'coach' })
      await setCoachStatus(arrival.kiai, coach, 'approved')
      await openCoachSpace(arrival.kiai, coach)
    },
  },
  {
    who: 'a moderator',
    further: [...queueOverlays, ...queuePages],
    async arrive(arrival) {
      await fillNetwork(arrival.kiai, await memberAccount(arrival.kiai))
      await comeIn({ ...arrival, membership_type: 'admin' })
    },
  },
  {
    who: 'a member with a question and a coach',
    further: [...askedPages, ...trainedOverlays, ...trainedPages],
    async arrive(arrival) {
      const { kiai, context, page } = arrival
      const member = await comeIn(arrival)
      await trainTogether(kiai, { member, coach: await memberAccount(kiai, { membership_type: 'coach' }) })
      await lendVoices(context)
      await page.goto(await askedHow(kiai, member))
    },
  },
  {
    who: 'a coach with an athlete',
    further: athletesPages,
    async arrive(arrival) {
      const coach = await comeIn({ ...arrival, membership_type: 'coach' })
      await trainTogether(arrival.kiai, { coach, member: await memberAccount(arrival.kiai) })
    },
  },
  {
    who: 'a member with two-factor',
    further: guardedOverlays,
    async arrive(arrival) {
      await comeIn(arrival)
      await arrival.page.goto('/settings')
      await switchTwoFactorOn(arrival, PASSWORD)
    },
  },
]

/** Puts a mail into the outbox. */
async function withMail(arrival: Arrival & { membership_type?: MembershipType }): Promise<void> {
  const { email } = await comeIn(arrival)
  await arrival.context.request.post('/api/accounts/password-reset', { data: { email } })
}

test('the visits cover every page', { tag: '@desktop' }, () => {
  const visited = [...visitorPages, ...memberPages, ...dayPages, ...adminPages, ...deskPages].map(
    ({ name }) => name.split(/[?,]/)[0],
  )
  expect(Object.keys(PAGES).filter((path) => !visited.includes(path))).toEqual([])
})

test('the check finds planted accessibility faults', { tag: ['@desktop', '@proof'] }, async ({ page }) => {
  await page.goto('/auth')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.evaluate(() => {
    const [text, button] = [document.createElement('p'), document.createElement('button')]
    text.textContent = 'As pale as the ground'
    text.style.color = 'color-mix(in srgb, currentColor 30%, transparent)'
    text.style.inlineSize = '400px'
    const [small, close] = [document.createElement('button'), document.createElement('button')]
    for (const tiny of [small, close]) tiny.style.cssText = 'inline-size: 10px; block-size: 10px; padding: 0'
    small.textContent = close.textContent = 'x'
    document.querySelector('main')?.append(text, button, small, close)
  })
  const faults = [...(await seriousFaults(page)), ...(await widthFaults(page))]
  expect(faults).toEqual(
    expect.arrayContaining([
      expect.stringContaining('dark: color-contrast'),
      expect.stringContaining('dark: button-name'),
      expect.stringContaining('dark: target-size'),
      expect.stringContaining('light: color-contrast'),
      expect.stringContaining('wider than a phone'),
    ]),
  )
})

/** Every nth page is checked in every run, and the colours of every nth of these. */
const PAGES_EVERY = 5
const COLOURS_EVERY = 2

/**
 * Every run checks a fifth of the pages that most people see, each in one language and without its variants; people who are
 * signed in go from page to page without loading the app again. The colours are those of web/ui/contrast.test.ts, so they are
 * checked on every tenth page, in one theme. `npm run prove` loads and checks each page and its overlays in all languages and
 * themes. The overlays come first, because keeping a plan counts as an activity today.
 */
const EXTENTS = LANGUAGES.flatMap((language, turn) => [
  {
    extent: 'a fifth of the pages of most people',
    language,
    tag: [],
    lookers: LOOKERS.filter(({ pages }) => pages)
      .filter((_, place) => place % LANGUAGES.length === turn)
      .map(({ pages = [], ...looker }) => ({
        ...looker,
        visits: pages.filter(({ isVariant }) => !isVariant).filter((_, place) => place % PAGES_EVERY === 0),
      })),
    themesOf: (place: number) =>
      THEMES.filter((_, nth) => place % (COLOURS_EVERY * THEMES.length) === nth * COLOURS_EVERY),
    inApp: true,
  },
  {
    extent: 'every screen in both themes',
    language,
    tag: ['@proof'],
    lookers: LOOKERS.map(({ pages = [], further = [], ...looker }) => ({ ...looker, visits: [...further, ...pages] })),
    themesOf: () => THEMES,
    // What an overlay leaves open would stay.
    inApp: false,
  },
])

for (const { extent, language, tag, lookers, themesOf, inApp } of EXTENTS) {
  test.describe(`in ${LANGUAGE_NAMES[language]}, on ${extent}`, { tag: ['@desktop', ...tag] }, () => {
    test.use({ language })
    for (const { who, visits, arrive } of lookers) {
      test(`axe finds no serious fault on the screens of ${who}, and all fit a phone`, async ({
        page,
        context,
        words,
        kiai,
      }) => {
        test.slow()
        await arrive?.({ page, words, context, kiai, language })
        const faults: string[] = []
        for (const [place, { name, open, part, repeated }] of visits.entries()) {
          await open({ page, words, ...(inApp && arrive && { goTo: (path) => goInApp(page, path) }) })
          const tooWide = await widthFaults(page)
          if (repeated) await page.locator(repeated).evaluateAll((all) => all.map((one) => one.remove()))
          const found = [...tooWide, ...(await seriousFaults(page, part, themesOf(place)))]
          faults.push(...found.map((fault) => `${name}, ${fault}`))
        }
        expect(faults).toEqual([])
      })
    }
  })
}

for (const language of LANGUAGES) {
  test.describe(`in ${LANGUAGE_NAMES[language]} on a phone`, {
    tag: ['@phone', ...(language === 'en' ? [] : ['@proof'])],
  }, () => {
    test.use({ language })

    test('axe finds no serious fault on the landing page and in the menu', async ({ page, context, words, kiai }) => {
      await page.goto('/')
      expect(await seriousFaults(page)).toEqual([])
      await comeIn({ context, kiai, language })
      await menuDrawer.open({ page, words })
      expect(await seriousFaults(page, menuDrawer.part)).toEqual([])
    })
  })
}
