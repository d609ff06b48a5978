import Star from 'lucide-react/icons/star'
import { useId } from 'react'
import { MOST_STARS } from '#contract/review-rules.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { classNames } from '#web/ui/class-names.ts'
import { FieldNotes, RequiredMark } from '#web/ui/field.tsx'

const MEANINGS = ['bad', 'weak', 'fair', 'good', 'great'] as const
const ALL = Array.from({ length: MOST_STARS }, (_, index) => index + 1)

function StarShape({ filled, className }: { filled: boolean; className: string }) {
  return <Star aria-hidden="true" className={classNames(className, filled ? 'fill-current text-gilt' : 'text-muted')} />
}

/** How many stars a review gives. */
export function Stars({ stars }: { stars: number }) {
  const { t } = useTranslation('reviews')
  return (
    <span className="inline-flex items-center gap-0.5">
      <span className="sr-only">{t('stars', { count: stars })}</span>
      {ALL.map((star) => (
        <StarShape key={star} filled={star <= stars} className="size-5" />
      ))}
    </span>
  )
}

type StarFieldProps = {
  label: string
  /** 0 while nothing is chosen. */
  value: number
  onChange: (stars: number) => void
  error: string | undefined
}

/** A group of radio buttons: arrow keys move between the stars, and each is large enough for a thumb. */
export function StarField({ label, value, onChange, error }: StarFieldProps) {
  const { t } = useTranslation('reviews')
  const id = useId()
  const errorId = error ? `${id}-error` : undefined
  return (
    <fieldset className="grid justify-items-start gap-1.5" aria-describedby={errorId}>
      <legend className="type-eyebrow text-text">
        {label} <RequiredMark />
      </legend>
      <div className="-ms-2 flex flex-wrap items-center gap-x-3">
        <div className="flex">
          {ALL.map((star) => (
            <label
              key={star}
              className="grid size-11 cursor-pointer place-items-center rounded-[2px] has-focus-visible:outline-2 has-focus-visible:outline-focus"
            >
              <input
                type="radio"
                name={id}
                value={star}
                checked={value === star}
                onChange={() => onChange(star)}
                aria-label={t('stars', { count: star })}
                aria-invalid={error ? true : undefined}
                className="sr-only"
              />
              <StarShape filled={star <= value} className="size-8" />
            </label>
          ))}
        </div>
        {value > 0 && <span className="ps-2 text-muted">{t(`meaning.${MEANINGS[value - 1] ?? 'fair'}`)}</span>}
      </div>
      <FieldNotes hintId={undefined} hint={undefined} errorId={errorId} error={error} />
    </fieldset>
  )
}
