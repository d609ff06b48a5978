import Users from 'lucide-react/icons/users'
import { MOST_UNREAD } from '#contract/space-rules.ts'
import type { Space } from '#contract/spaces.ts'
import { useFormats } from '#web/i18n/formats.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { Link } from '#web/router/link.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Card } from '#web/ui/card.tsx'
import { JoinButton } from './join-button.tsx'
import { KINGS, spacePath } from './paths.ts'

/** The door of a space: its name, who is in it, what is new, and the button to join or open it. */
export function SpaceCard({ space }: { space: Space }) {
  const { t } = useTranslation('network')
  const { number } = useFormats()
  const { slug, name, about, members, unread, is_joined } = space
  // The Kings Network has a page that presents it.
  const path = slug === KINGS && !is_joined ? '/network/kings' : spacePath(slug)
  return (
    <Card as="li" leads tone={slug === KINGS ? 'brass' : 'plain'} className="grid content-between gap-5">
      <div>
        <div className="flex flex-wrap items-center gap-3 pe-4">
          <h3 className="type-display text-heading [overflow-wrap:anywhere]">
            <Link to={path} data-cover>
              {name}
            </Link>
          </h3>
          {unread > 0 && (
            <Badge variant="blood">
              {unread >= MOST_UNREAD ? t('manyNew', { count: MOST_UNREAD }) : t('new', { count: unread })}
            </Badge>
          )}
        </div>
        <p className="mt-3 line-clamp-3 text-sm text-muted">{about}</p>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="flex items-center gap-2 text-sm text-muted">
          <Users aria-hidden="true" className="size-4" />
          {t('members', { count: members, shown: number(members) })}
        </p>
        {/* Above the link that covers the card. */}
        <span className="relative z-1">
          <JoinButton space={space} variant={is_joined ? 'text' : 'secondary'} />
        </span>
      </div>
    </Card>
  )
}
