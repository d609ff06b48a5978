import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { maskPolygons } from '#web/ui/war-mask-shape.ts'

it('the strategist’s picture is the mask as it is drawn everywhere else', async () => {
  const picture = await readFile(new URL('./strategist-mask.svg', import.meta.url), 'utf8')
  const drawn = maskPolygons('strategist', 'oni').map(
    ({ fill, points }) => `<polygon fill="${fill}" points="${points}" />`,
  )
  expect(picture.match(/<polygon .*>/g)).toEqual(drawn)
})
