import { useTranslation } from '#web/i18n/use-translation.ts'
import { Link } from '#web/router/link.tsx'
import { buttonClass } from '#web/ui/button.tsx'
import { InkStroke } from '#web/ui/ink.tsx'

/** On the page of the persona for leadership only (§2): the way from an AI to people. */
export function KingsPromo() {
  const { t } = useTranslation('network')
  return (
    <section
      aria-labelledby="kings-promo"
      className="on-ink cut-band relative isolate -mx-4 overflow-hidden px-4 py-14 [--cut:2rem] sm:-mx-8 sm:px-8 lg:-mx-11 lg:px-11"
    >
      <InkStroke
        seed="kings promo"
        className="pointer-events-none absolute -end-[12%] bottom-[10%] -z-1 hidden h-28 w-1/2 -rotate-6 text-brass opacity-50 md:block"
      />
      <p className="type-eyebrow text-gilt">{t('kings.name')}</p>
      <h2 id="kings-promo" className="type-display mt-3 text-title">
        {t('kings.title')}
      </h2>
      <p className="mt-4 max-w-[56ch] text-lead">{t('kings.text')}</p>
      <div className="mt-7 -ms-1 flex flex-wrap items-center gap-x-5 gap-y-3">
        <Link to="/network/kings" className={buttonClass()}>
          {t('kings.join')}
        </Link>
        <Link to="/network/kings" className={buttonClass({ variant: 'text' })}>
          {t('kings.more')}
        </Link>
      </div>
    </section>
  )
}
