import { useQueryClient } from '@tanstack/react-query'
import Trash2 from 'lucide-react/icons/trash-2'
import { type ReactNode, useState } from 'react'
import { smallPictureAddress } from '#contract/file-rules.ts'
import type { Message } from '#contract/messages.ts'
import { call } from '#web/api/client.ts'
import { ActionDialog } from '#web/forms/action-dialog.tsx'
import { useFormats } from '#web/i18n/formats.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { Link } from '#web/router/link.tsx'
import { IconButton } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { showMessage } from './queries.ts'

type MessageItemProps = {
  thread_id: string
  message: Message
  otherName: string
  /** What can be done about a message of the other one. */
  care: ReactNode
}

export function MessageItem({ thread_id, message, otherName, care }: MessageItemProps) {
  const { t } = useTranslation('messages')
  const { dateTime } = useFormats()
  const client = useQueryClient()
  const [asks, setAsks] = useState(false)
  const { id, is_own, is_deleted, text, pictures, quote, created_at } = message
  return (
    <li className={classNames('grid max-w-[85%] gap-1', is_own ? 'justify-items-end self-end' : 'self-start')}>
      <div className={classNames('grid gap-2 px-4 py-2.5', is_own ? 'bg-strong' : 'border border-line')}>
        <span className="sr-only">{is_own ? t('message.you') : otherName}</span>
        {is_deleted ? (
          <p className="text-muted italic">{t('message.deleted')}</p>
        ) : (
          <>
            {quote && (
              <p className="border-s-3 border-blood ps-3 text-sm text-muted [overflow-wrap:anywhere]">
                <Link to={`/spaces/${quote.space_slug}/${quote.post_id}`} className="underline underline-offset-4">
                  {quote.words}
                </Link>
              </p>
            )}
            {text && <p className="whitespace-pre-line [overflow-wrap:anywhere]">{text}</p>}
            {pictures.map((picture) => (
              <a key={picture.id} href={picture.address} target="_blank" rel="noreferrer">
                <img
                  src={smallPictureAddress(picture.address)}
                  alt={picture.alt || t('message.picture')}
                  loading="lazy"
                  className="max-h-80 max-w-full"
                />
              </a>
            ))}
          </>
        )}
      </div>
      <div className="flex items-center gap-1 text-xs text-muted">
        <time dateTime={created_at}>{dateTime(created_at)}</time>
        {!is_deleted && care}
        {is_own && !is_deleted && (
          <IconButton label={t('message.delete')} className="-my-2" onClick={() => setAsks(true)}>
            <Trash2 aria-hidden="true" className="size-4" />
          </IconButton>
        )}
      </div>
      {asks && (
        <ActionDialog
          title={t('message.deleteTitle')}
          submitLabel={t('message.delete')}
          danger
          act={async () => showMessage(client, thread_id, await call('DELETE /api/messages/:id', { id }))}
          onClose={() => setAsks(false)}
        >
          <p>{t('message.deleteText')}</p>
        </ActionDialog>
      )}
    </li>
  )
}
