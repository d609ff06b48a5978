import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { AnswerText } from './answer-text.tsx'

it('until the code for markup has arrived, an answer shows none of its signs', () => {
  const shown = renderToString(createElement(AnswerText, null, '## The plan\n\n1. **Today:** breathe out\n2. **Tom'))
  expect(shown).toContain('The plan\nToday: breathe out\nTom')
  expect(shown).not.toMatch(/[#*]/)
})
