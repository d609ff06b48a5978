import { useState } from 'react'
import { ABSENT_WITHIN_HOURS, absentAfterMinutes } from '#contract/booking-rules.ts'
import type { Attendee, Booking } from '#contract/bookings.ts'
import { serverNow } from '#web/api/server-clock.ts'
import { ActionDialog } from '#web/forms/action-dialog.tsx'
import { useFormats } from '#web/i18n/formats.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { LinkedText } from '#web/markdown/linked-text.tsx'
import { Avatar } from '#web/ui/avatar.tsx'
import { Button } from '#web/ui/button.tsx'
import { SectionCard } from '#web/ui/section-card.tsx'
import { Term } from '#web/ui/term.tsx'
import { toast } from '#web/ui/toast.ts'
import { useNow } from '#web/ui/use-now.ts'
import { OutcomeBadge } from './outcome-badge.tsx'
import { sayAbsent } from './queries.ts'
import { useChange } from './use-change.ts'

type PartProps = { booking: Booking; timeZone: string | undefined }

/** For the coach: who comes, what they want from it, and their Fighter File where they let the coach read it. */
export function SessionPeople({ booking, timeZone }: PartProps) {
  const { t } = useTranslation('session')
  const { attendees, seats } = booking
  if (attendees.length === 0) return null
  return (
    <SectionCard
      title={t('people.title')}
      text={seats > 1 ? t('people.seats', { taken: attendees.length, seats }) : undefined}
    >
      <ul className="grid gap-6">
        {attendees.map((attendee) => (
          <AttendeeItem key={attendee.booking_id} attendee={attendee} booking={booking} timeZone={timeZone} />
        ))}
      </ul>
    </SectionCard>
  )
}

function AttendeeItem({ attendee, booking, timeZone }: PartProps & { attendee: Attendee }) {
  const { t } = useTranslation('session')
  const { timeIn } = useFormats()
  const { name, user_id, brief, file, joined_at, outcome, booking_id } = attendee
  useNow()
  const now = serverNow()
  // Of a group each may be missing; the server decides about the one whose page this is.
  const hasWaited = booking.coach_joined_at !== null && now >= absentFrom(booking) && now < absentUntil(booking)
  const mayMiss = hasWaited && joined_at === null && outcome === null && booking.state === 'confirmed'
  return (
    <li className="grid gap-3 border-t border-line pt-4 first:border-0 first:pt-0">
      <p className="flex flex-wrap items-center gap-3">
        <Avatar id={user_id} size="small" />
        <bdi className="font-semibold [overflow-wrap:anywhere]">{name}</bdi>
        {outcome && <OutcomeBadge outcome={outcome} side="coach" name={name} />}
        {joined_at && !outcome && (
          <span className="text-sm text-good">{t('people.here', { time: timeIn(zoneOf(timeZone), joined_at) })}</span>
        )}
      </p>
      {brief ? (
        <p className="whitespace-pre-line [overflow-wrap:anywhere]">
          <LinkedText>{brief}</LinkedText>
        </p>
      ) : (
        <p className="text-sm text-muted">{t('people.noBrief')}</p>
      )}
      {file && file.length > 0 && (
        <details>
          <summary className="min-h-11 cursor-pointer py-2 font-semibold">{t('people.file')}</summary>
          <dl className="grid gap-4 pt-2 sm:grid-cols-2">
            {file.map(({ label, value }) => (
              <Term key={label} name={label}>
                {value}
              </Term>
            ))}
          </dl>
        </details>
      )}
      {file && file.length === 0 && <p className="text-sm text-muted">{t('people.emptyFile')}</p>}
      {mayMiss && <AbsentButton booking={booking} id={booking_id} name={name} />}
    </li>
  )
}

/** For the member: whether the coach is there, and what to do if not. */
export function CoachPresence({ booking, timeZone }: PartProps) {
  const { t } = useTranslation('session')
  const { timeIn } = useFormats()
  const { seller, coach_joined_at, actions, outcome } = booking
  if (outcome) return null
  if (coach_joined_at)
    return (
      <p className="text-sm text-good">
        {t('presence.here', { name: seller.name, time: timeIn(zoneOf(timeZone), coach_joined_at) })}
      </p>
    )
  if (actions.includes('say_absent')) return <AbsentButton booking={booking} id={booking.id} name={seller.name} />
  const time = timeIn(zoneOf(timeZone), absentFrom(booking))
  return <p className="text-sm text-muted">{t('presence.later', { name: seller.name, time })}</p>
}

const absentFrom = ({ starts_at, minutes }: Booking) => Date.parse(starts_at) + absentAfterMinutes(minutes) * 60_000
const absentUntil = ({ ends_at }: Booking) => Date.parse(ends_at) + ABSENT_WITHIN_HOURS * 60 * 60_000

const zoneOf = (timeZone: string | undefined) => timeZone ?? Intl.DateTimeFormat().resolvedOptions().timeZone

function AbsentButton({ booking, id, name }: { booking: Booking; id: string; name: string }) {
  const { t } = useTranslation('session')
  const { show, refetch } = useChange(booking.id)
  const [open, setOpen] = useState(false)
  const { side, package_order_id } = booking
  const after = side === 'coach' ? 'member' : package_order_id ? 'package' : 'money'
  return (
    <div>
      <Button variant="secondary" size="small" onClick={() => setOpen(true)}>
        {t(`absent.open.${side}`, { name })}
      </Button>
      {open && (
        <ActionDialog
          title={t(`absent.title.${side}`, { name })}
          submitLabel={t('absent.confirm')}
          danger
          act={async () => {
            const changed = await sayAbsent(id)
            if (changed.id === booking.id) show(changed)
            else await refetch()
            toast({ title: t('absent.done'), variant: 'success' })
          }}
          onClose={() => setOpen(false)}
        >
          <p>{t(`absent.text.${after}`, { name })}</p>
        </ActionDialog>
      )}
    </div>
  )
}
