import { useEffect, useState } from 'react'
import { FIRE_CAP, fireLabel, GAUGE_DELAY_MS } from '#contract/quiz-rules.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { classNames } from '#web/ui/class-names.ts'
import { Flame } from '#web/ui/flame.tsx'

/** Where the label changes. */
const MARKS = [40, 70, 90, 100]

/**
 * The flame follows the level a tenth of a second later; those who hear it get the level at once. Without a level there
 * is no fire yet.
 */
export function FireGauge({ level, className }: { level: number | undefined; className?: string }) {
  const { t } = useTranslation('quiz')
  const shown = useDelayed(level ?? 0, GAUGE_DELAY_MS)
  const label = level === undefined ? t('latest.none') : t(`label.${fireLabel(level)}`)
  const value = level === undefined ? label : t('gauge.value', { level, label })
  return (
    <div className={classNames('plate [--plate-fill:var(--ink)]', className)}>
      <div className="on-ink absolute inset-0 overflow-clip bg-transparent!">
        <meter
          aria-label={t('gauge.label')}
          aria-valuetext={value}
          min={0}
          max={FIRE_CAP}
          value={level ?? 0}
          className="sr-only"
        />
        <Scale />
        <Flame
          level={shown}
          className="absolute inset-x-0 bottom-0 h-[82%] w-full translate-x-[12%] lg:h-[66%] lg:translate-x-0"
        />
        <div aria-hidden="true" className="absolute start-5 top-4 lg:top-5">
          <p className="type-eyebrow">{t('gauge.label')}</p>
          <p className="type-display mt-2 text-[3.5rem] leading-[0.8] text-fire lg:text-[6rem]">{level ?? '–'}</p>
          <p className="type-display mt-3 text-subheading">{label}</p>
        </div>
        <p aria-live="polite" className="sr-only">
          {t('gauge.label')}: {value}
        </p>
      </div>
    </div>
  )
}

function Scale() {
  return (
    <div aria-hidden="true" className="absolute inset-x-0 bottom-0 h-[82%] lg:h-[66%]">
      {MARKS.map((mark) => (
        <p
          key={mark}
          style={{ insetBlockEnd: `${mark}%` }}
          className={classNames(
            'absolute end-0 flex translate-y-1/2 items-center gap-2 text-xs text-muted tabular-nums',
            // Too close to the last one where there is little room.
            mark === 90 && 'max-lg:hidden',
          )}
        >
          {mark}
          <span className="h-px w-5 bg-edge lg:w-8" />
        </p>
      ))}
    </div>
  )
}

function useDelayed(value: number, milliseconds: number): number {
  const [delayed, setDelayed] = useState(0)
  useEffect(() => {
    const timer = setTimeout(() => setDelayed(value), milliseconds)
    return () => clearTimeout(timer)
  }, [value, milliseconds])
  return delayed
}
