import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { MESSAGE_LENGTH } from '#contract/chat-rules.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { Button } from '#web/ui/button.tsx'
import { sendsOnEnter } from '#web/ui/sends-on-enter.ts'

type MessageEditorProps = { content: string; onCancel: () => void; onResend: (content: string) => void }

export function MessageEditor({ content, onCancel, onResend }: MessageEditorProps) {
  const { t } = useTranslation(['chat', 'common'])
  const [text, setText] = useState(content)
  const field = useRef<HTMLTextAreaElement>(null)
  useEffect(() => {
    field.current?.focus()
    field.current?.setSelectionRange(content.length, content.length)
  }, [content])
  const usable = text.trim() !== '' && text.trim().length <= MESSAGE_LENGTH
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      event.preventDefault()
      onCancel()
    }
    if (!sendsOnEnter(event)) return
    event.preventDefault()
    if (usable) onResend(text)
  }
  return (
    <div className="grid w-full gap-2">
      <textarea
        ref={field}
        aria-label={t('message.editLabel')}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={onKeyDown}
        className="field-box field-sizing-content max-h-60 min-h-20"
      />
      <div className="flex flex-wrap items-center justify-end gap-2">
        <p className="me-auto text-sm text-muted">{t('message.editNote')}</p>
        <Button variant="ghost" size="small" onClick={onCancel}>
          {t('common:action.cancel')}
        </Button>
        <Button size="small" disabled={!usable} onClick={() => onResend(text)}>
          {t('message.resend')}
        </Button>
      </div>
    </div>
  )
}
