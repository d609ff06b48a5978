import { memo } from 'react'
import { latePart } from '#web/navigation/late-part.tsx'
import { plainText } from './plain-text.ts'
import './chat.css'

/** Also called by whoever is about to write, so that the code is there before the first answer. */
export const loadMarkdown = () => import('./markdown.tsx')

const Markdown = latePart(loadMarkdown, (module) => module.Markdown, {
  Missing: ({ props }) => <Unmarked {...props} />,
  waiting: (props) => <Unmarked {...props} />,
})

/** Anything that could mean something in Markdown, and a little that could not. */
const MARKUP = /[*_#`>[\]<&\\]|^[ \t]*([-+]|\d+[.)])\s/m

/** Of no answer that is worth drawing. */
const MOST_SIGNS = 600
const MOST_LINES = 600
/** Quotations or lists in each other, eight deep. */
const DEEP = /^[ \t]*(?:(?:>|[-+*]|\d{1,9}[.)])[ \t]*){8,}/m

/**
 * The time to read Markdown grows with the square of some of its signs, and what is nested a thousand deep overflows the
 * stack: 20,000 characters of "1. " would hold a page for half a minute.
 */
export function isWorthDrawing(text: string): boolean {
  return (
    MARKUP.test(text) &&
    (text.match(/[*_`>[\]<&\\]/g)?.length ?? 0) <= MOST_SIGNS &&
    (text.match(/\n/g)?.length ?? 0) <= MOST_LINES &&
    !DEEP.test(text)
  )
}

/** Readable at once; marked up, where there is markup, as soon as the code for that has arrived. */
export const AnswerText = memo(function AnswerText({ children }: { children: string }) {
  return (
    <div className="chat-text">
      {isWorthDrawing(children) ? <Markdown>{children}</Markdown> : <Plain>{children}</Plain>}
    </div>
  )
})

function Unmarked({ children }: { children: string }) {
  return <Plain>{plainText(children)}</Plain>
}

function Plain({ children }: { children: string }) {
  return <p className="whitespace-pre-line">{children}</p>
}
