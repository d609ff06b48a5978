import { MOST_SPECIAL_DAYS } from '#contract/calendar-rules.ts'
import { randomUuid } from '#web/api/random-uuid.ts'
import { useFormats } from '#web/i18n/formats.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { type CalendarDraft, type DraftProblems, newWindow, type TypedDay } from './calendar-draft.ts'
import { useProblemText } from './use-problem-text.ts'
import { WindowsEditor } from './windows-editor.tsx'

type SpecialDaysProps = {
  draft: CalendarDraft
  onChange: (draft: CalendarDraft) => void
  problems: DraftProblems
}

/** Days that differ from the week: days off, and days with other hours. */
export function SpecialDays({ draft, onChange, problems }: SpecialDaysProps) {
  const { t } = useTranslation('calendars')
  const { days } = draft
  const change = (next: TypedDay[]) => onChange({ ...draft, days: next })
  const add = (windows: TypedDay['windows']) => change([...days, { key: randomUuid(), day: '', windows }])
  return (
    <fieldset className="grid min-w-0 gap-1">
      <legend className="type-eyebrow mb-1.5 text-text">{t('days.title')}</legend>
      <p className="text-sm text-muted">{t('days.text')}</p>
      {days.map((day) => (
        <DayRow
          key={day.key}
          day={day}
          problems={problems}
          onChange={(changed) => change(days.map((one) => (one.key === day.key ? changed : one)))}
          onRemove={() => change(days.filter(({ key }) => key !== day.key))}
        />
      ))}
      {days.length < MOST_SPECIAL_DAYS && (
        <div className="mt-2 flex flex-wrap gap-3">
          <Button variant="secondary" size="small" onClick={() => add([])}>
            {t('days.addOff')}
          </Button>
          <Button variant="secondary" size="small" onClick={() => add([newWindow()])}>
            {t('days.addExtra')}
          </Button>
        </div>
      )}
    </fieldset>
  )
}

type DayRowProps = {
  day: TypedDay
  problems: DraftProblems
  onChange: (day: TypedDay) => void
  onRemove: () => void
}

function DayRow({ day, problems, onChange, onRemove }: DayRowProps) {
  const { t } = useTranslation('calendars')
  const { fullDay } = useFormats()
  const problemText = useProblemText()
  const problem = problems[day.key]
  const isAboutDay = problem === 'day-missing' || problem === 'day-twice' || problem === 'day-past'
  const name = day.day === '' ? t('days.day') : fullDay(day.day)
  return (
    <div className="grid grid-cols-1 gap-x-4 gap-y-2 border-t border-line py-3 sm:grid-cols-[12rem_minmax(0,1fr)]">
      <TextField
        type="date"
        label={t('days.day')}
        required
        value={day.day}
        error={isAboutDay ? problemText(problem) : undefined}
        onChange={({ target }) => onChange({ ...day, day: target.value })}
      />
      <WindowsEditor
        of={name}
        windows={day.windows}
        place={isAboutDay ? '' : day.key}
        problems={problems}
        onChange={(windows) => onChange({ ...day, windows })}
      >
        <Button variant="ghost" size="small" onClick={onRemove}>
          {t('days.remove')}
          <span className="sr-only">: {name}</span>
        </Button>
      </WindowsEditor>
    </div>
  )
}
