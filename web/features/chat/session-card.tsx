import MessagesSquare from 'lucide-react/icons/messages-square'
import Pencil from 'lucide-react/icons/pencil'
import Trash2 from 'lucide-react/icons/trash-2'
import type { ConversationLine } from '#contract/conversations.ts'
import { WAR_ROOM } from '#contract/rooms.ts'
import { useFormats } from '#web/i18n/formats.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button, IconButton } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { useSessionName } from './session-name.ts'

export type SessionCardActions = {
  onReopen: (session: ConversationLine) => void
  onRename: (session: ConversationLine) => void
  onDelete: (session: ConversationLine) => void
}

type SessionCardProps = SessionCardActions & { session: ConversationLine; open: boolean }

export function SessionCard({ session, open, onReopen, onRename, onDelete }: SessionCardProps) {
  const { t } = useTranslation('chat')
  const { date } = useFormats()
  const name = useSessionName()(session)
  const { room, template, created_at, messages, excerpt } = session
  return (
    <Card as="li" tone={open ? 'chosen' : 'plain'} className="flex flex-col gap-3">
      <div className="grid gap-1.5 pe-4">
        <h3 className="type-display text-subheading">{name}</h3>
        {room === WAR_ROOM && <p className="font-semibold text-fire">{t(`strategy.${template}`)}</p>}
        <p className="text-sm text-muted">
          <time dateTime={created_at}>{date(created_at)}</time> <span aria-hidden="true">·</span>{' '}
          {t('sessions.messages', { count: messages })}
        </p>
      </div>
      <p className="line-clamp-3 grow text-sm text-muted">{excerpt}</p>
      <div className="-ms-2 flex flex-wrap items-center gap-1">
        {open ? (
          <Badge variant="quiet" className="mx-2">
            {t('sessions.open')}
          </Badge>
        ) : (
          <Button
            variant="ghost"
            size="small"
            aria-label={t('sessions.reopenLabel', { topic: name })}
            onClick={() => onReopen(session)}
            className="text-text"
          >
            <MessagesSquare aria-hidden="true" className="size-4" />
            {t('sessions.reopen')}
          </Button>
        )}
        <IconButton label={t('sessions.renameLabel', { topic: name })} onClick={() => onRename(session)}>
          <Pencil aria-hidden="true" className="size-4" />
        </IconButton>
        <IconButton
          label={t('sessions.deleteLabel', { topic: name })}
          onClick={() => onDelete(session)}
          className="hover:text-danger"
        >
          <Trash2 aria-hidden="true" className="size-4" />
        </IconButton>
      </div>
    </Card>
  )
}
