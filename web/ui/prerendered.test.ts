import { createElement as piece, type ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { Button } from './button.tsx'
import { Card, type CardProps } from './card.tsx'
import { DrawnWarMask } from './drawn-mask.tsx'
import { FlameIcon, GuardIcon, ScrollIcon, SpeechIcon } from './emblems.tsx'
import { InkCircle, InkStroke, InkSun, InkUnderline } from './ink.tsx'
import { InkCover } from './ink-cover.tsx'
import { Menu, type MenuProps } from './menu.tsx'
import { Toasts } from './toasts.tsx'
import { WarMask } from './war-mask.tsx'
import { maskFaces } from './war-mask-faces.ts'
import { Wordmark } from './wordmark.tsx'

const card: CardProps = { numeral: 1, children: 'Text' }
const menu: MenuProps = {
  label: 'Language',
  items: [{ id: 'en', label: 'English', checked: true }],
  children: 'EN',
}

const pieces: Record<string, ReactElement> = {
  mask: piece(DrawnWarMask, { mask: maskFaces.shogun, label: 'A mask' }),
  'mask from an id': piece(WarMask, { id: 'a' }),
  sun: piece(InkSun, { seed: 'a' }),
  stroke: piece(InkStroke, { seed: 'a' }),
  circle: piece(InkCircle, { seed: 'a' }),
  underline: piece(InkUnderline, { seed: 'a' }),
  cover: piece(InkCover, { seed: 'a' }),
  wordmark: piece(Wordmark, { label: 'Kiai' }),
  guard: piece(GuardIcon),
  flame: piece(FlameIcon),
  speech: piece(SpeechIcon),
  scroll: piece(ScrollIcon),
  button: piece(Button, { busy: true }, 'Send'),
  card: piece(Card, card),
  menu: piece(Menu, menu),
  toasts: piece(Toasts, { regionLabel: 'News', dismissLabel: 'Close' }),
}

describe.each(Object.entries(pieces))('the %s in prerendered HTML', (_, element) => {
  const markup = renderToStaticMarkup(element)

  it('has no inline style, which the content security policy would refuse', () => {
    expect(markup).not.toMatch(/\sstyle=|<style|\son\w+=/)
  })

  it('stays below its size limit', () => {
    expect(markup).toMatch(/^<(svg|button|div|section)/)
    expect(markup.length).toBeLessThan(8000)
  })
})
