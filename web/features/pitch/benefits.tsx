import { useTranslation } from '#web/i18n/use-translation.ts'
import { Card } from '#web/ui/card.tsx'
import { Tick } from '#web/ui/glyphs.tsx'

const BENEFITS = ['community', 'networking', 'live', 'sports', 'business', 'mindset'] as const
const INCLUDED = ['community', 'live', 'mindset', 'events', 'business'] as const

/** Six reasons, then what is included, laid out like the bill of a fight night. */
export function Benefits({ inside = false }: { inside?: boolean }) {
  const { t } = useTranslation('pitch')
  return (
    <>
      <section aria-labelledby="benefits" className="grid gap-6">
        <h2 id="benefits" className="type-display text-title">
          {t(inside ? 'benefits.titleInside' : 'benefits.title')}
        </h2>
        <ol className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
          {BENEFITS.map((name, index) => (
            <Card as="li" key={name} numeral={index + 1} className="grid min-h-44 content-end gap-2">
              <h3 className="type-display text-heading">{t(`benefits.${name}.title`)}</h3>
              <p className="text-muted">{t(`benefits.${name}.text`)}</p>
            </Card>
          ))}
        </ol>
      </section>
      <section aria-labelledby="included" className="grid gap-6 lg:grid-cols-[5fr_7fr] lg:gap-12">
        <div>
          <p className="type-eyebrow text-gilt">{t('included.eyebrow')}</p>
          <h2 id="included" className="type-display mt-3 text-title">
            {t('included.title')}
          </h2>
        </div>
        <ul className="border-t-2 border-text">
          {INCLUDED.map((name) => (
            <li key={name} className="flex items-start gap-4 border-b border-edge py-5">
              <Tick className="mt-1.5 size-5 shrink-0 text-danger" />
              <div>
                <h3 className="type-display text-heading">{t(`included.${name}.title`)}</h3>
                <p className="mt-1.5 text-muted">{t(`included.${name}.text`)}</p>
              </div>
            </li>
          ))}
        </ul>
      </section>
    </>
  )
}
