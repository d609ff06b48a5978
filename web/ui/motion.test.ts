import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const web = join(import.meta.dirname, '..')

async function filesEndingIn(ending: string): Promise<Record<string, string>> {
  const names = (await readdir(web, { recursive: true })).filter((name) => name.endsWith(ending)).sort()
  return Object.fromEntries(
    await Promise.all(names.map(async (name) => [name, await readFile(join(web, name), 'utf8')] as const)),
  )
}

const styles = await filesEndingIn('.css')
const parts = await filesEndingIn('.tsx')

const propertiesIn = (css: string) => [...css.matchAll(/([\w-]+):/g)].map(([, property = '']) => property)

/** What moves is moved, never faded, stretched or recoloured: the browser does that without drawing anything anew. */
describe('motion is transforms only', () => {
  it('in the style sheets', () => {
    const moved = Object.entries(styles).flatMap(([file, css]) => {
      const eased = [...css.matchAll(/\btransition: ([\w-]+)/g)].map(([, property = '']) => property)
      const frames = [...css.matchAll(/@keyframes [\w-]+ \{((?:[^{}]*\{[^{}]*\})*)\s*\}/g)]
      return [...eased, ...frames.flatMap(([, steps = '']) => propertiesIn(steps))].map((one) => `${file}: ${one}`)
    })
    expect(moved.length).toBeGreaterThan(10)
    expect(moved.filter((one) => !one.endsWith(': transform'))).toEqual([])
  })

  it('in the classes of a part', () => {
    const others = Object.entries(parts).flatMap(([file, source]) =>
      (source.match(/\btransition(?:-(?:colors|opacity|all|shadow))?(?=[\s'"`])/g) ?? []).map(
        (one) => `${file}: ${one}`,
      ),
    )
    expect(Object.keys(parts).length).toBeGreaterThan(10)
    expect(others).toEqual([])
  })
})
