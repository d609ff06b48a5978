import { MOST_ANALYTICS_DAYS } from '#contract/admin-rules.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { FIRST_DAY, lastDays, PRESET_DAYS, rangeProblem, todayUtc } from './analytics-range.ts'
import type { DayRange } from './queries.ts'

type RangeFormProps = { range: DayRange; onChange: (range: DayRange) => void }

export function RangeForm({ range, onChange }: RangeFormProps) {
  const { t } = useTranslation('admin')
  const wrong = rangeProblem(range)
  const errorAt = (field: keyof DayRange) =>
    wrong?.field === field ? t(`analytics.problem.${wrong.problem}`, { days: MOST_ANALYTICS_DAYS }) : undefined
  return (
    <fieldset className="grid gap-4">
      <legend className="sr-only">{t('analytics.range')}</legend>
      <div className="flex flex-wrap gap-2">
        {PRESET_DAYS.map((count) => {
          const preset = lastDays(count)
          const chosen = preset.from === range.from && preset.to === range.to
          return (
            <Button
              key={count}
              size="small"
              variant={chosen ? 'primary' : 'secondary'}
              aria-pressed={chosen}
              onClick={() => onChange(preset)}
            >
              {t('analytics.days', { count })}
            </Button>
          )
        })}
      </div>
      <div className="grid gap-4 sm:max-w-xl sm:grid-cols-2">
        {(['from', 'to'] as const).map((field) => (
          <TextField
            key={field}
            label={t(`analytics.${field}`)}
            type="date"
            required
            min={FIRST_DAY}
            max={todayUtc()}
            value={range[field]}
            onChange={(event) => onChange({ ...range, [field]: event.target.value })}
            error={errorAt(field)}
          />
        ))}
      </div>
      <p className="text-sm text-muted">{t('analytics.utc')}</p>
    </fieldset>
  )
}
