import type { Page } from '@playwright/test'
import axe from 'axe-core'

declare global {
  interface Window {
    axe: typeof axe
  }
}

const COLOUR_RULES = ['color-contrast', 'link-in-text-block']
const NO_COLOURS = Object.fromEntries(COLOUR_RULES.map((rule) => [rule, { enabled: false }]))
/** axe leaves out the rules that are new in WCAG 2.2 unless they are enabled. */
const SIZE_RULE = { 'target-size': { enabled: true } }

export const THEMES = ['dark', 'light'] as const
type Theme = (typeof THEMES)[number]

/**
 * The serious and critical faults that axe finds on the page, or in a part of it, in each of these themes. Without a theme
 * all but the colours is checked: measuring their contrast takes two thirds of the CPU of axe.
 */
export async function seriousFaults(page: Page, part = 'html', themes: readonly Theme[] = THEMES): Promise<string[]> {
  await haveAxe(page)
  if (themes.length === 0) return await faultsOf(page, part, { rules: { ...SIZE_RULE, ...NO_COLOURS } })
  const faults: string[] = []
  for (const [index, theme] of themes.entries()) {
    await showTheme(page, theme)
    // In another theme only the colours differ.
    const chosen: axe.RunOptions =
      index === 0 ? { rules: SIZE_RULE } : { runOnly: { type: 'rule', values: COLOUR_RULES } }
    const found = await faultsOf(page, part, chosen)
    faults.push(...found.map((fault) => `${theme}: ${fault}`))
  }
  return faults
}

/** axe is large, so it is only injected if the document does not have it yet. */
async function haveAxe(page: Page): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
}

/** Waits for colour transitions, because axe would check the colours in the middle of them. */
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
