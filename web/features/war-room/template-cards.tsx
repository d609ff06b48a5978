import { STRATEGY_TYPES, type StrategyType, type Template } from '#contract/strategy.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { classNames } from '#web/ui/class-names.ts'

type TemplateCardsProps = {
  /** The current template. */
  chosen: Template
  onChoose: (type: StrategyType) => void
  /** A column beside the panel, a sheet on a phone, or a row of their own. */
  shape: keyof typeof shapes
}

const shapes = { column: 'grid-cols-1', sheet: 'grid-cols-1', row: 'grid-cols-2 lg:grid-cols-4' }

export function TemplateCards({ chosen, onChoose, shape }: TemplateCardsProps) {
  const { t } = useTranslation('war-room')
  return (
    <ul className={classNames('grid gap-3', shapes[shape])}>
      {STRATEGY_TYPES.map((type) => (
        <li key={type} className="grid">
          <button
            type="button"
            aria-pressed={chosen === type}
            onClick={() => onChoose(type)}
            className={classNames(
              'plate plate-link grid content-start gap-1.5 py-4 ps-4 pe-5 text-start outline-offset-3 [--plate-cut:1rem] sm:ps-5',
              chosen === type && '[--plate-line:var(--blood)] [--plate-fill:var(--overlay)]',
            )}
          >
            <span className="type-display text-subheading">{t(`template.${type}.title`)}</span>
            <span className="type-eyebrow text-fire">{t(`template.${type}.name`)}</span>
            <span className={classNames('text-sm text-muted', shape === 'row' && 'max-sm:hidden')}>
              {t(`template.${type}.text`)}
            </span>
          </button>
        </li>
      ))}
    </ul>
  )
}
