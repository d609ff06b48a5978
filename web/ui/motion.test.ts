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

/** Every property that a style sheet eases: each entry of a list, also of one over several lines. */
function easedProperties(css: string): string[] {
  const lists = [...css.matchAll(/(?<![\w-])transition(?:-property)?:([^;}]+)/g)].map(([, list = '']) => list)
  // A comma inside brackets, as in cubic-bezier(0.1, 0.2, 0.3, 1), does not begin another entry.
  return lists.flatMap((list) => list.split(/,(?![^(]*\))/)).map((entry) => /^[\w-]+/.exec(entry.trim())?.[0] ?? entry)
}

it('finds every property of a transition list', () => {
  const css = `.a { transition: transform 1s cubic-bezier(0.1, 0.2, 0.3, 1), opacity 1s }
    .b { transition:\n transform 1s,\n color 1s; transition-duration: 2s }
    .c { transition-property: transform, width; }`
  expect(easedProperties(css)).toEqual(['transform', 'opacity', 'transform', 'color', 'transform', 'width'])
})

/** Only transforms are animated, because the browser can do that without painting again. */
describe('motion is transforms only', () => {
  it('in the style sheets', () => {
    const moved = Object.entries(styles).flatMap(([file, css]) => {
      const frames = [...css.matchAll(/@keyframes [\w-]+ \{((?:[^{}]*\{[^{}]*\})*)\s*\}/g)]
      const keyed = frames.flatMap(([, steps = '']) => propertiesIn(steps))
      return [...easedProperties(css), ...keyed].map((one) => `${file}: ${one}`)
    })
    expect(moved.length).toBeGreaterThan(10)
    expect(moved.filter((one) => !one.endsWith(': transform'))).toEqual([])
  })

  it('in the classes of components', () => {
    const others = Object.entries(parts).flatMap(([file, source]) =>
      (source.match(/\btransition(?:-(?:colors|opacity|all|shadow|discrete|\[[^\]]*\]))?(?=[\s'"`])/g) ?? []).map(
        (one) => `${file}: ${one}`,
      ),
    )
    expect(Object.keys(parts).length).toBeGreaterThan(10)
    expect(others).toEqual([])
  })
})
