import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useEffect, useMemo, useRef, useState } from 'react'
import type { Calendar } from '#contract/calendars.ts'
import { zoneWithPlace } from '#contract/zone-name-rules.ts'
import { asApiError } from '#web/api/api-error.ts'
import { dayIn } from '#web/api/days.ts'
import { serverNow } from '#web/api/server-clock.ts'
import { readTyped, useKeepTyped } from '#web/forms/kept-form.ts'
import { useErrorTexts } from '#web/i18n/error-texts.ts'
import { useFormats } from '#web/i18n/formats.ts'
import { useLanguage } from '#web/i18n/language.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { knownZone, useZoneName } from '#web/i18n/zones.ts'
import { Link } from '#web/router/link.tsx'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { SectionCard } from '#web/ui/section-card.tsx'
import { SelectField, TextField } from '#web/ui/text-field.tsx'
import { dismissFailures, toast } from '#web/ui/toast.ts'
import { useNow } from '#web/ui/use-now.ts'
import {
  type CalendarDraft,
  copyDay,
  type DraftProblems,
  draftOf,
  draftText,
  hoursOf,
  limitsOf,
  type NumberName,
  problemsIn,
  readDraft,
  takesLink,
} from './calendar-draft.ts'
import { CopyDialog } from './copy-dialog.tsx'
import { saveHours } from './queries.ts'
import { SpecialDays } from './special-days.tsx'
import { useProblemText } from './use-problem-text.ts'
import { WeekHours } from './week-hours.tsx'

type HoursFormProps = {
  calendar: Calendar
  /** The coach's own zone: what a calendar begins with. */
  zone: string
  /** For whom the typed text is kept. */
  owner: string
  /** Not a calendar that the reader looks after for the house. */
  isOwn: boolean
}

/** When the coach works, and how one meets. Nothing is stored before it is saved; what is typed survives a reload. */
export function HoursForm({ calendar, zone, owner, isOwn }: HoursFormProps) {
  const { t } = useTranslation('calendars')
  const { draft, setDraft, busy, refusal, outside, problems, element, onSubmit } = useHoursForm(calendar, zone, owner)
  const [copied, setCopied] = useState<number>()
  const isChanged = draftText(draft) !== draftText(draftOf(calendar, zone))
  return (
    <SectionCard title={t('hours.title')} text={t('hours.text')}>
      {!calendar.is_open && <Notice>{t('hours.closed')}</Notice>}
      <form ref={element} onSubmit={onSubmit} noValidate className="grid gap-8">
        <ZoneField draft={draft} onChange={setDraft} />
        {isOwn && calendar.is_open && <ZoneHint draft={draft} onChange={setDraft} />}
        <WeekHours draft={draft} onChange={setDraft} problems={problems} onCopy={setCopied} />
        <SpecialDays draft={draft} onChange={setDraft} problems={problems} />
        <RuleFields draft={draft} onChange={setDraft} problems={problems} />
        <MeetingFields calendar={calendar} draft={draft} onChange={setDraft} problems={problems} />
        {refusal && <Notice tone="error">{refusal}</Notice>}
        {outside && outside.count > 0 && <OutsideNotice outside={outside} zone={draft.time_zone} />}
        <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
          <Button type="submit" busy={busy}>
            {t('hours.save')}
          </Button>
          {isChanged && calendar.is_open && (
            <Button variant="ghost" onClick={() => setDraft(draftOf(calendar, zone))}>
              {t('hours.discard')}
            </Button>
          )}
        </div>
      </form>
      {/* Not inside the form: it has a form of its own. */}
      {copied !== undefined && (
        <CopyDialog
          from={copied}
          onClose={() => setCopied(undefined)}
          onCopy={(to) => setDraft(copyDay(draft, copied, to))}
        />
      )}
    </SectionCard>
  )
}

function useHoursForm(calendar: Calendar, zone: string, owner: string) {
  const { t } = useTranslation('calendars')
  const { errorText } = useErrorTexts()
  const client = useQueryClient()
  const { slug } = calendar.seller
  const place = { name: `calendar.${slug}`, owner }
  const saved = { draft: draftText(draftOf(calendar, zone)) }
  const [draft, setDraft] = useState(() => {
    const kept = readTyped(place, saved)
    return (kept && readDraft(kept.draft)) ?? draftOf(calendar, zone)
  })
  useKeepTyped(place, { draft: draftText(draft) }, saved)
  const [isTried, setTried] = useState(0)
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<string>()
  const [outside, setOutside] = useState<Outside>()
  const element = useRef<HTMLFormElement>(null)
  const today = dayIn(draft.time_zone, serverNow())
  const problems: DraftProblems = isTried > 0 ? problemsIn(draft, today) : {}
  useEffect(() => {
    if (isTried > 0) element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [isTried])

  const onSubmit = async (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    dismissFailures()
    setRefusal(undefined)
    setOutside(undefined)
    if (Object.keys(problemsIn(draft, today)).length > 0) return setTried((tries) => tries + 1)
    setBusy(true)
    try {
      const { outside: left, calendar: now } = await saveHours(client, slug, hoursOf(draft))
      setDraft(draftOf(now, zone))
      setTried(0)
      setOutside(left)
      toast({ title: t('hours.saved'), variant: 'success' })
    } catch (error) {
      const refused = errorText(asApiError(error))
      setRefusal(refused)
      toast({ title: t('hours.failed'), description: refused, variant: 'destructive' })
    } finally {
      setBusy(false)
    }
  }
  return { draft, setDraft, busy, refusal, outside, problems, element, onSubmit }
}

type Outside = Awaited<ReturnType<typeof saveHours>>['outside']

/** Which bookings are no longer within the hours. They stay: the coach moves or cancels them on their pages. */
function OutsideNotice({ outside: { count, first }, zone }: { outside: Outside; zone: string }) {
  const { t } = useTranslation('calendars')
  const { shortMomentIn, list } = useFormats()
  const named = first.reduce((sum, { names }) => sum + names.length, 0)
  return (
    <Notice tone="warn" title={t('hours.outside', { count })}>
      <ul className="grid gap-1">
        {first.map(({ booking_id, starts_at, names, title }) => (
          <li key={booking_id}>
            <Link to={`/bookings/${booking_id}`} className="inline-flex min-h-6 underline underline-offset-4">
              {[shortMomentIn(zone, starts_at), list(names), title].join(' · ')}
            </Link>
          </li>
        ))}
        {count > named && <li>{t('hours.outsideMore', { count: count - named })}</li>}
      </ul>
    </Notice>
  )
}

type PartProps = { draft: CalendarDraft; onChange: (draft: CalendarDraft) => void; problems: DraftProblems }

function ZoneField({ draft, onChange }: Omit<PartProps, 'problems'>) {
  const { t } = useTranslation('calendars')
  const { time_zone } = draft
  const language = useLanguage()
  // The browser's list lacks some zones, such as UTC: whoever has tried another one can go back.
  const [first] = useState(time_zone)
  // Four hundred options: made once, not at every key that is pressed in the form.
  const options = useMemo(
    () =>
      [...new Set([first, time_zone, ...Intl.supportedValuesOf('timeZone')])]
        .map((zone) => ({ zone, name: zoneWithPlace(zone, language) }))
        .sort((one, other) => one.name.localeCompare(other.name, language))
        .map(({ zone, name }) => (
          <option key={zone} value={zone}>
            {name}
          </option>
        )),
    [first, time_zone, language],
  )
  return (
    <SelectField
      label={t('zone.label')}
      hint={t('zone.hint')}
      value={time_zone}
      onChange={({ target }) => onChange({ ...draft, time_zone: target.value })}
    >
      {options}
    </SelectField>
  )
}

/** Somebody who moved, or set the hours on another device: their hours do not follow by themselves. */
function ZoneHint({ draft, onChange }: Omit<PartProps, 'problems'>) {
  const { t } = useTranslation('calendars')
  const { timeIn } = useFormats()
  const zoneName = useZoneName()
  const now = useNow()
  const device = knownZone(undefined)
  if (timeIn(device, now) === timeIn(knownZone(draft.time_zone), now)) return null
  const places = { hours: zoneName(draft.time_zone), device: zoneName(device) }
  return (
    <Notice
      title={t('zone.differs', places)}
      action={
        <Button variant="secondary" size="small" onClick={() => onChange({ ...draft, time_zone: device })}>
          {t('zone.follow', places)}
        </Button>
      }
    >
      {t('zone.differsText')}
    </Notice>
  )
}

function RuleFields({ draft, onChange, problems }: PartProps) {
  const { t } = useTranslation('calendars')
  const problemText = useProblemText()
  const field = (name: NumberName) => (
    <TextField
      label={t(`rules.${name}`)}
      hint={t(`rules.${name}_hint`)}
      inputMode="numeric"
      autoComplete="off"
      required
      value={draft[name]}
      error={problemText(problems[name], limitsOf(name))}
      onChange={({ target }) => onChange({ ...draft, [name]: target.value })}
    />
  )
  return (
    <div className="grid gap-5 sm:grid-cols-3">
      {field('break_minutes')}
      {field('notice_hours')}
      {field('horizon_days')}
    </div>
  )
}

function MeetingFields({ calendar, draft, onChange, problems }: PartProps & { calendar: Calendar }) {
  const { t } = useTranslation('calendars')
  const problemText = useProblemText()
  const { meeting_kind, meeting_url } = draft
  const kinds = [...new Set([...calendar.meeting_kinds, meeting_kind])]
  const isForGroups = meeting_kind === 'peer'
  return (
    <div className="grid gap-5">
      <SelectField
        label={t('meeting.label')}
        hint={t(`meeting.hint.${meeting_kind}`)}
        value={meeting_kind}
        onChange={({ target }) => {
          const chosen = kinds.find((kind) => kind === target.value)
          if (chosen) onChange({ ...draft, meeting_kind: chosen })
        }}
      >
        {kinds.map((kind) => (
          <option key={kind} value={kind}>
            {t(`meeting.kind.${kind}`)}
          </option>
        ))}
      </SelectField>
      {takesLink(draft) && (
        <TextField
          label={t(isForGroups ? 'meeting.groupUrl' : 'meeting.url')}
          hint={t(isForGroups ? 'meeting.groupUrlHint' : 'meeting.urlHint')}
          type="url"
          inputMode="url"
          autoComplete="off"
          required={!isForGroups}
          value={meeting_url}
          error={problemText(problems.meeting_url)}
          onChange={({ target }) => onChange({ ...draft, meeting_url: target.value })}
        />
      )}
    </div>
  )
}
