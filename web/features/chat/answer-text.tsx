import { lazy, memo, Suspense } from 'react'
import { importPatiently } from '#web/navigation/import-patiently.ts'
import { plainText } from './plain-text.ts'
import './chat.css'

/** Also called when a chat opens, so that the code is there before the first answer. */
export const loadMarkdown = importPatiently(() => import('./markdown.tsx'))
const Markdown = lazy(async () => ({ default: (await loadMarkdown()).Markdown }))

/** Anything that could mean something in Markdown, and a little that could not. */
const MARKUP = /[*_#`>[\]<&\\]|^\s*([-+]|\d+[.)])\s/m

/** Readable at once; marked up, where there is markup, as soon as the code for that has arrived. */
export const AnswerText = memo(function AnswerText({ children }: { children: string }) {
  return (
    <div className="chat-text">
      {MARKUP.test(children) ? (
        <Suspense fallback={<Plain>{plainText(children)}</Plain>}>
          <Markdown>{children}</Markdown>
        </Suspense>
      ) : (
        <Plain>{children}</Plain>
      )}
    </div>
  )
})

function Plain({ children }: { children: string }) {
  return <p className="whitespace-pre-line">{children}</p>
}
