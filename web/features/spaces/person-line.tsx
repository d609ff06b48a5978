import type { ReactNode } from 'react'
import type { Person } from '#contract/people.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { Link } from '#web/router/link.tsx'
import { Avatar } from '#web/ui/avatar.tsx'
import { Badge } from '#web/ui/badge.tsx'

type PersonLineProps = { person: Person | null; linked: boolean; children: ReactNode }

/** Mask, name and rank beside a post. Someone whose account is deleted has neither name nor page. */
export function PersonLine({ person, linked, children }: PersonLineProps) {
  const { t } = useTranslation('spaces')
  const name = person?.full_name ?? t('post.formerMember')
  return (
    <div className="flex min-w-0 flex-1 items-center gap-3">
      <Avatar id={person?.user_id ?? 'former'} src={person?.avatar_url} size="small" />
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          {person && linked ? (
            <Link to={`/people/${person.handle}`} className="font-semibold hover:underline [overflow-wrap:anywhere]">
              {name}
            </Link>
          ) : (
            <span className="font-semibold [overflow-wrap:anywhere]">{name}</span>
          )}
          {person && person.role !== 'member' && <Badge variant="brass">{t(`role.${person.role}`)}</Badge>}
          {person && person.role === 'member' && person.rank !== 'newcomer' && (
            <Badge variant="quiet">{t(`rank.${person.rank}`)}</Badge>
          )}
        </p>
        <p className="flex flex-wrap gap-x-2 text-sm text-muted">{children}</p>
      </div>
    </div>
  )
}
