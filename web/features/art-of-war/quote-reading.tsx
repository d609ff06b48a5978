import { useTranslation } from '#web/i18n/use-translation.ts'
import { classNames } from '#web/ui/class-names.ts'

type QuoteReadingProps = {
  texts: { meaning: string; importance: string; application: string }
  lang?: string | undefined
  headingLevel?: 2 | 3
  /** Shows the parts side by side if there is room. */
  wide?: boolean
}

const parts = ['meaning', 'importance', 'application'] as const

/** The meaning, importance and application of a quote. */
export function QuoteReading({ texts, lang, headingLevel = 2, wide = false }: QuoteReadingProps) {
  const { t } = useTranslation('art-of-war')
  const Heading = `h${headingLevel}` as const
  return (
    <div className={classNames('grid gap-6', wide && 'md:grid-cols-3 md:gap-8')}>
      {parts.map((part) => (
        <section
          key={part}
          className={classNames('border-s-2 ps-4', part === 'application' ? 'border-s-blood' : 'border-s-edge')}
        >
          <Heading className="type-display text-subheading">{t(part)}</Heading>
          <p lang={lang} className={classNames('mt-2', part !== 'application' && 'text-muted')}>
            {texts[part]}
          </p>
        </section>
      ))}
    </div>
  )
}
