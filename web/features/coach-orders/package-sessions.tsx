import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { CoachOrder } from '#contract/coach-orders.ts'
import { asApiError } from '#web/api/api-error.ts'
import { useErrorTexts } from '#web/i18n/error-texts.ts'
import { useFormats } from '#web/i18n/formats.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { Button } from '#web/ui/button.tsx'
import { Progress } from '#web/ui/progress.tsx'
import { SectionCard } from '#web/ui/section-card.tsx'
import { toast } from '#web/ui/toast.ts'
import { orderQuery, recordSessions, showChanged } from './queries.ts'

interface PackageSessionsProps {
  id: string
  sessions: NonNullable<CoachOrder['sessions']>
}

/**
 * The balance of a package. The coach counts a session after it took place, and can take a wrong entry back. What was booked in the
 * calendar counts by itself.
 */
export function PackageSessions({ id, sessions }: PackageSessionsProps) {
  const { total, used, booked, expires_at, may_change } = sessions
  const { t } = useTranslation('coach-orders')
  const { date } = useFormats()
  const { errorText } = useErrorTexts()
  const client = useQueryClient()
  const { mutate, isPending } = useMutation({
    mutationFn: (next: number) => recordSessions(id, next),
    onSuccess: (order, next) => {
      showChanged(client, order)
      toast({ title: t(next > used ? 'sessions.recorded' : 'sessions.takenBack'), variant: 'success' })
    },
    onError: (error) => {
      toast({ title: t('sessions.failed'), description: errorText(asApiError(error)), variant: 'destructive' })
      void client.invalidateQueries(orderQuery(id))
    },
  })
  const words = t('sessions.used', { used, count: total })
  return (
    <SectionCard title={t('sessions.title')}>
      <p className="type-display text-heading">{words}</p>
      <Progress label={t('sessions.title')} value={used} max={total} valueText={words} tone="brass" />
      <p className="text-muted">{t('sessions.expires', { date: date(expires_at) })}</p>
      {may_change && (
        <>
          <p>{t('sessions.text')}</p>
          {booked > 0 && <p>{t('sessions.booked', { count: booked })}</p>}
          <div className="flex flex-wrap gap-3">
            {used < total && (
              <Button size="small" disabled={isPending} onClick={() => mutate(used + 1)}>
                {t('sessions.record')}
              </Button>
            )}
            {used > booked && (
              <Button variant="secondary" size="small" disabled={isPending} onClick={() => mutate(used - 1)}>
                {t('sessions.takeBack')}
              </Button>
            )}
          </div>
        </>
      )}
    </SectionCard>
  )
}
