import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import type { Calendar } from '#contract/calendars.ts'
import { asApiError } from '#web/api/api-error.ts'
import { useErrorTexts } from '#web/i18n/error-texts.ts'
import { useLanguage } from '#web/i18n/language.ts'
import { relativeTime } from '#web/i18n/relative-time.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { SectionCard } from '#web/ui/section-card.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { toast } from '#web/ui/toast.ts'
import { useNow } from '#web/ui/use-now.ts'
import { asHttps, isHttps } from './calendar-draft.ts'
import { saveBusyAddress } from './queries.ts'

/** Another calendar of the coach: nobody can book what is taken there. */
export function BusyCalendar({ calendar }: { calendar: Calendar }) {
  const { t } = useTranslation('calendars')
  return (
    <SectionCard title={t('busy.title')} text={t('busy.text')}>
      {calendar.busy && <BusyState slug={calendar.seller.slug} busy={calendar.busy} />}
      <AddressForm slug={calendar.seller.slug} hasOne={calendar.busy !== null} />
    </SectionCard>
  )
}

function BusyState({ slug, busy }: { slug: string; busy: NonNullable<Calendar['busy']> }) {
  const { t } = useTranslation('calendars')
  const { errorText } = useErrorTexts()
  const client = useQueryClient()
  const language = useLanguage()
  const now = useNow()
  const [removing, setRemoving] = useState(false)
  const { shown_address, read_at, problem } = busy
  const remove = async () => {
    setRemoving(true)
    try {
      await saveBusyAddress(client, slug, null)
      toast({ title: t('busy.removed'), variant: 'success' })
    } catch (error) {
      toast({ title: t('hours.failed'), description: errorText(asApiError(error)), variant: 'destructive' })
    } finally {
      setRemoving(false)
    }
  }
  return (
    <div className="grid gap-3">
      <p className="[overflow-wrap:anywhere]">
        <span className="font-semibold">{shown_address}</span>
        <span className="block text-sm text-muted">
          {read_at ? t('busy.read', { when: relativeTime(read_at, now, language) }) : t('busy.never')}
        </span>
      </p>
      {problem && (
        <Notice tone="warn" title={t(`busy.problem.${problem}`)}>
          {read_at && t('busy.older')}
        </Notice>
      )}
      <div>
        <Button variant="secondary" size="small" busy={removing} onClick={() => void remove()}>
          {t('busy.remove')}
        </Button>
      </div>
    </div>
  )
}

function AddressForm({ slug, hasOne }: { slug: string; hasOne: boolean }) {
  const { t } = useTranslation('calendars')
  const { errorText } = useErrorTexts()
  const client = useQueryClient()
  const [address, setAddress] = useState('')
  const [error, setError] = useState<string>()
  const [busy, setBusy] = useState(false)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    if (!isHttps(asHttps(address))) return setError(t('problem.link'))
    setBusy(true)
    setError(undefined)
    try {
      await saveBusyAddress(client, slug, asHttps(address))
      setAddress('')
      toast({ title: t('busy.added'), variant: 'success' })
    } catch (thrown) {
      setError(errorText(asApiError(thrown)))
    } finally {
      setBusy(false)
    }
  }
  return (
    <form onSubmit={submit} noValidate className="grid gap-4">
      <TextField
        label={t(hasOne ? 'busy.other' : 'busy.address')}
        hint={t('busy.hint')}
        type="url"
        inputMode="url"
        autoComplete="off"
        required
        value={address}
        error={error}
        onChange={({ target }) => {
          setAddress(target.value)
          setError(undefined)
        }}
      />
      <div>
        <Button type="submit" variant="secondary" busy={busy}>
          {t('busy.connect')}
        </Button>
      </div>
    </form>
  )
}
