import { useState } from 'react'
import { AGENDA_MAX_LENGTH, BRIEF_MAX_LENGTH, RECAP_WITHIN_DAYS } from '#contract/booking-rules.ts'
import type { Booking } from '#contract/bookings.ts'
import { forgetTyped, readTyped, useKeepTyped } from '#web/forms/kept-form.ts'
import { schemaLoader } from '#web/forms/load-schemas.ts'
import { useForm } from '#web/forms/use-form.ts'
import { useErrorTexts } from '#web/i18n/error-texts.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { LinkedText } from '#web/markdown/linked-text.tsx'
import { Link } from '#web/router/link.tsx'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/choice-field.tsx'
import { SectionCard } from '#web/ui/section-card.tsx'
import { TextArea } from '#web/ui/text-field.tsx'
import { toast } from '#web/ui/toast.ts'
import type { schemas } from './form-schemas.ts'
import { saveAgenda, saveBrief } from './queries.ts'
import { useChange } from './use-change.ts'

const loadSchema = schemaLoader<typeof schemas>('session')
const briefSchema = loadSchema('brief')
const agendaSchema = loadSchema('agenda')

type PartProps = { booking: Booking; user_id: string }

/** What the member wants from the session, until it is over. Taking the Fighter File back is possible after it too. */
export function SessionBrief({ booking, user_id }: PartProps) {
  const { t } = useTranslation('session')
  const { busy, change } = useChange(booking.id)
  const { id, brief, shares_file, actions } = booking
  if (actions.includes('change_brief')) return <BriefForm booking={booking} user_id={user_id} />
  if (!brief && !shares_file) return null
  return (
    <SectionCard title={t('brief.title')}>
      {brief && <p className="whitespace-pre-line [overflow-wrap:anywhere]">{brief}</p>}
      {shares_file && (
        <>
          <p className="text-sm text-muted">{t('brief.shared', { days: RECAP_WITHIN_DAYS })}</p>
          <div>
            <Button
              variant="secondary"
              size="small"
              busy={busy}
              onClick={() => void change(() => saveBrief(id, brief, false), t('brief.stopped'))}
            >
              {t('brief.stop')}
            </Button>
          </div>
        </>
      )}
    </SectionCard>
  )
}

function BriefForm({ booking, user_id }: PartProps) {
  const { t } = useTranslation('session')
  const { errorText } = useErrorTexts()
  const { show } = useChange(booking.id)
  const place = { name: `brief.${booking.id}`, owner: user_id }
  const saved = { brief: booking.brief ?? '', shares_file: booking.shares_file ? 'yes' : '' }
  const [initial] = useState(() => readTyped(place, saved) ?? saved)
  const form = useForm({
    schema: briefSchema,
    initial,
    submit: async ({ brief, shares_file }) => {
      show(await saveBrief(booking.id, brief, shares_file === 'yes'))
      forgetTyped(place)
      toast({ title: t('brief.saved'), variant: 'success' })
    },
    onError: (error) => toast({ title: t('failed'), description: errorText(error), variant: 'destructive' }),
  })
  useKeepTyped(place, form.values, saved)
  return (
    <SectionCard title={t('brief.title')} text={t('brief.text', { name: booking.seller.name })}>
      <form {...form.form} className="grid gap-4">
        <TextArea {...form.field('brief')} label={t('brief.label')} maxLength={BRIEF_MAX_LENGTH} />
        <Checkbox
          label={t('brief.consent', { name: booking.seller.name })}
          hint={
            <>
              {t('brief.consentHint', { days: RECAP_WITHIN_DAYS })}{' '}
              <Link to="/fighter-file" className="underline underline-offset-4">
                {t('brief.file')}
              </Link>
            </>
          }
          checked={form.values.shares_file === 'yes'}
          onChange={({ target }) => form.set('shares_file', target.checked ? 'yes' : '')}
        />
        <div>
          <Button type="submit" variant="secondary" busy={form.busy}>
            {t('brief.save')}
          </Button>
        </div>
      </form>
    </SectionCard>
  )
}

type AgendaProps = PartProps & { mayWrite: boolean }

/** What the session will be about. The coach writes it, both read it. */
export function SessionAgenda({ booking, user_id, mayWrite }: AgendaProps) {
  const { t } = useTranslation('session')
  if (mayWrite) return <AgendaForm booking={booking} user_id={user_id} />
  if (!booking.agenda) return null
  return (
    <SectionCard title={t('agenda.title')}>
      <p className="whitespace-pre-line [overflow-wrap:anywhere]">
        <LinkedText>{booking.agenda}</LinkedText>
      </p>
    </SectionCard>
  )
}

function AgendaForm({ booking, user_id }: PartProps) {
  const { t } = useTranslation('session')
  const { errorText } = useErrorTexts()
  const { show } = useChange(booking.id)
  const place = { name: `agenda.${booking.id}`, owner: user_id }
  const saved = { agenda: booking.agenda ?? '' }
  const [initial] = useState(() => readTyped(place, saved) ?? saved)
  const form = useForm({
    schema: agendaSchema,
    initial,
    submit: async ({ agenda }) => {
      show(await saveAgenda(booking.id, agenda))
      forgetTyped(place)
      toast({ title: t('agenda.saved'), variant: 'success' })
    },
    onError: (error) => toast({ title: t('failed'), description: errorText(error), variant: 'destructive' }),
  })
  useKeepTyped(place, form.values, saved)
  return (
    <SectionCard title={t('agenda.title')} text={t('agenda.text')}>
      <form {...form.form} className="grid gap-4">
        <TextArea {...form.field('agenda')} label={t('agenda.label')} maxLength={AGENDA_MAX_LENGTH} />
        <div>
          <Button type="submit" variant="secondary" busy={form.busy}>
            {t('agenda.save')}
          </Button>
        </div>
      </form>
    </SectionCard>
  )
}
