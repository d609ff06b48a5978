import { useFormats } from '#web/i18n/formats.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { Link } from '#web/router/link.tsx'
import { buttonClass } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { InkCircle } from '#web/ui/ink.tsx'

/** Shows how many quotes are in the War Wisdom Box. */
export function WisdomCard({ count }: { count: number }) {
  const { t } = useTranslation('dashboard')
  const { number } = useFormats()
  return (
    <Card as="section" leads className="grid min-h-64 content-between gap-6" aria-labelledby="wisdom">
      <div className="absolute inset-px -z-1 overflow-clip">
        <InkCircle
          seed="wisdom"
          className="absolute -end-20 -bottom-20 size-56 text-brass opacity-80 xl:-end-20 xl:-bottom-24 xl:size-72"
        />
      </div>
      <div className="max-w-[64%]">
        <h3 id="wisdom" className="type-eyebrow">
          {t('wisdom.title')}
        </h3>
        {count > 0 ? (
          <>
            <p className="type-display mt-3 text-[clamp(4.5rem,7vw,6.5rem)] leading-[0.8] text-gilt">{number(count)}</p>
            <p className="type-display mt-3 text-heading">{t('wisdom.saved', { count })}</p>
          </>
        ) : (
          <>
            <p className="type-display mt-3 text-heading">{t('wisdom.none')}</p>
            <p className="mt-2 text-muted">{t('wisdom.noneText')}</p>
          </>
        )}
      </div>
      <p>
        <Link to="/art-of-war" data-cover className={buttonClass({ variant: 'text', size: 'small' })}>
          {count > 0 ? t('wisdom.open') : t('wisdom.first')}
        </Link>
      </p>
    </Card>
  )
}
