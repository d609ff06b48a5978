import type { Person } from '#contract/people.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { Badge } from '#web/ui/badge.tsx'

/** Who the other one is; staff is marked. `person` is null after the account was deleted. */
export function PersonName({ person }: { person: Person | null }) {
  const { t } = useTranslation('messages')
  if (!person) return <span className="text-muted">{t('deletedAccount')}</span>
  return (
    <span className="inline-flex flex-wrap items-center gap-x-2 gap-y-1">
      <span className="font-semibold [overflow-wrap:anywhere]">{person.full_name}</span>
      {person.role !== 'member' && <Badge variant="quiet">{t(`role.${person.role}`)}</Badge>}
    </span>
  )
}

export function PersonPicture({ person, fallback }: { person: Person | null; fallback: string }) {
  return <Avatar id={person?.user_id ?? fallback} src={person?.avatar_url ?? null} size="small" />
}
