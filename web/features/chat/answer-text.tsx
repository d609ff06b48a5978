import { lazy, memo, Suspense } from 'react'
import { importAgain } from '#web/i18n/import-again.ts'
import './chat.css'

const load = importAgain(() => import('./markdown.tsx'))
const Markdown = lazy(async () => ({ default: (await load()).Markdown }))

/** Readable at once; marked up as soon as the code for that has arrived. */
export const AnswerText = memo(function AnswerText({ children }: { children: string }) {
  return (
    <div className="chat-text">
      <Suspense fallback={<p className="whitespace-pre-line">{children}</p>}>
        <Markdown>{children}</Markdown>
      </Suspense>
    </div>
  )
})
