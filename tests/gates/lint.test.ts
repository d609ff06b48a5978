import { expect, test } from 'vitest'
import { lint } from '#tools/gates/lint.ts'
import { plantTree } from './planted-tree.ts'

test('lint fails on what Biome forbids, and names the rule for each', async () => {
  const root = await plantTree({
    'server/anything.ts': 'export const anything: any = 1\n',
    'server/unused.ts': "import { join } from 'node:path'\n",
    'server/formatted.ts': 'export const  spaced = "double";\n',
    'web/warned.css': '.a { color: red }\n\n.a { }\n',
    'web/ui/hook.tsx':
      "import { useEffect } from 'react'\n\nexport function Hook({ id }: { id: string }) {\n  useEffect(() => console.log(id), [])\n  return null\n}\n",
  })
  const { passed, output } = await lint(root)
  expect(passed).toBe(false)
  expect(output).toMatch(/server\/anything\.ts.*noExplicitAny/)
  expect(output).toMatch(/server\/unused\.ts.*noUnusedImports/)
  expect(output).toMatch(/server\/formatted\.ts format/)
  expect(output).toMatch(/web\/warned\.css.*noEmptyBlock/)
  expect(output).toMatch(/web\/ui\/hook\.tsx.*useExhaustiveDependencies/)
})

test('lint also fails on a warning', async () => {
  const root = await plantTree({ 'server/warned.ts': 'export function ignore(text: string) {}\n' })
  const warned = await lint(root)
  const clean = await plantTree({ 'server/clean.ts': "export const text = 'plain'\n" })
  const unwarned = await lint(clean)
  expect(warned.output).toMatch(/Found 1 warning/)
  expect(warned.passed).toBe(false)
  expect(unwarned.passed, unwarned.output).toBe(true)
})
