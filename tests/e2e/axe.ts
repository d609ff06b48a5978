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

export const THEMES = ['dark', 'light'] as const
type Theme = (typeof THEMES)[number]

/** What axe finds serious or critical on the page, or a part of it, as it is, in each of these themes. */
export async function seriousFaults(page: Page, part = 'html', themes: readonly Theme[] = THEMES): Promise<string[]> {
  await haveAxe(page)
  const faults: string[] = []
  for (const [index, theme] of themes.entries()) {
    await showTheme(page, theme)
    // Another theme is nothing but other colours.
    const chosen: axe.RunOptions =
      index === 0 ? { rules: SIZE_RULE } : { runOnly: { type: 'rule', values: COLOUR_RULES } }
    const found = await faultsOf(page, part, chosen)
    faults.push(...found.map((fault) => `${theme}: ${fault}`))
  }
  return faults
}

/** A page that was only routed to still has it: it is large, and reading it anew takes longer than a look. */
async function haveAxe(page: Page): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
}

/** Colours that are still on their way to others would be judged as they are at that moment. */
async function showTheme(page: Page, theme: Theme): Promise<void> {
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
