import { memo } from 'react'
import { latePart } from '#web/router/late-part.tsx'
import { LinkedText } from './linked-text.tsx'
import type { MarkdownProps } from './markdown.tsx'
import { plainText } from './plain-text.ts'
import './markdown-text.css'

/** Also called when the composer gets the focus, so that the code is loaded before the first text needs it. */
export const loadMarkdown = () => import('./markdown.tsx')

const Markdown = latePart(loadMarkdown, (module) => module.Markdown, {
  Missing: ({ props }) => <WithoutMarkup {...props} />,
  waiting: (props) => <WithoutMarkup {...props} />,
})

/** Matches every character that can be Markdown; a few plain texts match too. */
const MARKUP = /[*_#`>[\]<&\\]|^[ \t]*([-+]|\d+[.)])\s/m

/** No useful answer has more than this. */
const MAX_MARKUP_CHARACTERS = 600
const MAX_LINES = 600
const MAX_LIST_MARKERS = 200
/** At the beginning of a line or after a space. A dash within a sentence matches too. */
const LIST_MARKER = /(?:^|[ \t>])(?:[-+*]|\d{1,9}[.)])(?=\s|$)/gm
/** Quotations or lists nested more than three deep in one line. */
const DEEPLY_NESTED = /^[ \t]*(?:(?:>|(?:[-+*]|\d{1,9}[.)])(?=\s|$))[ \t]*){4,}/m

/**
 * The time to parse Markdown grows with the square of some markup characters, and nesting a thousand deep overflows the
 * stack: 20,000 characters of "1. " would block a page for half a minute. A feed shows
 * twenty texts, and each list marker becomes elements.
 */
export function shouldRenderMarkdown(text: string): boolean {
  return (
    MARKUP.test(text) &&
    (text.match(/[*_`>[\]<&\\]/g)?.length ?? 0) <= MAX_MARKUP_CHARACTERS &&
    (text.match(/\n/g)?.length ?? 0) <= MAX_LINES &&
    (text.match(LIST_MARKER)?.length ?? 0) <= MAX_LIST_MARKERS &&
    !DEEPLY_NESTED.test(text)
  )
}

/** Shows plain text at once, and rendered Markdown as soon as the code for it has loaded. */
export const MarkdownText = memo(function MarkdownText({ children, mentions, buttons }: MarkdownProps) {
  return (
    <div className="markdown-text">
      {shouldRenderMarkdown(children) ? (
        <Markdown mentions={mentions} buttons={buttons}>
          {children}
        </Markdown>
      ) : (
        <Plain mentions={mentions}>{children}</Plain>
      )}
    </div>
  )
})

function WithoutMarkup({ children }: MarkdownProps) {
  return <Plain>{plainText(children)}</Plain>
}

function Plain({ children, mentions }: MarkdownProps) {
  return (
    <p className="whitespace-pre-line">
      {mentions ? <LinkedText mentions={mentions}>{children}</LinkedText> : children}
    </p>
  )
}
