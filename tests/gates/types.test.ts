import { expect, test } from 'vitest'
import { types } from '#tools/gates/types.ts'
import { plantTree } from './planted-tree.ts'

const clean = {
  'server/main.ts': "export const port: number = Number(process.argv[2] ?? '3000')\n",
  'web/main.tsx': 'export const width: number = document.body.clientWidth\n',
  'tests/support/fake.ts': 'export const fake = 1\n',
  'content/follow-ups/first.ts': "export const first = 'Why?'\n",
}

test('the types gate reports type errors in the server, in the web and in the tests', async () => {
  const root = await plantTree({
    ...clean,
    'server/wrong.ts': "export const port: number = '3000'\n",
    'server/browser.ts': 'export const width = document.body.clientWidth\n',
    'server/listed.ts': 'export const first: string = [`a`][0]\n',
    'server/emitted.ts': 'export enum Colour {\n  Red,\n}\n',
    'server/main.test.ts': "import { port } from './main.ts'\n\nexport const wrong: string = port\n",
    'web/wrong.tsx': 'export const element: string = <p />\n',
    'web/undeclared.ts': "export { first } from '#content/follow-ups/first.ts'\n",
    'tests/e2e/wrong.spec.ts': "import { nothing } from '#tests/support/fake.ts'\n\nnothing()\n",
  })
  const { passed, output } = await types(root)
  expect(passed).toBe(false)
  expect(output).toMatch(/server\/wrong\.ts.*TS2322/)
  expect(output).toMatch(/server\/browser\.ts.*TS2584/)
  expect(output).toMatch(/server\/listed\.ts.*TS2322/)
  expect(output).toMatch(/server\/emitted\.ts.*TS1294/)
  expect(output).toMatch(/server\/main\.test\.ts.*TS2322/)
  expect(output).toMatch(/web\/wrong\.tsx.*TS2322/)
  // A build would not be repeated when this content changes.
  expect(output).toMatch(/web\/undeclared\.ts.*TS6307/)
  expect(output).toMatch(/tests\/e2e\/wrong\.spec\.ts.*TS2305/)
})
