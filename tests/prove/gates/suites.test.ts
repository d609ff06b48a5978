import { expect, test } from 'vitest'
import { plantTree } from '#tests/gates/planted-tree.ts'
import { journeys } from '#tools/suites/journeys.ts'
import { unit } from '#tools/suites/unit.ts'

test('the unit suite counts its tests and fails when one fails', async () => {
  const root = await plantTree({
    'vitest.config.ts': "export default { test: { include: ['server/**/*.test.ts'] } }\n",
    'server/sum.test.ts': `import { expect, test } from 'vitest'

test('adds', () => expect(1 + 1).toBe(2))
test('is wrong', () => expect(1 + 1).toBe(3))
test.skip('waits', () => expect(1).toBe(1))
`,
  })
  const result = await unit(root)
  expect(result).toMatchObject({ passed: false, tests: { passed: 1, failed: 1, skipped: 1 } })
  expect(result.output).toContain('server/sum.test.ts > is wrong')
  expect(result.runs.map(({ test }) => test)).toContain('server/sum.test.ts › adds')
})

test('the unit suite fails without tests, and when a test file throws', async () => {
  const settings = { 'vitest.config.ts': "export default { test: { include: ['server/**/*.test.ts'] } }\n" }
  const empty = await plantTree(settings)
  const broken = await plantTree({
    ...settings,
    'server/good.test.ts': "import { expect, test } from 'vitest'\n\ntest('adds', () => expect(2).toBe(2))\n",
    'server/broken.test.ts': "throw new Error('breaks down')\n",
  })
  expect(await unit(empty)).toMatchObject({ passed: false, tests: { passed: 0, failed: 0 } })
  const result = await unit(broken)
  expect(result).toMatchObject({ passed: false, tests: { passed: 1, failed: 0 } })
  expect(result.output).toContain('breaks down')
})

test('the journeys run in a real browser, are retried, and fail when one fails', async () => {
  const root = await plantTree(
    {
      'tests/e2e/page.spec.ts': `import { expect, test } from '@playwright/test'

test('shows the page', async ({ page }) => {
  await page.setContent('<h1>Kiai</h1>')
  await expect(page.getByRole('heading')).toHaveText('Kiai')
})
test('passes the second time', () => expect(test.info().retry).toBe(1))
test('is wrong', () => expect(1 + 1).toBe(3))
`,
      'tests/e2e/install-once.ts': 'export default () => {}\n',
    },
    ['playwright.config.ts', 'tests/support/browser.ts'],
  )
  const result = await journeys(root)
  expect(result).toMatchObject({ passed: false, tests: { passed: 2, failed: 1, skipped: 0 } })
  expect(result.runs.map(({ test, retried }) => [test, retried])).toEqual([
    ['tests/e2e/page.spec.ts › shows the page', false],
    ['tests/e2e/page.spec.ts › passes the second time', true],
    ['tests/e2e/page.spec.ts › is wrong', false],
  ])
  expect(result.output).toMatch(/1 failed\n.*is wrong/)
})
