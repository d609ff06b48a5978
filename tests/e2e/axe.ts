import type { Page } from '@playwright/test'
import axe from 'axe-core'

declare global {
  interface Window {
    axe: typeof axe
  }
}

const COLOUR_RULES = ['color-contrast', 'link-in-text-block']
/** All that axe knows of WCAG 2.2 AA: what came with 2.2 it leaves out unless it is asked for. */
const SIZE_RULE = { 'target-size': { enabled: true } }

/** What axe finds serious or critical on the page, or a part of it, as it is, in both themes. */
export async function seriousFaults(page: Page, part = 'html'): Promise<string[]> {
  await haveAxe(page)
  await showTheme(page, 'dark')
  const dark = await faultsOf(page, part, { rules: SIZE_RULE })
  await showTheme(page, 'light')
  // A theme is nothing but other colours.
  const light = await faultsOf(page, part, { runOnly: { type: 'rule', values: COLOUR_RULES } })
  return [...dark.map((fault) => `dark: ${fault}`), ...light.map((fault) => `light: ${fault}`)]
}

/** The same without the colours, which take most of the time. */
export async function seriousFaultsBesideColours(page: Page, part = 'html'): Promise<string[]> {
  await haveAxe(page)
  const withoutColours = Object.fromEntries(COLOUR_RULES.map((rule) => [rule, { enabled: false }]))
  return faultsOf(page, part, { rules: { ...SIZE_RULE, ...withoutColours } })
}

/** A page that was only routed to still has it: it is large, and reading it anew takes longer than a look. */
async function haveAxe(page: Page): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
}

/** Colours that are still on their way to others would be judged as they are at that moment. */
async function showTheme(page: Page, theme: 'dark' | 'light'): Promise<void> {
  await page.evaluate(async (wanted) => {
    document.documentElement.dataset.theme = wanted
    const running = document
      .getAnimations()
      .filter(
        ({ effect, timeline }) =>
          timeline === document.timeline && Number.isFinite(effect?.getComputedTiming().endTime),
      )
    await Promise.allSettled(running.map(({ finished }) => finished))
  }, theme)
}

async function faultsOf(page: Page, part: string, chosen: axe.RunOptions = {}): Promise<string[]> {
  const violations = await page.evaluate(
    ([selector, options]) =>
      window.axe.run(selector, { resultTypes: ['violations'], ...options }).then((results) => results.violations),
    [part, chosen] as const,
  )
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary }) => `${id} at ${target}: ${failureSummary}`))
}
