import { FOCUSES, type Focus } from '#content/personas/persona.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { classNames } from '#web/ui/class-names.ts'

type FocusChipsProps = {
  labelledBy: string
  chosen: Focus | undefined
  onChoose: (focus: Focus | undefined) => void
}

/** Pressing the chosen chip again shows all coaches. */
export function FocusChips({ labelledBy, chosen, onChoose }: FocusChipsProps) {
  const { t } = useTranslation('coaches')
  return (
    <fieldset aria-labelledby={labelledBy} className="flex flex-wrap gap-3">
      {FOCUSES.map((focus) => {
        const pressed = focus === chosen
        return (
          <button
            key={focus}
            type="button"
            aria-pressed={pressed}
            onClick={() => onChoose(pressed ? undefined : focus)}
            className={classNames(
              'slab inline-flex min-h-11 items-center px-6 font-display text-lg leading-none font-semibold tracking-[0.06em] uppercase',
              pressed ? 'text-on-action' : 'slab-hollow text-text [--slab-hover:var(--strong)]',
            )}
          >
            {t(`focus.${focus}`)}
          </button>
        )
      })}
    </fieldset>
  )
}
