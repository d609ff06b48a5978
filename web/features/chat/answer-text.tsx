import { lazy, memo, Suspense } from 'react'
import { importPatiently } from '#web/navigation/import-patiently.ts'
import './chat.css'

const load = importPatiently(() => import('./markdown.tsx'))
const Markdown = lazy(async () => ({ default: (await load()).Markdown }))

/** Anything that could mean something in Markdown, and a little that could not. */
const MARKUP = /[*_#`>[\]<&\\]|^\s*([-+]|\d+[.)])\s/m

/** Readable at once; marked up, where there is markup, as soon as the code for that has arrived. */
export const AnswerText = memo(function AnswerText({ children }: { children: string }) {
  const plain = <p className="whitespace-pre-line">{children}</p>
  return (
    <div className="chat-text">
      {MARKUP.test(children) ? (
        <Suspense fallback={plain}>
          <Markdown>{children}</Markdown>
        </Suspense>
      ) : (
        plain
      )}
    </div>
  )
})
