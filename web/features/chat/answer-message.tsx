import { lazy, memo, Suspense } from 'react'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { importPatiently } from '#web/navigation/import-patiently.ts'
import type { AnswerDetailsProps } from './answer-details.tsx'
import { AnswerText } from './answer-text.tsx'
import { useModelName } from './model-name.ts'

const load = importPatiently(() => import('./answer-details.tsx'))
const AnswerDetails = lazy(async () => ({ default: (await load()).AnswerDetails }))

type AnswerMessageProps = AnswerDetailsProps & {
  /** The name it speaks under. */
  speaker: string
  /** It answers nothing: there is nothing to say about it. */
  greeting: boolean
}

export const AnswerMessage = memo(function AnswerMessage({ speaker, greeting, ...details }: AnswerMessageProps) {
  const { t } = useTranslation('chat')
  const modelName = useModelName()
  const { content, state, model } = details.message
  const streaming = state === 'streaming'
  return (
    <li className="chat-answer" aria-busy={streaming}>
      <p className="flex flex-wrap items-baseline gap-x-2 text-sm text-muted">
        <span className="font-semibold text-text">{speaker}</span>
        {model && <span>{modelName(model)}</span>}
      </p>
      {content && <AnswerText>{content}</AnswerText>}
      {streaming && !content && <p className="chat-thinking text-muted">{t('thinking')}</p>}
      {!streaming && !greeting && (
        <Suspense fallback={null}>
          <AnswerDetails {...details} />
        </Suspense>
      )}
    </li>
  )
})
