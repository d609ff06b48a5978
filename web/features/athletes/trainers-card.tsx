import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { startTransition, useOptimistic, useRef } from 'react'
import { SHARED_ITEMS, type SharedItem } from '#contract/athlete-rules.ts'
import type { Trainer } from '#contract/athletes.ts'
import { asApiError } from '#web/api/api-error.ts'
import { call } from '#web/api/client.ts'
import { useErrorTexts } from '#web/i18n/error-texts.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { Button } from '#web/ui/button.tsx'
import { Switch } from '#web/ui/choice-field.tsx'
import { RetryNotice } from '#web/ui/retry-notice.tsx'
import { SectionCard } from '#web/ui/section-card.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { toast } from '#web/ui/toast.ts'
import { trainersQuery } from './queries.ts'

/** The human coaches of the member, and what each of them may see. */
export function TrainersCard() {
  const { t } = useTranslation(['athletes', 'common'])
  const { data, isError, isFetching, refetch } = useQuery(trainersQuery)
  const title = useRef<HTMLHeadingElement>(null)
  return (
    <SectionCard title={t('trainers.title')} titleRef={title} text={t('trainers.text')}>
      {!data && !isError && <Skeleton className="h-24" />}
      {!data && isError && (
        <RetryNotice retryLabel={t('common:action.retry')} busy={isFetching} onRetry={refetch}>
          {t('common:error.load')}
        </RetryNotice>
      )}
      {data?.coaches.length === 0 && <p className="text-muted">{t('trainers.none')}</p>}
      {data && data.coaches.length > 0 && (
        <ul className="grid gap-5">
          {data.coaches.map((coach) => (
            <TrainerRow key={coach.coach_id} coach={coach} onStopped={() => title.current?.focus()} />
          ))}
        </ul>
      )}
    </SectionCard>
  )
}

function TrainerRow({ coach, onStopped }: { coach: Trainer; onStopped: () => void }) {
  const { t } = useTranslation('athletes')
  const change = useChangeTrainers()
  const { coach_id, full_name, avatar_url, items, is_open } = coach
  const stop = async () => {
    const stopped = await change({
      make: () => call('DELETE /api/trainers/:coach_id', { coach_id }),
      done: t('trainers.stopped', { name: full_name }),
      failed: t('trainers.failed'),
    })
    if (stopped) onStopped()
  }
  return (
    <li className="border-t border-line pt-5">
      <fieldset>
        <legend className="flex items-center gap-3">
          <Avatar id={coach_id} src={avatar_url} size="small" />
          <span className="font-semibold wrap-anywhere">{full_name}</span>
        </legend>
        {!is_open && <p className="mt-2 text-sm text-fire">{t('trainers.closed')}</p>}
        <ul className="mt-3 grid">
          {SHARED_ITEMS.map((item) => (
            <li key={item}>
              <ShareSwitch coach_id={coach_id} item={item} shared={items.includes(item)} disabled={!is_open} />
            </li>
          ))}
        </ul>
      </fieldset>
      {items.length > 0 && (
        <Button variant="ghost" size="small" className="-ms-3 mt-2 hover:text-danger" onClick={() => void stop()}>
          {t('trainers.stop')}
          <span className="sr-only">: {full_name}</span>
        </Button>
      )}
    </li>
  )
}

type ShareSwitchProps = { coach_id: string; item: SharedItem; shared: boolean; disabled: boolean }

/** Changes at once, and changes back if the server refuses. What is shared can always be switched off. */
function ShareSwitch({ coach_id, item, shared, disabled }: ShareSwitchProps) {
  const { t } = useTranslation('athletes')
  const change = useChangeTrainers()
  const [shown, show] = useOptimistic(shared)
  const turn = (next: boolean) =>
    startTransition(async () => {
      show(next)
      await change({
        make: () => call('PUT /api/trainers/:coach_id/items/:item', { coach_id, item, shared: next }),
        failed: t('trainers.failed'),
      })
    })
  return (
    <Switch
      label={t(`item.${item}`)}
      hint={t(`hint.${item}`)}
      checked={shown}
      disabled={disabled && !shown}
      onChange={(event) => turn(event.target.checked)}
    />
  )
}

type Change = { make: () => Promise<{ coaches: Trainer[] }>; done?: string; failed: string }

function useChangeTrainers(): (change: Change) => Promise<boolean> {
  const { errorText } = useErrorTexts()
  const client = useQueryClient()
  const { mutateAsync } = useMutation({
    // One after another: each answer is the whole list, and an older one must not replace a newer one.
    scope: { id: 'trainers' },
    mutationFn: async ({ make, done, failed }: Change) => {
      try {
        client.setQueryData(trainersQuery.queryKey, await make())
        if (done) toast({ title: done, variant: 'success' })
        return true
      } catch (error) {
        toast({ title: failed, description: errorText(asApiError(error)), variant: 'destructive' })
        void client.invalidateQueries(trainersQuery)
        return false
      }
    },
  })
  return mutateAsync
}
