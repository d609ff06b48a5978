import Copy from 'lucide-react/icons/copy'
import { useFormats } from '#web/i18n/formats.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { Button } from '#web/ui/button.tsx'
import { type CalendarDraft, type DraftProblems, sampleDay, WEEKDAYS } from './calendar-draft.ts'
import { WindowsEditor } from './windows-editor.tsx'

type WeekHoursProps = {
  draft: CalendarDraft
  onChange: (draft: CalendarDraft) => void
  problems: DraftProblems
  /** The hours of this weekday shall be copied. */
  onCopy: (weekday: number) => void
}

/** The hours of every week. */
export function WeekHours({ draft, onChange, problems, onCopy }: WeekHoursProps) {
  const { t } = useTranslation('calendars')
  const { longWeekday } = useFormats()
  return (
    <fieldset className="grid min-w-0 gap-1">
      <legend className="type-eyebrow mb-1.5 text-text">{t('hours.week')}</legend>
      {WEEKDAYS.map((weekday) => {
        const name = longWeekday(sampleDay(weekday))
        const windows = draft.week[weekday - 1] ?? []
        return (
          <div
            key={weekday}
            className="grid grid-cols-1 gap-x-4 gap-y-1 border-t border-line py-3 sm:grid-cols-[8rem_minmax(0,1fr)]"
          >
            <h3 className="pt-2 font-semibold first-letter:uppercase">{name}</h3>
            <WindowsEditor
              of={name}
              windows={windows}
              place={`week.${weekday}`}
              problems={problems}
              onChange={(changed) =>
                onChange({ ...draft, week: draft.week.map((one, index) => (index === weekday - 1 ? changed : one)) })
              }
            >
              {windows.length > 0 && (
                <Button variant="ghost" size="small" onClick={() => onCopy(weekday)}>
                  <Copy aria-hidden="true" className="size-4" />
                  {t('copy.open')}
                  <span className="sr-only">: {name}</span>
                </Button>
              )}
            </WindowsEditor>
          </div>
        )
      })}
    </fieldset>
  )
}
