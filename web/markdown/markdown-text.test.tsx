import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { ANSWER_LENGTH } from '#contract/chat-rules.ts'
import { SCRIPT_PAYLOADS } from '#tests/support/script-payloads.ts'
import { Markdown } from './markdown.tsx'
import { MarkdownText, shouldRenderMarkdown } from './markdown-text.tsx'
import { plainText } from './plain-text.ts'

const PIECES =
  '[|![|*|**a|_|`|`a|[a](|<a |<|>|> |- |1. |\n|#|a*b|***|\\|&|&#|[^a]: |[a]: b\n|- a\n |> > > |![[]()|](|x '.split('|')

describe('an answer', () => {
  it('shows no markup characters until the Markdown code has loaded', () => {
    const shown = renderToString(<MarkdownText>{'## The plan\n\n1. **Today:** breathe out\n2. **Tom'}</MarkdownText>)
    expect(shown).toContain('The plan\nToday: breathe out\nTom')
    expect(shown).not.toMatch(/[#*]/)
  })

  it.each(PIECES)(
    'that repeats %j to the longest length is rendered without a stack overflow or a timeout',
    (piece) => {
      const text = piece.repeat(Math.ceil(ANSWER_LENGTH / piece.length)).slice(0, ANSWER_LENGTH)
      // Rendered as Markdown, some of these overflow the stack or block the page for half a minute.
      if (shouldRenderMarkdown(text)) renderToStaticMarkup(<Markdown>{text}</Markdown>)
      plainText(text)
    },
  )

  it('is rendered as Markdown only when it has markup, and not too much of it', () => {
    const step = '1. **Monday:** run *easy* for 30 min, see [the plan](https://example.com).\n   - then stretch\n\n'
    expect(shouldRenderMarkdown(step.repeat(30))).toBe(true)
    expect(shouldRenderMarkdown('> > > quoted\n\n- - nested')).toBe(true)
    expect(shouldRenderMarkdown('+ + + + +\n'.repeat(5))).toBe(false)
    expect(shouldRenderMarkdown('1. - +\n'.repeat(100))).toBe(false)
    expect(shouldRenderMarkdown('- a\n'.repeat(201))).toBe(false)
    expect(shouldRenderMarkdown('**a**\n\n----------\n\n1.5 - 2 - 3 - 4 - 5 kg')).toBe(true)
    expect(shouldRenderMarkdown('1. '.repeat(5_000))).toBe(false)
    expect(shouldRenderMarkdown('>'.repeat(5_000))).toBe(false)
    expect(shouldRenderMarkdown('a*b'.repeat(5_000))).toBe(false)
    expect(shouldRenderMarkdown('plain words')).toBe(false)
  })
})

describe('what a member writes in Markdown', () => {
  const marked = [...SCRIPT_PAYLOADS].flatMap((payload) => [
    payload,
    `[${payload}](${payload})`,
    `![${payload}](${payload})`,
    `<${payload}>`,
    `[x]: ${payload}\n\n[x]`,
    `> - **${payload}**\n\n\`\`\`${payload}\n${payload}`,
  ])

  const HARMLESS =
    /^<(\/?(p|strong|em|ul|ol|li|h3|h4|blockquote|code|pre|hr|br|a)( class="[^"]*")?( href="https:[^"]*" target="_blank" rel="noopener noreferrer nofollow")?\/?)>$/

  it(`makes no script, picture or strange address: ${SCRIPT_PAYLOADS.length} payloads in six places`, () => {
    for (const text of marked) {
      const tags = renderToStaticMarkup(<Markdown mentions={[]}>{text}</Markdown>).match(/<[^>]*>/g) ?? []
      expect(tags.filter((tag) => !HARMLESS.test(tag))).toEqual([])
    }
  })
})
