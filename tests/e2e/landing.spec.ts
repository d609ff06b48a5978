import type { APIRequestContext, Page } from '@playwright/test'
import { firstName } from '#contract/display-name.ts'
import { LANGUAGES } from '#contract/language.ts'
import { PAGES } from '#contract/pages.ts'
import { memberAccount } from './accounts.ts'
import { expect, test } from './kiai.ts'
import { heading, openLandingLanguages } from './screen.ts'
import { LANGUAGE_NAMES, turnOf, wordingOf } from './wording.ts'

/** Records layout shifts from the first paint on. */
const recordShifts = () => {
  const shifts: number[] = []
  Object.assign(window, { shifts })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
      if (!entry.hadRecentInput) shifts.push(entry.value)
  }).observe({ type: 'layout-shift', buffered: true })
}

function shiftsOf(page: Page): Promise<number[]> {
  return page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)
}

test('the recording finds a planted layout shift', { tag: ['@desktop', '@proof'] }, async ({ page }) => {
  await page.addInitScript(recordShifts)
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.evaluate(() => {
    const late = document.createElement('div')
    late.style.height = '200px'
    document.body.prepend(late)
  })
  await expect.poll(async () => (await shiftsOf(page)).length).toBeGreaterThan(0)
})

for (const language of LANGUAGES) {
  test.describe(`in ${LANGUAGE_NAMES[language]}`, () => {
    test.use({ language })

    test('the landing page hydrates without a layout shift', { tag: turnOf(language, 'pt') }, async ({
      page,
      words,
    }) => {
      await page.addInitScript(recordShifts)
      await page.goto('/')
      const headline = page.getByRole('heading', { level: 1 })
      await expect(headline).toBeVisible()
      await expect(page.getByRole('banner').getByRole('link', { name: words.landing.bar.becomeCoach })).toBeInViewport({
        ratio: 1,
      })
      const before = await page.getByRole('main').innerText()
      await openLandingLanguages({ page, words })
      await page.keyboard.press('Escape')
      expect(await page.getByRole('main').innerText()).toBe(before)
      await page.evaluate(() => document.fonts.ready)
      expect(await shiftsOf(page)).toEqual([])
    })

    test('the landing page has the metadata for search engines and sharing', { tag: turnOf(language, 'pt') }, async ({
      page,
      request,
      words,
      kiai,
    }) => {
      const own = `${kiai.url}/${language === 'en' ? '' : `?lang=${language}`}`
      await page.goto(own)
      const { title, description, pictureAlt } = words.landing.meta
      const meta = (name: string) => page.locator(`head meta[name="${name}"], head meta[property="${name}"]`)
      await expect(page).toHaveTitle(title)
      await expect(meta('description')).toHaveAttribute('content', description)
      await expect(page.locator('head link[rel=canonical]')).toHaveAttribute('href', own)
      for (const other of LANGUAGES) {
        const address = `${kiai.url}/${other === 'en' ? '' : `?lang=${other}`}`
        await expect(page.locator(`head link[hreflang="${other}"]`)).toHaveAttribute('href', address)
      }
      await expect(page.locator('head link[hreflang="x-default"]')).toHaveAttribute('href', `${kiai.url}/`)
      await expect(meta('og:title')).toHaveAttribute('content', title)
      await expect(meta('og:description')).toHaveAttribute('content', description)
      await expect(meta('og:url')).toHaveAttribute('content', own)
      await expect(meta('og:image')).toHaveAttribute('content', `${kiai.url}/og/${language}.png`)
      await expect(meta('og:image:alt')).toHaveAttribute('content', pictureAlt)
      await expect(meta('twitter:card')).toHaveAttribute('content', 'summary_large_image')
      await expectPicture(request, `/og/${language}.png`)

      const told = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '') as {
        '@graph': { '@type': string; url: string; description?: string; inLanguage?: string }[]
      }
      expect(told['@graph'].find((node) => node['@type'] === 'SoftwareApplication')).toMatchObject({
        url: own,
        description,
      })
      expect(told['@graph'].find((node) => node['@type'] === 'WebSite')).toMatchObject({ inLanguage: language })
    })
  })
}

async function expectPicture(request: APIRequestContext, path: string): Promise<void> {
  const picture = await request.get(path)
  expect(picture.status(), path).toBe(200)
  expect(picture.headers()['content-type'], path).toMatch(/^image\//)
}

test.describe('the files beside the pages', { tag: '@desktop' }, () => {
  test('include a sitemap and robots.txt with the same addresses as the pages', async ({ request, kiai }) => {
    const robots = await (await request.get('/robots.txt')).text()
    expect(robots).toContain(`Sitemap: ${kiai.url}/sitemap.xml`)
    const sitemap = await (await request.get('/sitemap.xml')).text()
    const addresses = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address)
    expect(addresses).toEqual([`${kiai.url}/`, `${kiai.url}/?lang=pt`, `${kiai.url}/?lang=es`])
    for (const address of addresses) {
      const page = await request.get(address, { headers: { accept: 'text/html' } })
      expect(page.status(), address).toBe(200)
      expect(await page.text()).toContain(`<link rel="canonical" href="${address}"`)
    }
  })

  test('include the manifest and its icons', async ({ page, request }) => {
    await page.goto('/')
    const manifest = await request.get((await page.locator('link[rel=manifest]').getAttribute('href')) ?? '')
    expect(manifest.headers()['content-type']).toContain('application/manifest+json')
    const { name, start_url, icons } = (await manifest.json()) as {
      name: string
      start_url: string
      icons: { src: string }[]
    }
    expect(name).toBe('Kiai')
    expect(Object.keys(PAGES)).toContain(start_url)
    const shown = page.locator('link[rel~=icon], link[rel=apple-touch-icon]')
    const linked = await shown.evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
    for (const path of [...icons.map(({ src }) => src), ...linked]) await expectPicture(request, path)
  })
})

test.describe('the content security policy', { tag: '@desktop' }, () => {
  test('allows nothing inline on any page', async ({ request }) => {
    for (const path of [...Object.keys(PAGES), '/no-such-page']) {
      const page = await request.get(path, { headers: { accept: 'text/html' } })
      const policy = page.headers()['content-security-policy'] ?? ''
      expect(policy, path).toContain("script-src 'self';")
      expect(policy, path).toContain("style-src 'self';")
      expect(policy, path).not.toContain('unsafe')
      expect(await page.text(), `${path} has no inline script or style`).not.toMatch(
        /<style|<script(?![^>]*(?: src=|application\/ld\+json))|\sstyle="|\son[a-z]+="/,
      )
    }
  })

  // Every journey fails on a violation (complaints.ts), and accessibility.spec.ts opens all pages.
  test('reports a planted violation', { tag: '@proof' }, async ({ page, complaints }) => {
    await page.goto('/')
    await page.evaluate(() => document.body.setAttribute('style', 'color: red'))
    await page.evaluate(() => void fetch('https://elsewhere.example/').catch(() => undefined))
    await expect(() => expect(complaints.all.length).toBeGreaterThanOrEqual(3)).toPass()
    expect(complaints.all.splice(0)).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/inline style.*Content Security Policy/s),
        expect.stringContaining('https://elsewhere.example/'),
      ]),
    )
  })
})

test('a member can sign out on the landing page', { tag: ['@phone', '@proof'] }, async ({
  page,
  context,
  member,
  words,
}) => {
  const { bar, closing } = words.landing
  const tab = await context.newPage()
  await tab.goto('/dashboard')
  await expect(tab.getByRole('heading', { level: 1, name: firstName(member.full_name) })).toBeVisible()
  const response = await page.goto('/')
  expect(await response?.text(), 'sent that way, not changed afterwards').toContain(bar.signOut)
  await expect(page.getByRole('link', { name: bar.signIn, exact: true })).toHaveCount(0)
  await expect(page.getByRole('link', { name: closing.dashboard })).toHaveAttribute('href', '/dashboard')
  await page.getByRole('button', { name: bar.signOut, exact: true }).click()
  await expect(page.getByRole('link', { name: bar.signIn, exact: true })).toBeVisible()
  await expect(tab).toHaveURL('/auth')
  await page.goto('/dashboard')
  await expect(heading({ page, words }, words.accounts.auth.title.fighterSignIn)).toBeVisible()
})

test('the landing page updates after a sign-in in another tab', { tag: ['@desktop', '@proof'] }, async ({
  page,
  context,
  words,
  kiai,
}) => {
  const account = await memberAccount(kiai)
  const tab = await context.newPage()
  await page.goto('/')
  await expect(page.getByRole('link', { name: words.landing.bar.signIn, exact: true })).toBeVisible()
  await tab.goto('/auth')
  await tab.getByLabel(words.accounts.auth.email).fill(account.email)
  await tab.locator('input[type=password]').fill(account.password)
  await tab.keyboard.press('Enter')
  await expect(tab).toHaveURL('/dashboard')
  await expect(page.getByRole('button', { name: words.landing.bar.signOut, exact: true })).toBeVisible()
})

test.describe('the texts of the specification', { tag: '@desktop' }, () => {
  test('are on the landing page, and every card and button links to the sign-in', async ({ page }) => {
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1, name: 'fight for your dreams' })).toBeVisible()
    const leading = ['Enter Fight Camp', 'Ignite Your Fire', 'Begin Your Training', 'Sign In / Sign Up']
    const cards = ['Elite Coaches', 'Warrior Mindset', 'War Room', 'Art of War']
    const networks = [
      ['Live Online Mindset Coaching', 'Join Now'],
      ['Global Community', 'Connect'],
      ['In-Person Events', 'Get Access'],
      ['Fight Business', 'Enter Now'],
    ] as const
    const main = page.getByRole('main')
    for (const name of [...leading, ...cards])
      await expect(main.getByRole('link', { name, exact: true }), name).toHaveAttribute('href', '/auth?mode=sign-up')
    for (const [title, action] of networks) {
      const card = main.getByRole('link', { name: title })
      await expect(card.getByText(action, { exact: true })).toBeVisible()
      await expect(card).toHaveAttribute('href', '/auth?mode=sign-up')
    }
    // In a browser that was signed in before, the links lead to the sign-in instead of the sign-up.
    await page.evaluate(() => localStorage.setItem('kiai.signed-in-before', 'yes'))
    await page.reload()
    for (const name of [...leading, ...cards])
      await expect(main.getByRole('link', { name, exact: true }), name).toHaveAttribute('href', '/auth')
    for (const name of Object.values(LANGUAGE_NAMES))
      await expect(page.getByRole('contentinfo').getByRole('link', { name })).toBeVisible()
    expect(wordingOf('en').landing.bar.becomeCoach).toBe('Become Coach')
  })
})
