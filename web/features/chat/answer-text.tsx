import { memo } from 'react'
import { latePart } from '#web/navigation/late-part.tsx'
import { plainText } from './plain-text.ts'
import './chat.css'

/** Also called when a chat opens, so that the code is there before the first answer. */
export const loadMarkdown = () => import('./markdown.tsx')

const Markdown = latePart(loadMarkdown, (module) => module.Markdown, {
  Missing: ({ props }) => <Unmarked {...props} />,
  waiting: (props) => <Unmarked {...props} />,
})

/** Anything that could mean something in Markdown, and a little that could not. */
const MARKUP = /[*_#`>[\]<&\\]|^\s*([-+]|\d+[.)])\s/m

/** Readable at once; marked up, where there is markup, as soon as the code for that has arrived. */
export const AnswerText = memo(function AnswerText({ children }: { children: string }) {
  return (
    <div className="chat-text">
      {MARKUP.test(children) ? <Markdown>{children}</Markdown> : <Plain>{children}</Plain>}
    </div>
  )
})

function Unmarked({ children }: { children: string }) {
  return <Plain>{plainText(children)}</Plain>
}

function Plain({ children }: { children: string }) {
  return <p className="whitespace-pre-line">{children}</p>
}
