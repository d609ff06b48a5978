import { expect, test } from 'vitest'
import { unused } from '#tools/gates/unused.ts'
import { plantTree } from './planted-tree.ts'

const manifest = (dependencies: Record<string, string>) =>
  JSON.stringify({
    name: 'planted',
    type: 'module',
    imports: { '#server/*': './server/*', '#web/*': './web/*' },
    scripts: { start: 'node server/main.ts', test: 'node tools/test.ts', build: 'node tools/build-web.ts' },
    dependencies,
    devDependencies: { 'dependency-cruiser': '18.7.2', tailwindcss: '4.3.3' },
  })

const clean = {
  'package.json': manifest({ hono: '4.13.17' }),
  'server/main.ts': "import { Hono } from 'hono'\nimport { used } from '#server/used.ts'\n\nnew Hono().get(used)\n",
  'server/used.ts': "export const used = '/'\n",
  'server/commands/start.ts': 'export const run = () => undefined\n',
  'server/outside/busy-calendar/busy-thread.ts': 'process.exitCode = 1\n',
  'web/features/quiz/texts/en.ts': "export const texts = { title: 'Quiz' }\n",
  'web/styles.css': "@import 'tailwindcss';\n",
  'web/main.tsx': "import './styles.css'\n\ndocument.title = location.href\n",
  'web/landing.tsx': 'document.title = location.href\n',
  'web/service-worker/service-worker.ts': 'process.exitCode = 1\n',
  'web/prerender.tsx': 'export const prerender = () => undefined\n',
  'tools/test.ts': 'process.exitCode = 1\n',
  'bench/start-time.ts': 'process.exitCode = 1\n',
  'tools/build-web.ts': 'process.exitCode = 1\n',
}

test('the unused gate reports unused files, exports and packages, and packages that are not declared', async () => {
  const root = await plantTree({
    ...clean,
    'package.json': manifest({ hono: '4.13.17', zod: '4.6.7' }),
    'server/used.ts': "import 'pino'\n\nexport const used = '/'\nexport const spare = 2\n",
    'server/forgotten.ts': 'export const forgotten = 1\n',
  })
  const { passed, output } = await unused(root)
  expect(passed).toBe(false)
  expect(output).toMatch(/Unused files \(1\)\s+server\/forgotten\.ts/)
  expect(output).toMatch(/Unused dependencies \(1\)\s+zod/)
  expect(output).toMatch(/Unlisted dependencies \(1\)\s+pino/)
  expect(output).toMatch(/Unused exports \(1\)\s+spare/)
})

test('the unused gate passes a project without faults', async () => {
  const root = await plantTree(clean)
  const { passed, output } = await unused(root)
  expect(passed, output).toBe(true)
})
