import { expect, test } from 'vitest'

const { checkNode } = (await import(new URL('check-node.mjs', import.meta.url).href)) as {
  checkNode(version: string): string | undefined
}

test.each(['18.20.8', '20.19.5', '21.7.3', '22.0.0', '22.17.1', '23.0.0', '23.5.0'])(
  'Node %s is refused because it cannot load TypeScript',
  (version) => {
    expect(checkNode(version)).toMatch(new RegExp(`^Kiai needs Node 22\\.18, 23\\.6 or newer and found ${version}\\.`))
  },
)

test.each(['22.18.0', '22.20.0', '23.6.0', '23.11.1', '24.0.0', '26.10.0', '100.0.0'])(
  'Node %s is accepted',
  (version) => {
    expect(checkNode(version)).toBeUndefined()
  },
)
