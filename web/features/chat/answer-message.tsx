import { memo } from 'react'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { MarkdownText } from '#web/markdown/markdown-text.tsx'
import { latePart } from '#web/router/late-part.tsx'
import type { AnswerDetailsProps } from './answer-details.tsx'
import { AnswerNote } from './answer-note.tsx'
import { useModelName } from './model-name.ts'

/** The state of the answer is shown even if the code of the details fails to load. */
const AnswerDetails = latePart(
  () => import('./answer-details.tsx'),
  (module) => module.AnswerDetails,
  { Missing: ({ props }) => <AnswerNote {...props} /> },
)

type AnswerMessageProps = AnswerDetailsProps & {
  /** The name of the coach or strategist who answers. */
  speaker: string
  /** A greeting answers no question, so it has no details. */
  greeting: boolean
}

export const AnswerMessage = memo(function AnswerMessage({ speaker, greeting, ...details }: AnswerMessageProps) {
  const { t } = useTranslation('chat')
  const modelName = useModelName()
  const { content, state, model, trace } = details.message
  const { onSay } = details
  const besides = trace?.besides ?? []
  const buttons = onSay && besides.length > 0 ? { texts: besides, onPress: onSay } : undefined
  const streaming = state === 'streaming'
  return (
    <li className="chat-answer" aria-busy={streaming}>
      <p className="flex flex-wrap items-baseline gap-x-2 text-sm text-muted">
        <span className="font-semibold text-text">{speaker}</span>
        {model && <span>{modelName(model)}</span>}
      </p>
      {content && <MarkdownText buttons={buttons}>{content}</MarkdownText>}
      {streaming && !content && <p className="chat-thinking text-muted">{t('thinking')}</p>}
      {!streaming && !greeting && <AnswerDetails {...details} />}
    </li>
  )
})
