import type { Page } from '@playwright/test'
import axe from 'axe-core'

declare global {
  interface Window {
    axe: typeof axe
  }
}

const COLOUR_RULES = ['color-contrast', 'link-in-text-block']

/** What axe finds serious or critical on the page, or a part of it, as it is, in both themes. */
export async function seriousFaults(page: Page, part = 'html'): Promise<string[]> {
  // A page that was only routed to still has it: it is large, and reading it anew takes longer than a look.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  await showTheme(page, 'dark')
  const dark = await faultsOf(page, part)
  await showTheme(page, 'light')
  // A theme is nothing but other colours.
  const light = await faultsOf(page, part, COLOUR_RULES)
  return [...dark.map((fault) => `dark: ${fault}`), ...light.map((fault) => `light: ${fault}`)]
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

async function faultsOf(page: Page, part: string, rules?: string[]): Promise<string[]> {
  const violations = await page.evaluate(
    ([selector, only]) =>
      window.axe
        .run(selector, { resultTypes: ['violations'], ...(only ? { runOnly: { type: 'rule', values: only } } : {}) })
        .then((results) => results.violations),
    [part, rules] as const,
  )
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary }) => `${id} at ${target}: ${failureSummary}`))
}
