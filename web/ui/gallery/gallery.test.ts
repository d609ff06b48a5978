import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Gallery } from './gallery.tsx'

const ui = join(import.meta.dirname, '..')

/** Parts of other pieces, which are there; the app around the gallery brings the toasts. */
const WITHIN_OTHERS = ['chart-marks.tsx', 'field.tsx', 'glyphs.tsx', 'mask-picture.tsx', 'toasts.tsx']

test('the gallery can be drawn', () => {
  const html = renderToStaticMarkup(createElement(Gallery))
  const sections = [...html.matchAll(/<h2[^>]*>([^<]+)<\/h2>/g)].map(([, title]) => title)
  expect(sections).toEqual(expect.arrayContaining(['Type', 'Buttons', 'Fields', 'States']))
  for (const role of ['progressbar', 'tablist', 'img', 'switch']) expect(html).toContain(`role="${role}"`)
})

test('it shows every piece of the design system', async () => {
  const pieces = (await readdir(ui)).filter((file) => file.endsWith('.tsx') && !WITHIN_OTHERS.includes(file))
  const sources = await Promise.all(
    (await readdir(import.meta.dirname)).map((file) => readFile(join(import.meta.dirname, file), 'utf8')),
  )
  const shown = sources.join('\n')
  expect(pieces.length).toBeGreaterThan(25)
  expect(pieces.filter((file) => !shown.includes(`'../${file}'`))).toEqual([])
})
