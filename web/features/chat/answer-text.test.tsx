import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { ANSWER_LENGTH } from '#contract/chat-rules.ts'
import { isWorthDrawing } from './answer-text.tsx'
import { Markdown } from './markdown.tsx'
import { plainText } from './plain-text.ts'

const PIECES =
  '[|![|*|**a|_|`|`a|[a](|<a |<|>|> |- |1. |\n|#|a*b|***|\\|&|&#|[^a]: |[a]: b\n|- a\n |> > > |![[]()|](|x '.split('|')

describe('an answer made to be hard to draw', () => {
  it.each(PIECES)('%j again and again is shown as it is, or drawn without effort', (piece) => {
    const text = piece.repeat(Math.ceil(ANSWER_LENGTH / piece.length)).slice(0, ANSWER_LENGTH)
    // Some of these overflow the stack or hold a page for half a minute when they are drawn.
    if (isWorthDrawing(text)) renderToStaticMarkup(<Markdown>{text}</Markdown>)
    plainText(text)
  })

  it('is told from an ordinary long one', () => {
    const step = '1. **Monday:** run *easy* for 30 min, see [the plan](https://example.com).\n   - then stretch\n\n'
    expect(isWorthDrawing(step.repeat(30))).toBe(true)
    expect(isWorthDrawing('> > > quoted\n\n- - nested')).toBe(true)
    expect(isWorthDrawing('1. '.repeat(5_000))).toBe(false)
    expect(isWorthDrawing('>'.repeat(5_000))).toBe(false)
    expect(isWorthDrawing('a*b'.repeat(5_000))).toBe(false)
    expect(isWorthDrawing('plain words')).toBe(false)
  })
})
