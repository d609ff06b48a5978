import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { addDays } from '#contract/day-rules.ts'
import { useFormats } from '#web/i18n/formats.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { IconButton } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { addMonths, inMonth, monthOf, weekdayOf, weeksOf } from './days.ts'

type MonthGridProps = {
  month: string
  today: string
  /** How many times are open on a day; undefined while they load. */
  countOf: ((day: string) => number) | undefined
  chosen: string | undefined
  /** False where no later month has an open time. */
  goesOn: boolean
  onMonth: (month: string) => void
  onDay: (day: string) => void
}

/** A month whose open days are underlined in blood. Arrow keys go from day to day, also into the next month. */
export function MonthGrid({ month, today, countOf, chosen, goesOn, onMonth, onDay }: MonthGridProps) {
  const { t } = useTranslation('bookings')
  const { monthAndYear } = useFormats()
  const headingId = useId()
  const { table, tabbable, onKeyDown } = useArrowKeys({ month, today, countOf, chosen, goesOn, onMonth })
  const weeks = weeksOf(month)
  return (
    <section aria-labelledby={headingId} aria-busy={!countOf} className="grid content-start gap-3">
      <div className="flex items-center justify-between gap-3">
        <h2 id={headingId} aria-live="polite" className="type-display text-heading">
          {monthAndYear(month)}
        </h2>
        <div className="flex">
          <IconButton
            label={t('month.earlier')}
            disabled={month <= monthOf(today)}
            onClick={() => onMonth(addMonths(month, -1))}
          >
            <ChevronLeft aria-hidden="true" className="size-5" />
          </IconButton>
          <IconButton label={t('month.later')} disabled={!goesOn} onClick={() => onMonth(addMonths(month, 1))}>
            <ChevronRight aria-hidden="true" className="size-5" />
          </IconButton>
        </div>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table of days that arrow keys walk through is a grid */}
      <table ref={table} role="grid" aria-labelledby={headingId} onKeyDown={onKeyDown} className="w-full table-fixed">
        <thead>
          <tr>
            {WEEK.map((day) => (
              <WeekdayName key={day} day={day} />
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week, index) => (
            <tr key={week.find(Boolean) ?? index}>
              {week.map((day, weekday) => (
                <td key={day ?? `no day ${weekday}`} className="p-0.5">
                  {day && (
                    <DayButton
                      day={day}
                      count={countOf?.(day)}
                      isChosen={day === chosen}
                      isToday={day === today}
                      isTabbable={day === tabbable}
                      onDay={onDay}
                    />
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

/** Any week from Monday to Sunday. */
const WEEK = Array.from({ length: 7 }, (_, weekday) => addDays('2026-11-30', weekday))

function WeekdayName({ day }: { day: string }) {
  const { weekday, narrowWeekday } = useFormats()
  return (
    <th scope="col" abbr={weekday(day)} className="type-eyebrow pb-1 text-center">
      <span aria-hidden="true">{narrowWeekday(day)}</span>
      <span className="sr-only">{weekday(day)}</span>
    </th>
  )
}

type DayButtonProps = {
  day: string
  count: number | undefined
  isChosen: boolean
  isToday: boolean
  isTabbable: boolean
  onDay: (day: string) => void
}

function DayButton({ day, count, isChosen, isToday, isTabbable, onDay }: DayButtonProps) {
  const { t } = useTranslation('bookings')
  const { day: dayName } = useFormats()
  const isOpen = count !== undefined && count > 0
  const words = count === undefined ? t('loadingTimes') : isOpen ? t('day.times', { count }) : t('day.none')
  // The name holds the number as it is shown, without the ordinal of the first, for who says it to their device.
  const name = dayName(day).replace('1º', '1')
  // A day without times can be reached by arrow keys, so that screen readers hear that it has none.
  return (
    <button
      type="button"
      data-day={day}
      tabIndex={isTabbable ? 0 : -1}
      aria-label={`${name}, ${words}`}
      aria-current={isToday ? 'date' : undefined}
      aria-pressed={isChosen}
      aria-disabled={!isOpen}
      onClick={() => isOpen && onDay(day)}
      className={classNames(
        'grid h-12 w-full place-items-center border-b-3 font-display text-xl font-bold tabular-nums',
        isToday && 'underline decoration-2 underline-offset-4',
        isChosen && 'border-blood bg-text text-ground',
        !isChosen && isOpen && 'border-blood hover:bg-strong',
        !isChosen && !isOpen && 'cursor-default border-transparent font-medium text-muted',
      )}
    >
      {Number(day.slice(8))}
    </button>
  )
}

type Walk = Pick<MonthGridProps, 'month' | 'today' | 'countOf' | 'chosen' | 'goesOn' | 'onMonth'>

/** One day of the grid is in the tab order; the arrow keys move it. */
function useArrowKeys({ month, today, countOf, chosen, goesOn, onMonth }: Walk) {
  const table = useRef<HTMLTableElement>(null)
  const [cursor, setCursor] = useState<string>()
  const wantsFocus = useRef(false)
  const days = weeksOf(month).flat()
  const tabbable =
    [cursor, chosen, days.find((day) => day && countOf && countOf(day) > 0)].find(
      (day) => day && monthOf(day) === month,
    ) ?? (monthOf(today) === month ? today : `${month}-01`)

  useEffect(() => {
    if (!wantsFocus.current) return
    wantsFocus.current = false
    table.current?.querySelector<HTMLElement>(`[data-day="${tabbable}"]`)?.focus()
  }, [tabbable])

  const onKeyDown = (event: KeyboardEvent) => {
    const from = (event.target as HTMLElement).dataset.day
    const to = from && targetOf(event.key, from)
    if (!to) return
    event.preventDefault()
    const isOutside = monthOf(to) < monthOf(today) || (monthOf(to) > month && !goesOn)
    if (isOutside) return
    wantsFocus.current = true
    setCursor(to)
    if (monthOf(to) !== month) onMonth(monthOf(to))
  }
  return { table, tabbable, onKeyDown }
}

function targetOf(key: string, day: string): string | undefined {
  switch (key) {
    case 'ArrowLeft':
      return addDays(day, -1)
    case 'ArrowRight':
      return addDays(day, 1)
    case 'ArrowUp':
      return addDays(day, -7)
    case 'ArrowDown':
      return addDays(day, 7)
    case 'Home':
      return addDays(day, -weekdayOf(day))
    case 'End':
      return addDays(day, 6 - weekdayOf(day))
    case 'PageUp':
      return inMonth(addMonths(monthOf(day), -1), day)
    case 'PageDown':
      return inMonth(addMonths(monthOf(day), 1), day)
    default:
      return undefined
  }
}
