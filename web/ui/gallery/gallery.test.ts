import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, expect, test, vi } from 'vitest'

const ui = join(import.meta.dirname, '..')

/** Parts of components that are shown; the app around the gallery renders the toasts. */
const WITHIN_OTHERS = ['chart-marks.tsx', 'field.tsx', 'glyphs.tsx', 'mask-picture.tsx', 'toasts.tsx']

type CreateElement = (type: unknown, ...rest: unknown[]) => unknown

/** Every component that React was asked to render, anywhere in the tree. */
const drawn = vi.hoisted(() => new Set<unknown>())
vi.mock('react/jsx-dev-runtime', async (original) => {
  const runtime = await original<{ jsxDEV: CreateElement }>()
  const jsxDEV: CreateElement = (type, ...rest) => {
    drawn.add(type)
    return runtime.jsxDEV(type, ...rest)
  }
  return { ...runtime, jsxDEV }
})

let html: string

beforeAll(async () => {
  // Loaded again: modules that another test file loaded before would not be recorded.
  vi.resetModules()
  const { Gallery } = await import('./gallery.tsx')
  html = renderToStaticMarkup(createElement(Gallery))
})

test('the gallery renders', () => {
  const sections = [...html.matchAll(/<h2[^>]*>([^<]+)<\/h2>/g)].map(([, title]) => title)
  expect(sections).toEqual(expect.arrayContaining(['Type', 'Buttons', 'Fields', 'States']))
  for (const role of ['progressbar', 'tablist', 'img', 'switch']) expect(html).toContain(`role="${role}"`)
})

test('the gallery shows every component of the design system', async () => {
  const files = (await readdir(ui)).filter((file) => file.endsWith('.tsx') && !WITHIN_OTHERS.includes(file))
  expect(files.length).toBeGreaterThan(25)
  for (const file of files) {
    const exported = Object.entries(await import(/* @vite-ignore */ join(ui, file)))
    const components = exported.filter(([name, value]) => /^[A-Z]/.test(name) && typeof value === 'function')
    expect(components.length, file).toBeGreaterThan(0)
    expect(components.filter(([, component]) => !drawn.has(component)).map(([name]) => `${file}: ${name}`)).toEqual([])
  }
})
