import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { plantTree } from '#tests/gates/planted-tree.ts'
import { types } from '#tools/gates/types.ts'
import { projectRoot } from '#tools/project.ts'
import { sourceFiles } from '#tools/source/source-files.ts'

const clean = {
  'server/main.ts': "export const port: number = Number(process.argv[2] ?? '3000')\n",
  'web/main.tsx': 'export const width: number = document.body.clientWidth\n',
  'tests/support/fake.ts': 'export const fake = 1\n',
}

test('the types gate passes a project without faults', async () => {
  const root = await plantTree(clean)
  const { passed, output } = await types(root)
  expect(passed, output).toBe(true)
})

const TEXT_READERS = ['texts-like', 'use-translation', 'language', 'text-store', 'translate', 'locales'].map(
  (name) => `web/i18n/${name}.ts`,
)

test('a missing or extra key is a type error in every texts file, and so is the use of an unknown key', async () => {
  const texts = (await sourceFiles(projectRoot, ['server', 'web'], /^(en|pt|es)\.ts$/)).filter((file) =>
    file.includes('/texts/'),
  )
  // Only the files that they need are copied: checking the whole project takes half a minute.
  const asked = "const t = translatorFor<'palette'>('en', 'palette')\nexport const right = t('title')\n"
  const root = await plantTree(
    {
      'web/features/planted/asked.ts': `import { translatorFor } from '#web/i18n/use-translation.ts'\n${asked}export const wrong = t('titel')\n`,
    },
    ['contract', ...TEXT_READERS, ...texts],
  )
  const translated = texts.filter((file) => !file.endsWith('/en.ts'))
  expect(translated.length).toBeGreaterThan(0)
  const beside = (file: string) => file.replace(/\.ts$/, '-surplus.ts')
  for (const file of translated) {
    const source = await readFile(join(root, file), 'utf8')
    const shortened = source.replace(/^ +['\w-]+: '.*',\n/m, '')
    const lengthened = source.replace(/^export const .* = \{\n/m, "$&  surplus: 'Too much',\n")
    expect([shortened, lengthened], file).not.toContain(source)
    await writeFile(join(root, file), shortened)
    await writeFile(join(root, beside(file)), lengthened)
  }
  const { output } = await types(root)
  const withoutError = (files: string[], codes: string) =>
    files.filter((file) => !new RegExp(`${file}.*error TS(${codes})`).test(output))
  expect(withoutError(translated, '1360|2322|2739|2740|2741')).toEqual([])
  expect(withoutError(translated.map(beside), '1360|2353')).toEqual([])
  expect(output).toMatch(/planted\/asked\.ts\(4,.*error TS/)
  expect(output).not.toMatch(/planted\/asked\.ts\((?!4,)/)
})
