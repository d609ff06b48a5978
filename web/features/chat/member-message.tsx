import Pencil from 'lucide-react/icons/pencil'
import { type KeyboardEvent, memo, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { StoredMessage } from '#contract/chat.ts'
import { MESSAGE_LENGTH } from '#contract/chat-rules.ts'
import { Button, IconButton } from '#web/ui/button.tsx'

type MemberMessageProps = {
  message: StoredMessage
  editing: boolean
  /** Left out where it cannot be edited now. */
  onEdit: ((id: string) => void) | undefined
  onCancel: () => void
  onResend: (id: string, content: string) => void
}

export const MemberMessage = memo(function MemberMessage(props: MemberMessageProps) {
  const { message, editing, onEdit, onCancel, onResend } = props
  const { t } = useTranslation('chat')
  return (
    <li className="chat-question">
      <p className="sr-only">{t('you')}</p>
      {editing ? (
        <Editor content={message.content} onCancel={onCancel} onResend={(content) => onResend(message.id, content)} />
      ) : (
        <>
          <p className="bg-strong px-4 py-3 whitespace-pre-wrap">{message.content}</p>
          {onEdit && (
            <IconButton label={t('message.edit')} onClick={() => onEdit(message.id)} className="no-print self-start">
              <Pencil aria-hidden="true" className="size-4" />
            </IconButton>
          )}
        </>
      )}
    </li>
  )
})

type EditorProps = { content: string; onCancel: () => void; onResend: (content: string) => void }

function Editor({ content, onCancel, onResend }: EditorProps) {
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
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
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
