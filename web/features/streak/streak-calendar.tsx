import { useFormats } from '#web/i18n/formats.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { type CalendarDay, countDays, weekdayRows } from './calendar-weeks.ts'
import './streak-calendar.css'

/** For those who hear it: a table of weekdays by weeks, whose caption says it all in one sentence. */
export function StreakCalendar({ calendar }: { calendar: CalendarDay[] }) {
  const { t } = useTranslation('streak')
  const { day, weekday } = useFormats()
  const summary = [
    t('calendar.active', { count: countDays(calendar, 'active') }),
    t('calendar.rest', { count: countDays(calendar, 'rest') }),
  ].join(', ')
  return (
    <table className="streak-calendar">
      <caption className="sr-only">
        {t('calendar.title')}: {summary}
      </caption>
      <tbody>
        {weekdayRows(calendar).map((row) => (
          <tr key={row.find(Boolean)?.date}>
            <th scope="row" className="sr-only">
              {row[0] && weekday(row[0].date)}
            </th>
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

/** What the shapes mean. Everyone who hears the days hears it there. */
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
