import { useFormats } from '#web/i18n/formats.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { type CalendarDay, countDays, monthSpans, weekdayRows } from './calendar-weeks.ts'
import './streak-calendar.css'

/** A table of weekdays by weeks, whose caption sums it up for screen readers. */
export function StreakCalendar({ calendar }: { calendar: CalendarDay[] }) {
  const { t } = useTranslation('streak')
  const { day, weekday, month } = useFormats()
  const rows = weekdayRows(calendar)
  return (
    <table className="streak-calendar">
      <caption className="sr-only">
        <CalendarWords calendar={calendar} />
      </caption>
      <thead>
        <tr>
          <td />
          {monthSpans(calendar).map(({ month: name, weeks, named }) => (
            <th key={name} scope="colgroup" colSpan={weeks}>
              {named && month(`${name}-01`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          <tr key={row.find(Boolean)?.date ?? index}>
            <th scope="row">{weekdayName(row, weekday)}</th>
            {row.map((one, week) => {
              const label = one && `${day(one.date)}: ${t(`calendar.state.${one.state}`)}`
              return (
                <td key={one?.date ?? `week ${week}`} title={label}>
                  {one && <span aria-hidden="true" className={`streak-day streak-day-${one.state}`} />}
                  <span className="sr-only">{label}</span>
                </td>
              )
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Taken from any day of the row, because the first week may be incomplete. */
function weekdayName(row: readonly (CalendarDay | undefined)[], weekday: (date: string) => string): string {
  const known = row.find((one) => one !== undefined)
  return known ? weekday(known.date) : ''
}

/** The calendar summed up in a sentence. */
export function CalendarWords({ calendar }: { calendar: CalendarDay[] }) {
  const { t } = useTranslation('streak')
  const parts = [
    t('calendar.active', { count: countDays(calendar, 'active') }),
    t('calendar.rest', { count: countDays(calendar, 'rest') }),
  ]
  return `${t('calendar.title')}: ${parts.join(', ')}`
}

/** The meaning of the shapes. Hidden from screen readers, which get it with each day. */
export function CalendarLegend() {
  const { t } = useTranslation('streak')
  return (
    <ul aria-hidden="true" className="flex flex-wrap gap-x-3 gap-y-1 text-xs whitespace-nowrap text-muted">
      {(['active', 'rest', 'missed'] as const).map((state) => (
        <li key={state} className="streak-calendar flex items-center gap-1.5">
          <span className={`streak-day streak-day-${state} [--day-size:0.625rem]`} />
          {t(`calendar.legend.${state}`)}
        </li>
      ))}
    </ul>
  )
}
