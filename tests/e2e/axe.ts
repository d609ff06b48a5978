import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

const COLOUR_RULES = ['color-contrast', 'link-in-text-block']

/** What axe finds serious or critical on the page, or a part of it, as it is, in both themes. */
export async function seriousFaults(page: Page, part = 'html'): Promise<string[]> {
  await showTheme(page, 'dark')
  const dark = await faultsOf(new AxeBuilder({ page }).include(part))
  await showTheme(page, 'light')
  // A theme is nothing but other colours.
  const light = await faultsOf(new AxeBuilder({ page }).include(part).withRules(COLOUR_RULES))
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

async function faultsOf(axe: AxeBuilder): Promise<string[]> {
  const { violations } = await axe.setLegacyMode().analyze()
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary }) => `${id} at ${target}: ${failureSummary}`))
}
