import { useQuery } from '@tanstack/react-query'
import Check from 'lucide-react/icons/user-check'
import Plus from 'lucide-react/icons/user-plus'
import { startTransition, useOptimistic } from 'react'
import type { Follow } from '#contract/coaches.ts'
import { useFormats } from '#web/i18n/formats.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { Button } from '#web/ui/button.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { withFollowing } from './follow-count.ts'
import { followQuery } from './queries.ts'
import { useFollowCoach } from './use-follow-coach.ts'

type FollowButtonProps = {
  slug: string
  name: string
  /** Coaches cannot follow themselves: only the number is shown. */
  own?: boolean
}

/** The number of a coach's followers, and a button to follow. */
export function FollowButton({ slug, name, own = false }: FollowButtonProps) {
  const { t } = useTranslation(['coaches', 'common'])
  const { data, isError, refetch } = useQuery(followQuery(slug))
  if (data) return <FollowToggle slug={slug} name={name} own={own} follow={data} />
  if (!isError) return <Skeleton className="h-12 w-56" />
  return (
    <p role="alert" className="flex flex-wrap items-center gap-x-4 gap-y-2 text-muted">
      {t('follow.notLoaded')}
      <Button variant="text" size="small" onClick={() => void refetch()}>
        {t('common:action.retry')}
      </Button>
    </p>
  )
}

/** Changes at once, and changes back if the server refuses. */
function FollowToggle({ slug, name, own, follow }: FollowButtonProps & { follow: Follow }) {
  const { t } = useTranslation('coaches')
  const { number } = useFormats()
  const followCoach = useFollowCoach(slug, name)
  const [{ following, followers }, show] = useOptimistic(follow, withFollowing)
  const turn = (next: boolean) =>
    startTransition(async () => {
      show(next)
      await followCoach(next)
    })
  const Icon = following ? Check : Plus
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
      {!own && (
        <Button variant="secondary" aria-pressed={following} onClick={() => turn(!following)}>
          <Icon aria-hidden="true" className="size-[1.05em]" strokeWidth={2.5} />
          {following ? t('follow.following') : t('follow.follow')}
        </Button>
      )}
      <p role="status" className="text-sm text-muted">
        {t('follow.followers', { count: followers, shown: number(followers) })}
      </p>
    </div>
  )
}
