import Pencil from 'lucide-react/icons/pencil'
import { memo } from 'react'
import type { StoredMessage } from '#contract/chat.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { IconButton } from '#web/ui/button.tsx'
import { MessageEditor } from './message-editor.tsx'

type MemberMessageProps = {
  message: StoredMessage
  editing: boolean
  /** Undefined while the message cannot be edited. */
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
        <MessageEditor
          content={message.content}
          onCancel={onCancel}
          onResend={(content) => onResend(message.id, content)}
        />
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
