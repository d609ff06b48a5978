import { useTranslation } from '#web/i18n/use-translation.ts'
import { planPath } from '#web/network/paths.ts'
import { Link } from '#web/router/link.tsx'
import { buttonClass } from '#web/ui/button.tsx'
import { InkStroke } from '#web/ui/ink.tsx'

export function NetworkClosing() {
  const { t } = useTranslation('pitch')
  return (
    <section
      aria-labelledby="network-closing"
      className="on-ink cut-band relative isolate -mx-4 overflow-hidden px-4 py-16 [--cut:2rem] sm:-mx-8 sm:px-8 lg:-mx-11 lg:px-11 lg:py-20"
    >
      <InkStroke
        seed="network closing"
        className="pointer-events-none absolute -end-[12%] bottom-[12%] -z-1 hidden h-32 w-1/2 -rotate-6 text-blood md:block"
      />
      <h2 id="network-closing" className="type-display text-title">
        {t('closing.title')}
      </h2>
      <p className="mt-4 max-w-[46ch] text-lead">{t('closing.text')}</p>
      <div className="mt-7 -ms-1 flex flex-wrap items-center gap-x-5 gap-y-3">
        <Link to={planPath('elite_monthly')} className={buttonClass({ size: 'large', variant: 'secondary' })}>
          {t('upgrade')}
        </Link>
        <Link to="/network/kings" className={buttonClass({ variant: 'text' })}>
          {t('closing.kings')}
        </Link>
      </div>
    </section>
  )
}
