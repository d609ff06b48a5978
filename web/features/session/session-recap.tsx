import { useState } from 'react'
import { BOOKING_RECAP_MAX_LENGTH, MOST_NEXT_STEPS, NEXT_STEP_MAX_LENGTH } from '#contract/booking-rules.ts'
import type { Booking } from '#contract/bookings.ts'
import { forgetTyped, readTyped, useKeepTyped } from '#web/forms/kept-form.ts'
import { schemaLoader } from '#web/forms/load-schemas.ts'
import { localTime } from '#web/forms/local-time.ts'
import { useForm } from '#web/forms/use-form.ts'
import { useErrorTexts } from '#web/i18n/error-texts.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { LinkedText } from '#web/markdown/linked-text.tsx'
import { Link } from '#web/router/link.tsx'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { SectionCard } from '#web/ui/section-card.tsx'
import { TextArea, TextField } from '#web/ui/text-field.tsx'
import { toast } from '#web/ui/toast.ts'
import type { schemas } from './form-schemas.ts'
import { keepPlan, saveRecap } from './queries.ts'
import { SessionTime } from './session-time.tsx'
import { useChange } from './use-change.ts'

const recapSchema = schemaLoader<typeof schemas>('session')('recap')

type RecapProps = { booking: Booking; user_id: string; timeZone: string | undefined }

/** After the session: what it came to. The coach writes it; the member's next steps become a plan. */
export function SessionRecap({ booking, user_id, timeZone }: RecapProps) {
  const { t } = useTranslation('session')
  const { recap, actions } = booking
  const mayWrite = actions.includes('write_recap')
  if (!recap && !mayWrite) return null
  return (
    <>
      {recap && <WrittenRecap booking={booking} recap={recap} timeZone={timeZone} />}
      {mayWrite && (
        <SectionCard title={t(recap ? 'recap.change' : 'recap.write')} text={t('recap.writeText')}>
          <RecapForm booking={booking} user_id={user_id} timeZone={timeZone} />
        </SectionCard>
      )}
    </>
  )
}

type WrittenProps = { booking: Booking; recap: NonNullable<Booking['recap']>; timeZone: string | undefined }

function WrittenRecap({ booking, recap, timeZone }: WrittenProps) {
  const { t } = useTranslation('session')
  const { busy, change } = useChange(booking.id)
  const { id, actions, plan_id, offer_id, package_order_id, side } = booking
  const { text, next_steps, suggested_at } = recap
  return (
    <SectionCard title={t('recap.title')} tone="fire">
      <p className="whitespace-pre-line [overflow-wrap:anywhere]">
        <LinkedText>{text}</LinkedText>
      </p>
      {next_steps.length > 0 && (
        <div className="grid gap-2">
          <h3 className="type-eyebrow">{t('recap.steps')}</h3>
          <ol className="grid list-decimal gap-1.5 ps-6">
            {next_steps.map((step) => (
              <li key={step} className="[overflow-wrap:anywhere]">
                <LinkedText>{step}</LinkedText>
              </li>
            ))}
          </ol>
        </div>
      )}
      {suggested_at && (
        <div className="grid gap-2">
          <h3 className="type-eyebrow">{t('recap.suggested')}</h3>
          <SessionTime moment={suggested_at} booking={booking} timeZone={timeZone} />
        </div>
      )}
      <div className="flex flex-wrap gap-3">
        {actions.includes('keep_plan') && (
          <Button busy={busy} onClick={() => void change(() => keepPlan(id), t('recap.kept'))}>
            {t('recap.keep')}
          </Button>
        )}
        {plan_id && side === 'member' && (
          <Link to="/plans" className={buttonClass({ variant: 'secondary' })}>
            {t('recap.plans')}
          </Link>
        )}
        {suggested_at && offer_id && side === 'member' && (
          <Link
            to={bookPath(offer_id, package_order_id, suggested_at)}
            className={buttonClass({ variant: 'secondary' })}
          >
            {t('recap.book')}
          </Link>
        )}
      </div>
    </SectionCard>
  )
}

function bookPath(offer_id: string, package_order_id: string | null, at: string): string {
  const query = new URLSearchParams({ ...(package_order_id && { package: package_order_id }), at })
  return `/book/${offer_id}?${query}`
}

function RecapForm({ booking, user_id }: RecapProps) {
  const { t } = useTranslation('session')
  const { errorText } = useErrorTexts()
  const { show } = useChange(booking.id)
  const { id, recap } = booking
  const place = { name: `recap.${id}`, owner: user_id }
  const saved = {
    text: recap?.text ?? '',
    next_steps: recap?.next_steps.join('\n') ?? '',
    suggested_at: recap?.suggested_at ? localTime(recap.suggested_at) : '',
  }
  const [initial] = useState(() => readTyped(place, saved) ?? saved)
  const form = useForm({
    schema: recapSchema,
    initial,
    submit: async (values) => {
      show(await saveRecap(id, values))
      forgetTyped(place)
      toast({ title: t(recap ? 'recap.saved' : 'recap.sent'), variant: 'success' })
    },
    onError: (error) => toast({ title: t('failed'), description: errorText(error), variant: 'destructive' }),
  })
  useKeepTyped(place, form.values, saved)
  const steps = form.field('next_steps')
  const suggested = form.field('suggested_at')
  return (
    <form {...form.form} className="grid gap-4">
      <TextArea
        {...form.field('text')}
        label={t('recap.text')}
        rows={6}
        required
        maxLength={BOOKING_RECAP_MAX_LENGTH}
      />
      <TextArea
        {...steps}
        error={steps.error && t('recap.stepsProblem', { most: MOST_NEXT_STEPS, length: NEXT_STEP_MAX_LENGTH })}
        label={t('recap.steps')}
        hint={t('recap.stepsHint')}
        rows={4}
      />
      <TextField
        {...suggested}
        error={suggested.error && t('recap.suggestedProblem')}
        label={t('recap.suggested')}
        hint={t('recap.suggestedHint', { zone: Intl.DateTimeFormat().resolvedOptions().timeZone.replaceAll('_', ' ') })}
        type="datetime-local"
      />
      <div>
        <Button type="submit" busy={form.busy}>
          {t(booking.recap ? 'recap.save' : 'recap.send')}
        </Button>
      </div>
    </form>
  )
}
