import { AxeBuilder } from '@axe-core/playwright'
import { test } from './kiai.ts'
import { visitorVisits } from './visits.ts'

test('debug @desktop', async ({ context, words }) => {
  test.slow()
  const page = await context.newPage()
  for (const v of visitorVisits) {
    const t0 = Date.now()
    await v.open({ page, words })
    const t1 = Date.now()
    await page.evaluate(async () => {
      document.documentElement.dataset.theme = 'dark'
      const running = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
      await Promise.allSettled(running.map(({ finished }) => finished))
    })
    const t2 = Date.now()
    await new AxeBuilder({ page }).setLegacyMode().analyze()
    const t3 = Date.now()
    await new AxeBuilder({ page }).withRules(['color-contrast']).setLegacyMode().analyze()
    const t4 = Date.now()
    console.log(v.name, 'open', t1 - t0, 'still', t2 - t1, 'axe', t3 - t2, 'contrast', t4 - t3)
  }
})
