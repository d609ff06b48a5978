import type { ReactNode } from 'react'
import { MOST_GROUP_SEATS, SESSION_MINUTES } from '#contract/calendar-rules.ts'
import {
  BRAND_MAX_LENGTH,
  DURATION_MAX_LENGTH,
  MOST_DELIVERY_HOURS,
  MOST_SEATS,
  MOST_SEMINAR_MINUTES,
  MOST_SESSIONS,
  MOST_VALID_DAYS,
  type OfferKind,
} from '#contract/offer-rules.ts'
import { momentOf } from '#web/forms/local-time.ts'
import { MediaField } from '#web/forms/media-field.tsx'
import { useFormats } from '#web/i18n/formats.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { TextField } from '#web/ui/text-field.tsx'
import type { Offer } from './desk-changes.ts'
import { hasField, type OfferDraft } from './offer-draft.ts'

type Field = {
  name: string
  value: string
  onChange: (event: { target: { value: string } }) => void
  error: string | undefined
}

type KindFieldsProps = {
  kind: OfferKind
  form: {
    values: OfferDraft
    field: (name: keyof OfferDraft, missing?: string) => Field
    set: (name: keyof OfferDraft, value: string) => void
  }
  /** The saved offer: seats may be sold already. */
  offer: Offer | undefined
}

/** The fields that only this kind of offer has. */
export function KindFields({ kind, form, offer }: KindFieldsProps) {
  const { t } = useTranslation('coach-desk')
  return (
    <>
      {hasField(kind, 'brand') && (
        <TextField {...form.field('brand')} label={t('form.brand')} required maxLength={BRAND_MAX_LENGTH} />
      )}
      {hasField(kind, 'file_id') && <VideoField form={form} />}
      {hasField(kind, 'duration') && (
        <TextField
          {...form.field('duration')}
          label={t('form.duration')}
          hint={t('form.durationHint')}
          required
          maxLength={DURATION_MAX_LENGTH}
        />
      )}
      {hasField(kind, 'delivery_hours') && (
        <NumberField
          field={form.field('delivery_hours')}
          most={MOST_DELIVERY_HOURS}
          label={t('form.deliveryHours')}
          hint={t('form.deliveryHoursHint')}
        />
      )}
      {kind === 'coaching' && (
        <div className="grid gap-5 sm:grid-cols-2">
          <NumberField
            field={form.field('minutes')}
            {...SESSION_MINUTES}
            label={t('form.sessionMinutes')}
            hint={t('form.sessionMinutesHint')}
          />
          <NumberField
            field={form.field('seats')}
            most={MOST_GROUP_SEATS}
            label={t('form.seats')}
            hint={t('form.groupSeatsHint')}
          />
        </div>
      )}
      {kind === 'package' && (
        <div className="grid gap-5 sm:grid-cols-3">
          <NumberField field={form.field('sessions')} most={MOST_SESSIONS} label={t('form.sessions')} />
          <NumberField field={form.field('minutes')} {...SESSION_MINUTES} label={t('form.minutesEach')} />
          <NumberField field={form.field('valid_days')} most={MOST_VALID_DAYS} label={t('form.validDays')} />
        </div>
      )}
      {kind === 'seminar' && <SeminarFields form={form} offer={offer} />}
    </>
  )
}

function SeminarFields({ form, offer }: Pick<KindFieldsProps, 'form' | 'offer'>) {
  const { t } = useTranslation('coach-desk')
  const { dateTime } = useFormats()
  const sold = offer?.seats_taken ?? 0
  const startsAt = form.field('starts_at')
  const seats = form.field('seats')
  const typed = momentOf(form.values.starts_at)
  const isMoved = sold > 0 && typed !== undefined && typed !== offer?.starts_at
  return (
    <>
      <TextField
        {...startsAt}
        type="datetime-local"
        error={startsAt.error && (typed ? t('form.startsAtProblem') : startsAt.error)}
        label={t('form.startsAt')}
        hint={
          isMoved && offer?.starts_at
            ? t('form.movedHint', { before: dateTime(offer.starts_at) })
            : t('form.startsAtHint', { zone: Intl.DateTimeFormat().resolvedOptions().timeZone })
        }
        required
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <NumberField field={form.field('minutes')} most={MOST_SEMINAR_MINUTES} label={t('form.minutes')} />
        <NumberField
          field={{
            ...seats,
            error: seats.error && Number(seats.value) < sold ? t('form.seatsProblem', { count: sold }) : seats.error,
          }}
          most={MOST_SEATS}
          label={t('form.seats')}
          hint={sold > 0 ? t('form.seatsTaken', { count: sold }) : undefined}
        />
      </div>
      <TextField
        {...form.field('join_url')}
        type="url"
        inputMode="url"
        autoComplete="off"
        label={t('form.joinUrl')}
        hint={t('form.joinUrlHint')}
        required
      />
    </>
  )
}

function VideoField({ form }: Pick<KindFieldsProps, 'form'>) {
  const { t } = useTranslation('coach-desk')
  const { file_id, file_name } = form.values
  return (
    <MediaField
      kind="offer_video"
      label={t('form.video')}
      hint={t('form.videoHint')}
      error={form.field('file_id', t('form.videoMissing')).error}
      value={file_id === '' ? undefined : { id: file_id, address: '', name: file_name || t('form.videoSaved') }}
      onMedia={(media) => {
        form.set('file_id', media?.id ?? '')
        form.set('file_name', media?.name ?? '')
      }}
    />
  )
}

type NumberFieldProps = { field: Field; least?: number; most: number; label: string; hint?: ReactNode }

function NumberField({ field, least = 1, most, label, hint }: NumberFieldProps) {
  const { t } = useTranslation('coach-desk')
  const isWhole = /^\d+$/.test(field.value.trim()) && Number(field.value) >= least && Number(field.value) <= most
  const error = field.error && !isWhole ? t('form.numberProblem', { least, most }) : field.error
  return (
    <TextField {...field} error={error} label={label} hint={hint} inputMode="numeric" autoComplete="off" required />
  )
}
