import { memberAccount, setCoachStatus } from './accounts.ts'
import { addAuthenticator } from './authenticator.ts'
import { Crawl } from './crawl.ts'
import { expect, test } from './kiai.ts'
import { fillNetwork, openCoachSpace } from './network.ts'
import { expectAlive, followed, signInToPress } from './pressing.ts'
import { tradeEachKind } from './sales.ts'
import { takeSnapshot } from './snapshot.ts'
import { switchTwoFactorOn } from './two-factor.ts'
import { adminPages, moneyOverlays, moneyPages } from './visits/admin.ts'
import { purchaseOverlays, purchasePages } from './visits/buyer.ts'
import { coachPages, deskOverlays, deskPages, firstSalesPages, salesOverlays, salesPages } from './visits/coach.ts'
import { guardedOverlays, memberPages, twoFactorSetUp } from './visits/member.ts'
import { hostPages, insideOverlays, insidePages, queueOverlays, queuePages } from './visits/network.ts'
import type { Visit } from './visits/visit.ts'
import { visitorPages } from './visits/visitor.ts'

const deskScreens = [...deskPages, ...firstSalesPages]
const adminScreens = [...adminPages, ...moneyPages, ...queuePages]
const memberScreens = [...memberPages, twoFactorSetUp]
/** Those of every role. The others show what can be bought by somebody who has nothing yet. */
const everybodysScreens = memberScreens.filter(
  ({ name }) => !/ for a free member$|, (?:free|none|a plan of the membership)$/.test(name),
)

/** The visits that begin at the same page. */
function byPage(visits: Visit[]): [path: string, visits: Visit[]][] {
  return [...Map.groupBy(visits, ({ name }) => name.split(/[?,]/)[0] ?? name)]
}

test.describe('every control does something', { tag: ['@desktop', '@proof'] }, () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })
  test.beforeEach(() => test.setTimeout(600_000))

  const [landing = [], ...doors] = byPage(visitorPages).map(([, visits]) => visits)
  for (const [what, visits] of [
    ['on the landing page', landing],
    ['at the doors', doors.flat()],
  ] as const) {
    test(`for a visitor ${what}`, async ({ page, words, kiai }) => {
      await addAuthenticator(page)
      const crawl = new Crawl({ page, words }, { around: true })
      await crawl.look(visits, await takeSnapshot(kiai, page))
      await expectAlive(crawl.findings, page)
    })
  }

  for (const [path, visits] of byPage(memberScreens)) {
    test(`for a member at ${path}`, async ({ page, request, words, kiai, member }) => {
      await request.post('/api/accounts/password-reset', { data: { email: 'member@kiai.example' } })
      const crawl = new Crawl({ page, words }, { around: path === '/' || path === '/dashboard' })
      await crawl.look(visits, await signInToPress(kiai, page, member))
      await expectAlive(crawl.findings, page)
    })
  }

  for (const [membership_type, visits] of [
    ['coach', coachPages],
    ['admin', adminPages],
  ] as const) {
    test(`for what only a ${membership_type} sees`, async ({ page, request, words, kiai, member }) => {
      await request.post('/api/accounts/password-reset', { data: { email: 'member@kiai.example' } })
      const account = await memberAccount(kiai, { membership_type })
      if (membership_type === 'coach') await setCoachStatus(kiai, account, 'approved')
      const crawl = new Crawl({ page, words }, { around: true })
      await crawl.recognise(memberScreens, await signInToPress(kiai, page, member))
      // The visits create the applications, because each can be decided only once.
      if (membership_type === 'admin')
        await kiai.database.query(`delete from coach_applications where status = 'pending'`)
      await crawl.look([...everybodysScreens, ...visits], await signInToPress(kiai, page, account))
      // The list may be empty.
      await expectAlive(crawl.findings, page, 0)
    })
  }

  for (const visit of [...deskPages, ...deskOverlays, ...firstSalesPages]) {
    test(`for a coach at ${visit.name}`, async ({ page, words, kiai }) => {
      const coach = await memberAccount(kiai, { membership_type: 'coach' })
      await setCoachStatus(kiai, coach, 'approved')
      const crawl = new Crawl({ page, words })
      await crawl.look([visit], await signInToPress(kiai, page, coach), deskScreens)
      await expectAlive(crawl.findings, page)
    })
  }

  for (const visit of [...purchasePages, ...purchaseOverlays]) {
    test(`for a buyer at ${visit.name}`, async ({ page, words, kiai, member }) => {
      await tradeEachKind(kiai, { buyer: member })
      const crawl = new Crawl({ page, words })
      await crawl.look([visit], await signInToPress(kiai, page, member))
      await expectAlive(crawl.findings, page)
    })
  }

  for (const visit of [...salesPages, ...salesOverlays]) {
    test(`for a coach with sales at ${visit.name}`, async ({ page, words, kiai }) => {
      const coach = await memberAccount(kiai, { membership_type: 'coach' })
      await setCoachStatus(kiai, coach, 'approved')
      await tradeEachKind(kiai, { coach })
      const crawl = new Crawl({ page, words })
      await crawl.look([visit], await signInToPress(kiai, page, coach), [...deskScreens, ...salesPages])
      await expectAlive(crawl.findings, page)
    })
  }

  for (const visit of [...moneyPages, ...moneyOverlays]) {
    test(`for an admin at ${visit.name}`, async ({ page, words, kiai }) => {
      await tradeEachKind(kiai, {})
      const admin = await memberAccount(kiai, { membership_type: 'admin' })
      const crawl = new Crawl({ page, words })
      await crawl.look([visit], await signInToPress(kiai, page, admin), adminScreens)
      await expectAlive(crawl.findings, page)
    })
  }

  for (const visit of [...insidePages, ...insideOverlays]) {
    test(`for a member of the Network at ${visit.name}`, async ({ page, words, kiai, member }) => {
      await fillNetwork(kiai, member)
      const crawl = new Crawl({ page, words })
      await crawl.look([visit], await signInToPress(kiai, page, member))
      await expectAlive(crawl.findings, page)
    })
  }

  for (const visit of hostPages) {
    test(`for a coach with a space at ${visit.name}`, async ({ page, words, kiai }) => {
      const coach = await memberAccount(kiai, { membership_type: 'coach' })
      await setCoachStatus(kiai, coach, 'approved')
      await openCoachSpace(kiai, coach)
      const crawl = new Crawl({ page, words })
      await crawl.look([visit], await signInToPress(kiai, page, coach), [...deskScreens, ...hostPages])
      await expectAlive(crawl.findings, page)
    })
  }

  for (const visit of [...queuePages, ...queueOverlays]) {
    test(`for a moderator at ${visit.name}`, async ({ page, words, kiai, member }) => {
      await fillNetwork(kiai, member)
      const admin = await memberAccount(kiai, { membership_type: 'admin' })
      const crawl = new Crawl({ page, words })
      await crawl.look([visit], await signInToPress(kiai, page, admin), adminScreens)
      await expectAlive(crawl.findings, page)
    })
  }

  test('for a member with two-factor', async ({ page, words, kiai, member }) => {
    await page.goto('/settings')
    await switchTwoFactorOn({ page, words }, member.password)
    const crawl = new Crawl({ page, words })
    // This session has the proof of the second factor, which a new one would lack.
    await crawl.look(guardedOverlays, await takeSnapshot(kiai, page))
    await expectAlive(crawl.findings, page)
  })

  test('and a planted control without effect is found', async ({ page, words, kiai }) => {
    const visit = {
      name: 'a page with dead controls',
      async open() {
        await page.goto('/auth/forgot')
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await page.evaluate(() => {
          const button = document.createElement('button')
          button.textContent = 'Power up'
          const link = document.createElement('a')
          link.href = '/no-such-page'
          link.textContent = 'Coming soon'
          const anchor = document.createElement('a')
          anchor.href = '#no-such-part'
          anchor.textContent = 'Read on'
          const file = document.createElement('input')
          file.type = 'file'
          const upload = document.createElement('button')
          upload.textContent = 'Upload'
          upload.addEventListener('click', () => file.click())
          document.querySelector('main')?.append(button, link, anchor, upload)
        })
      },
    }
    const crawl = new Crawl({ page, words })
    await crawl.look([visit], await takeSnapshot(kiai, page))
    const { dead, links } = crawl.findings
    expect(dead).toEqual(['a page with dead controls → a “Read on”', 'a page with dead controls → button “Power up”'])
    const broken = [...links.keys()].filter((href) => href.endsWith('/no-such-page'))
    expect(broken).toHaveLength(1)
    expect(await followed(page, broken[0] ?? '')).toEqual({ status: 404 })
  })
})
