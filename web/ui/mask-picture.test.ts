import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import type { PicturedMask } from './mask-picture.tsx'
import { type DrawnMask, maskFaces } from './war-mask-faces.ts'
import { maskPolygons } from './war-mask-from-id.ts'
import { drawnMaskPolygons } from './war-mask-shape.ts'

const masks: Record<PicturedMask, DrawnMask | undefined> = { ...maskFaces, nobody: undefined }

test.each(Object.entries(masks))('the picture file of %s equals the mask drawn by code', async (face, mask) => {
  const picture = await readFile(new URL(`./masks/${face}.svg`, import.meta.url), 'utf8')
  const polygons = mask ? drawnMaskPolygons(mask) : maskPolygons(face)
  const drawn = polygons.map(({ fill, points }) => `<polygon fill="${fill}" points="${points}" />`)
  expect(picture.match(/<polygon .*>/g)).toEqual(drawn)
})
