import { useInfiniteQuery } from '@tanstack/react-query'
import Users from 'lucide-react/icons/users'
import type { PersonCard } from '#contract/people.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { Link } from '#web/router/link.tsx'
import { Avatar } from '#web/ui/avatar.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { RetryNotice } from '#web/ui/retry-notice.tsx'
import { Skeleton, SkeletonGroup } from '#web/ui/skeleton.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { useTyped } from '#web/ui/use-typed.ts'
import { OwnPersonCard } from './own-person-card.tsx'
import { peopleQuery, type WantedPeople } from './queries.ts'

const SEARCH_MAX_LENGTH = 80

type DirectoryProps = { wanted: WantedPeople; onWant: (wanted: WantedPeople) => void }

/** Those who chose to be found, of one space or of the whole Network. */
export function Directory({ wanted, onWant }: DirectoryProps) {
  const { t } = useTranslation('people')
  const [typed, setTyped] = useTyped(wanted.search ?? '', (text) =>
    onWant({ ...(wanted.space && { space: wanted.space }), ...(text && { search: text }) }),
  )
  return (
    <div className="grid gap-8">
      <header>
        {wanted.space && (
          <p className="mb-4 text-sm">
            <Link to={`/spaces/${wanted.space}`} className="underline underline-offset-4">
              {t('backToSpace')}
            </Link>
          </p>
        )}
        <h1 className="type-display text-title">{t('title')}</h1>
        <p className="mt-3 max-w-[60ch] text-lead text-muted">{t(wanted.space ? 'leadSpace' : 'lead')}</p>
      </header>
      <OwnPersonCard />
      <search className="max-w-xl">
        <TextField
          label={t('search')}
          type="search"
          autoComplete="off"
          maxLength={SEARCH_MAX_LENGTH}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      </search>
      <Found wanted={wanted} onShowAll={() => onWant({})} />
    </div>
  )
}

function Found({ wanted, onShowAll }: { wanted: WantedPeople; onShowAll: () => void }) {
  const { t } = useTranslation(['people', 'common'])
  const list = useInfiniteQuery(peopleQuery(wanted))
  const people = list.data?.pages.flatMap((page) => page.people) ?? []
  const isNarrowed = wanted.search !== undefined || wanted.space !== undefined
  return (
    <>
      {list.isPending && (
        <SkeletonGroup label={t('loading')} className="grid gap-3">
          <Skeleton className="h-24" />
          <Skeleton className="h-24" />
        </SkeletonGroup>
      )}
      {list.isError && (
        <RetryNotice retryLabel={t('common:action.retry')} busy={list.isFetching} onRetry={list.refetch}>
          {t('failed')}
        </RetryNotice>
      )}
      {list.isSuccess && people.length === 0 && (
        <EmptyState
          seed="people"
          icon={<Users aria-hidden="true" className="size-10" />}
          title={t(isNarrowed ? 'nobodyFound' : 'nobody')}
          action={
            isNarrowed && (
              <Button variant="secondary" onClick={onShowAll}>
                {t('showAll')}
              </Button>
            )
          }
        >
          {t(isNarrowed ? 'nobodyFoundText' : 'nobodyText')}
        </EmptyState>
      )}
      {people.length > 0 && (
        <ul
          aria-busy={list.isPlaceholderData}
          className={classNames('grid gap-x-8 gap-y-4 md:grid-cols-2', list.isPlaceholderData && 'opacity-60')}
        >
          {people.map((person) => (
            <PersonItem key={person.user_id} person={person} />
          ))}
        </ul>
      )}
      {list.hasNextPage && (
        <Button
          variant="secondary"
          className="w-fit"
          busy={list.isFetchingNextPage}
          onClick={() => void list.fetchNextPage()}
        >
          {t('more')}
        </Button>
      )}
    </>
  )
}

function PersonItem({ person: { user_id, handle, full_name, avatar_url, about, rank, role } }: { person: PersonCard }) {
  const { t } = useTranslation('people')
  return (
    <li className="flex gap-4 border-t border-line pt-4">
      <Avatar id={user_id} src={avatar_url} />
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <Link to={`/people/${handle}`} className="font-semibold hover:underline [overflow-wrap:anywhere]">
            {full_name}
          </Link>
          {role !== 'member' && <Badge variant="brass">{t(`role.${role}`)}</Badge>}
          {role === 'member' && rank !== 'newcomer' && <Badge variant="quiet">{t(`rank.${rank}`)}</Badge>}
        </p>
        <p className="text-sm text-muted">@{handle}</p>
        {about && <p className="mt-1 line-clamp-3 [overflow-wrap:anywhere]">{about}</p>}
      </div>
    </li>
  )
}
