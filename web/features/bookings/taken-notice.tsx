import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useFormats } from '#web/i18n/formats.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { Notice } from '#web/ui/notice.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { TimeButtons, type Zones } from './day-times.tsx'
import { nearestTimesQuery } from './queries.ts'

type TakenNoticeProps = {
  offer_id: string
  /** The booking that is moved. */
  moving?: string
  starts_at: string
  zones: Zones
  seats: number
  onChoose: (starts_at: string) => void
}

/** Somebody else was faster, or the coach's hours changed: the three nearest times. What was typed is kept. */
export function TakenNotice({ offer_id, moving, starts_at, zones, seats, onChoose }: TakenNoticeProps) {
  const { t } = useTranslation('bookings')
  const { shortMomentIn } = useFormats()
  const { data: times, isPending } = useQuery(nearestTimesQuery(offer_id, starts_at, moving))
  const box = useRef<HTMLDivElement>(null)
  // The pressed button is gone with the time.
  useEffect(() => box.current?.focus(), [])
  return (
    <div ref={box} tabIndex={-1} className="grid gap-4 outline-none">
      <Notice tone="error" title={t('taken.title', { when: shortMomentIn(zones.own, starts_at) })}>
        {t(times?.length === 0 ? 'taken.none' : 'taken.text')}
      </Notice>
      {isPending && <Skeleton className="h-16" />}
      {times && times.length > 0 && (
        <section aria-label={t('taken.nearest')} className="grid gap-3">
          <h2 className="type-eyebrow">{t('taken.nearest')}</h2>
          <TimeButtons times={times} zones={zones} seats={seats} chosen={undefined} onChoose={onChoose} withDay />
        </section>
      )}
    </div>
  )
}
