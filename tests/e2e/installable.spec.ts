import type { CDPSession, Page } from '@playwright/test'
import { firstName } from '#contract/display-name.ts'
import { LANGUAGES } from '#contract/language.ts'
import { expect, test } from './kiai.ts'
import { readyForOffline } from './service-worker.ts'
import { LANGUAGE_NAMES } from './wording.ts'

test.use({ serviceWorkers: 'allow', contextOptions: { reducedMotion: 'reduce' } })

/** Journeys run in private windows, from which no browser installs anything. */
const OF_JOURNEYS = ['in-incognito']

/** Why this browser would not install the page. */
async function hindrances(devtools: CDPSession): Promise<string[]> {
  const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors')
  return installabilityErrors.map(({ errorId }) => errorId).filter((id) => !OF_JOURNEYS.includes(id))
}

interface Manifest {
  start_url: string
  shortcuts: { url: string }[]
}

/** The manifest as the browser has read it. */
async function manifestOf(devtools: CDPSession): Promise<Manifest & { path: string }> {
  const { url, errors, data } = await devtools.send('Page.getAppManifest')
  expect(errors).toEqual([])
  return { ...(JSON.parse(data ?? '') as Manifest), path: new URL(url).pathname }
}

const controller = (page: Page) => page.evaluate(() => navigator.serviceWorker.controller?.scriptURL)

for (const language of LANGUAGES) {
  test.describe(`in ${LANGUAGE_NAMES[language]}`, () => {
    test.use({ language })

    test('the browser finds the app installable, and its start page opens without a network', {
      tag: ['@desktop', '@proof'],
    }, async ({ page, context, member, kiai }) => {
      test.slow()
      const devtools = await context.newCDPSession(page)
      await page.goto('/api/docs')
      expect(await hindrances(devtools), 'the check finds a page without a manifest').toEqual(['no-manifest'])

      await page.goto('/')
      expect(await hindrances(devtools)).toEqual([])
      expect((await manifestOf(devtools)).path).toBe(`/manifest.${language}.webmanifest`)

      await page.goto('/dashboard')
      await expect(page.getByRole('heading', { level: 1 })).toContainText(firstName(member.full_name))
      expect(await hindrances(devtools)).toEqual([])
      const { start_url, shortcuts, path } = await manifestOf(devtools)
      expect(path).toBe(`/manifest.${language}.webmanifest`)
      await readyForOffline(page)

      await context.setOffline(true)
      await page.goto(start_url)
      await expect(page.getByRole('heading', { level: 1 })).toContainText(firstName(member.full_name))
      expect(await controller(page)).toBe(`${kiai.url}/service-worker.js`)
      for (const { url } of shortcuts) {
        await page.goto(url)
        await expect(page.getByRole('heading', { level: 1 }), url).toBeVisible()
      }
    })
  })
}
