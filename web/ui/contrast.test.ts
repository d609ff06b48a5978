import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const css = readFileSync(new URL('../styles.css', import.meta.url), 'utf8')

/** A token's colour in a theme, as the style sheet declares it. */
function token(name: string, theme: 'light' | 'dark'): string {
  const value = new RegExp(`--${name}: ([^;]+);`).exec(css)?.[1]
  if (!value) throw new Error(`styles.css has no --${name}`)
  const pair = /^light-dark\((#[\da-f]{6}), (#[\da-f]{6})\)$/.exec(value)
  return (pair ? pair[theme === 'light' ? 1 : 2] : value) ?? ''
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

const grounds = ['ground', 'raised', 'overlay', 'sunken', 'strong']
const texts = ['text', 'muted', 'danger', 'fire', 'gilt', 'good']
const textPairs = [
  ...grounds.flatMap((ground) => texts.map((text) => [text, ground] as const)),
  ['on-action', 'action'],
  ['on-action', 'action-deep'],
  ['on-action', 'blood'],
  ['ink', 'ember'],
  ['ink', 'brass'],
] as const
const shapePairs = [
  ...['ground', 'raised', 'overlay'].flatMap((ground) =>
    ['edge', 'focus', 'action'].map((shape) => [shape, ground] as const),
  ),
  ['edge', 'sunken'],
  ['focus', 'strong'],
] as const

describe.each(['light', 'dark'] as const)('in the %s theme', (theme) => {
  it.each(textPairs)('%s on %s has a contrast of at least 4.5 to 1', (text, ground) => {
    expect(contrast(token(text, theme), token(ground, theme))).toBeGreaterThanOrEqual(4.5)
  })

  it.each(shapePairs)('%s on %s has a contrast of at least 3 to 1', (shape, ground) => {
    expect(contrast(token(shape, theme), token(ground, theme))).toBeGreaterThanOrEqual(3)
  })
})

it('the contrast is calculated as the standard defines it', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21)
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
})
