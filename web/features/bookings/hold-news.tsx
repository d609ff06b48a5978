import type { Booking } from '#contract/bookings.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { Link } from '#web/router/link.tsx'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { bookingPath } from './queries.ts'
import type { Hold } from './use-hold.ts'

type Ended = Extract<Hold, { state: 'over' | 'lost' | 'booked' }>

/** What became of a hold that is no longer one. */
export function HoldNews({ hold, onChoose }: { hold: Ended; onChoose: (starts_at: string) => void }) {
  const { t } = useTranslation('bookings')
  // Where it is taken meanwhile, the nearest ones are shown.
  const choose = (label: string, { starts_at }: Booking) => (
    <Button variant="secondary" size="small" onClick={() => onChoose(starts_at)}>
      {label}
    </Button>
  )
  switch (hold.state) {
    case 'over':
      return (
        <Notice tone="warn" title={t('hold.over')} action={choose(t('hold.again'), hold.booking)}>
          {t('hold.overText')}
        </Notice>
      )
    case 'lost':
      return (
        <Notice tone="warn" title={t('hold.lost')} action={choose(t('hold.near'), hold.booking)}>
          {t('hold.lostText')}
        </Notice>
      )
    case 'booked':
      return (
        <Notice
          tone="success"
          title={t('booked')}
          action={
            <Link to={bookingPath(hold.booking.id)} className={buttonClass({ size: 'small' })}>
              {t('toSession')}
            </Link>
          }
        />
      )
  }
}
