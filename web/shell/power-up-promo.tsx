import { useId } from 'react'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { Button } from '#web/ui/button.tsx'
import { showMoment } from './shown-moment.ts'

/** The way to the Daily Power-Up from any page. */
export function PowerUpPromo({ onLeave }: { onLeave?: (() => void) | undefined }) {
  const { t } = useTranslation()
  const headingId = useId()
  const open = () => {
    // First the menu on a phone: it would get the focus back that the drill has just taken.
    onLeave?.()
    showMoment({ kind: 'power-up' })
  }
  return (
    <section
      aria-labelledby={headingId}
      className="plate on-ink -mx-2 mt-8 grid gap-1.5 bg-transparent! p-5 [--plate-cut:1rem] [--plate-fill:#1f1110] [--plate-line:#47201c]"
    >
      <h2 id={headingId} className="type-display text-[1.6rem]">
        {t('powerUp.ready')}
      </h2>
      <p className="text-sm text-muted">{t('powerUp.text')}</p>
      <div className="mt-2">
        <Button size="small" aria-haspopup="dialog" onClick={open}>
          {t('powerUp.open')}
        </Button>
      </div>
    </section>
  )
}
