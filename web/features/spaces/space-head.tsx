import { useMutation, useQueryClient } from '@tanstack/react-query'
import Users from 'lucide-react/icons/users'
import type { ReactNode } from 'react'
import { pageExists } from '#contract/pages.ts'
import type { Space } from '#contract/spaces.ts'
import { asApiError } from '#web/api/api-error.ts'
import { call } from '#web/api/client.ts'
import { queryKeys } from '#web/api/query-keys.ts'
import { useErrorTexts } from '#web/i18n/error-texts.ts'
import { useFormats } from '#web/i18n/formats.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { latePart } from '#web/router/late-part.tsx'
import { Link } from '#web/router/link.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { toast } from '#web/ui/toast.ts'
import { showSpace } from './change-posts.ts'

const SlowMode = latePart(
  () => import('./slow-mode.tsx'),
  (module) => module.SlowMode,
  { prefetch: false, waiting: () => <Skeleton className="h-20 max-w-xs" /> },
)

type SpaceHeadProps = { space: Space; tone: string; children?: ReactNode }

export function SpaceHead({ space, tone, children }: SpaceHeadProps) {
  const { t } = useTranslation('spaces')
  const { number } = useFormats()
  const { slug, kind, name, about, members, coach_slug, may_enter } = space
  return (
    <header className="grid gap-4">
      {pageExists('/network') && (
        <p className="text-sm">
          <Link to="/network" className="underline underline-offset-4">
            {t('head.back')}
          </Link>
        </p>
      )}
      <div>
        <p className="flex flex-wrap items-center gap-3">
          <Badge variant="brass">{t(`kind.${kind}`)}</Badge>
          {space.slow_seconds > 0 && <Badge variant="quiet">{t('head.slow')}</Badge>}
        </p>
        <h1 className="type-display mt-4 text-title [overflow-wrap:anywhere]">{name}</h1>
        <p className="mt-3 max-w-[60ch] text-lead whitespace-pre-line text-muted [overflow-wrap:anywhere]">{about}</p>
      </div>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        {may_enter && <JoinButton space={space} />}
        <p className="inline-flex items-center gap-2 text-muted">
          <Users aria-hidden="true" className="size-5" />
          {t('head.members', { count: members, shown: number(members) })}
        </p>
        {may_enter && (
          <Link to={`/people?space=${slug}`} className={buttonClass({ variant: 'text', size: 'small' })}>
            {t('head.people')}
          </Link>
        )}
        {coach_slug && (
          <Link to={`/coach/${coach_slug}/profile`} className={buttonClass({ variant: 'text', size: 'small' })}>
            {t('head.coach')}
          </Link>
        )}
      </div>
      {tone && (
        <details className="max-w-[60ch]">
          <summary className="min-h-11 cursor-pointer py-2 font-semibold">{t('head.tone')}</summary>
          <p className="whitespace-pre-line text-muted">{tone}</p>
        </details>
      )}
      {space.may_moderate && may_enter && <SlowMode space={space} />}
      {children}
    </header>
  )
}

export function JoinButton({ space }: { space: Space }) {
  const { t } = useTranslation('spaces')
  const { errorText } = useErrorTexts()
  const client = useQueryClient()
  const { slug, is_joined } = space
  const { mutate, isPending } = useMutation({
    mutationFn: () => call(is_joined ? 'POST /api/spaces/:slug/leave' : 'POST /api/spaces/:slug/join', { slug }),
    onSuccess: (changed) => {
      showSpace(client, changed)
      void client.invalidateQueries({ queryKey: queryKeys.space(slug), exact: true })
      void client.invalidateQueries({ queryKey: queryKeys.spaces() })
      toast({ title: t(is_joined ? 'head.left' : 'head.joined', { name: space.name }), variant: 'success' })
    },
    onError: (error) =>
      toast({
        title: t(is_joined ? 'head.leaveFailed' : 'head.joinFailed'),
        description: errorText(asApiError(error)),
        variant: 'destructive',
      }),
  })
  return (
    <Button
      variant={is_joined ? 'text' : 'primary'}
      size={is_joined ? 'small' : 'medium'}
      // Leaving is the last thing a new member looks for.
      className={is_joined ? 'order-last' : undefined}
      busy={isPending}
      onClick={() => mutate()}
    >
      {t(is_joined ? 'head.leave' : 'head.join')}
    </Button>
  )
}
