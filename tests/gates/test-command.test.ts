import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { projectRoot } from '#tools/project.ts'
import { runNode } from '#tools/run-command.ts'
import { plantTree } from './planted-tree.ts'

/** The files that the test command needs. */
const COMMAND = ['tools', 'contract', 'server/commands/npm-parent.ts']

test('the test command names each step, continues after a failure, and ends with the count', async () => {
  const root = await plantTree({ 'server/spaced.ts': 'export const  spaced = 1\n' }, COMMAND)
  const { passed, stdout } = await runNode(join(root, 'tools/test.ts'), ['house', 'lint'], { cwd: root })
  expect(passed).toBe(false)
  expect(stdout).toMatch(/^ {2}lint +FAILED +\d+\.\d s$/m)
  expect(stdout).toContain('server/spaced.ts')
  expect(stdout).toMatch(/^ {2}house +passed +\d+\.\d s$/m)
  expect(stdout).not.toContain('types')
  expect(stdout.trimEnd().split('\n').at(-1)).toBe('1 passed, 1 failed')
})

test('the test command passes when every step passes, and refuses an unknown step', async () => {
  const root = await plantTree({}, COMMAND)
  const script = join(root, 'tools/test.ts')
  const good = await runNode(script, ['house'], { cwd: root })
  const unknown = await runNode(script, ['lnit'], { cwd: root })
  expect(good.passed, good.output).toBe(true)
  expect(good.stdout.trimEnd().split('\n').at(-1)).toBe('1 passed, 0 failed')
  expect(unknown.passed).toBe(false)
  expect(unknown.output).toContain('Unknown step: lnit')
})

test('a test that passes only the second time is retried, and named at the end', async () => {
  const root = await plantTree(
    {
      'vitest.config.ts': `import config from ${JSON.stringify(join(projectRoot, 'vitest.config.ts'))}
export default { test: { retry: config.test?.retry, include: ['shaky.test.ts'] } }
`,
      'shaky.test.ts': `import { expect, test } from 'vitest'
let tries = 0
test('shaky', () => expect(++tries).toBe(2))
test('steady', () => expect(1).toBe(1))
`,
    },
    COMMAND,
  )
  const { passed, output, stdout } = await runNode(join(root, 'tools/test.ts'), ['unit'], { cwd: root })
  expect(passed, output).toBe(true)
  expect(stdout).toContain('Passed only the second time:\n  shaky.test.ts › shaky\n')
  expect(stdout.trimEnd().split('\n').at(-1)).toBe('3 passed, 0 failed')
})

test('a step that takes too long is stopped, together with its child processes', async () => {
  const root = await plantTree({
    'beat.mjs': "import { appendFileSync } from 'node:fs'\nsetInterval(() => appendFileSync('beats', '.'), 20)\n",
    'slow.mjs':
      "import { spawn } from 'node:child_process'\nspawn(process.execPath, ['beat.mjs'], { stdio: 'ignore' })\n",
  })
  const { passed, output } = await runNode(join(root, 'slow.mjs'), [], { cwd: root, limitMs: 1_000 })
  const beats = async () => (await stat(join(root, 'beats'))).size
  const before = await beats()
  await setTimeout(300)
  const after = await beats()
  expect(passed).toBe(false)
  expect(output).toContain('stopped: it took longer than 1 s')
  expect(before).toBeGreaterThan(0)
  expect(after).toBe(before)
})
