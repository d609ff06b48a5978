import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { plantTree } from '#tests/gates/planted-tree.ts'
import { ensureWebBuild } from './build-web.ts'
import { projectRoot } from './project.ts'

const page = (script: string) => `<!doctype html><title>Kiai</title><script type="module" src="/${script}"></script>\n`

const prerender = `import { writeFile } from 'node:fs/promises'
import { word } from './word.ts'
export async function prerender({ clientDir, manifest }) {
  const script = manifest['index.html'].file
  await writeFile(clientDir + '/en.html', '<p>' + word + '</p><script type="module" src="/' + script + '"></script>')
}
`

const site = {
  'vite.config.ts':
    "export default { build: { rolldownOptions: { input: { landing: 'index.html', app: 'app.html' } } } }\n",
  'index.html': page('web/landing.tsx'),
  'app.html': page('web/main.tsx'),
  'web/landing.tsx': "document.title = 'Kiai'\n",
  'web/main.tsx': "import { word } from './word.ts'\ndocument.title = word\n",
  'web/word.ts': "export const word = 'Kiai!'\n",
  'web/prerender.tsx': prerender,
  'web/service-worker/service-worker.ts': 'console.log(BUILT_FILES)\n',
}

/** The finished builds, and any temporary files that a build did not remove. */
const listDist = async (root: string) => (existsSync(join(root, 'dist')) ? readdir(join(root, 'dist')) : [])

test('the web is built and prerendered once, and again only after a source has changed', async () => {
  const root = await plantTree(site)
  const steps: string[] = []
  const first = await ensureWebBuild({ root, onProgress: (step) => steps.push(step) })
  expect(first.built).toBe(true)
  expect(steps.length).toBeGreaterThanOrEqual(3)
  expect((await readdir(first.dir)).sort()).toEqual([
    '.vite',
    'app.html',
    'assets',
    'en.html',
    'index.html',
    'service-worker.js',
  ])
  const html = await readFile(join(first.dir, 'en.html'), 'utf8')
  expect(html).toContain('<p>Kiai!</p>')
  expect(existsSync(join(first.dir, /src="(.*?)"/.exec(html)?.[1] ?? 'no script'))).toBe(true)

  expect(await ensureWebBuild({ root })).toEqual({ dir: first.dir, built: false })

  await writeFile(join(root, 'web/word.ts'), "export const word = 'Oss!'\n")
  const second = await ensureWebBuild({ root })
  expect(second.built).toBe(true)
  expect(await readFile(join(second.dir, 'en.html'), 'utf8')).toContain('<p>Oss!</p>')
  expect((await listDist(root)).sort()).toEqual([first.dir, second.dir].map((dir) => dir.slice(root.length + 6)).sort())
})

test('two processes that start at the same time build the web once', async () => {
  const root = await plantTree(site)
  const steps: string[] = []
  const onProgress = (step: string) => steps.push(step)
  const [one, two] = await Promise.all([ensureWebBuild({ root, onProgress }), ensureWebBuild({ root, onProgress })])
  expect(one.dir).toBe(two.dir)
  expect(steps).toHaveLength(4)
  expect(await listDist(root)).toHaveLength(1)
})

test('a killed build leaves no half-finished folder, and the next build succeeds', async () => {
  const root = await plantTree({
    ...site,
    'web/prerender.tsx': prerender.replace(
      'const script',
      'await new Promise((done) => setTimeout(done, 10_000))\n  const script',
    ),
  })
  const build = spawn(process.execPath, [join(projectRoot, 'tools/build-web.ts'), root], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  await waitForOutput(build, 'writing the pages')
  build.kill('SIGKILL')
  await once(build, 'exit')
  expect((await listDist(root)).filter((name) => name.startsWith('web-'))).toEqual([])

  await writeFile(join(root, 'web/prerender.tsx'), prerender)
  const { dir } = await ensureWebBuild({ root })
  expect(await listDist(root)).toEqual([dir.slice(root.length + 6)])
})

test('an error in the sources is reported, and no build is kept', async () => {
  const root = await plantTree({
    ...site,
    'web/main.tsx': "import { word } from './missing.ts'\ndocument.title = word\n",
  })
  await expect(ensureWebBuild({ root })).rejects.toThrow(/could not be built[\s\S]*missing\.ts/)
  expect(await listDist(root)).toEqual([])
})

async function waitForOutput(child: ChildProcess, words: string): Promise<void> {
  let output = ''
  for await (const chunk of child.stdout ?? []) {
    output += String(chunk)
    if (output.includes(words)) return
  }
  throw new Error(`ended without “${words}”: ${output}`)
}
