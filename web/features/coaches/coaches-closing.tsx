import { PERSONA_FACTS } from '#content/personas/persona.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { Link } from '#web/router/link.tsx'
import { buttonClass } from '#web/ui/button.tsx'
import { InkStroke } from '#web/ui/ink.tsx'
import { sessionPath } from './coach.ts'
import { CoachMask } from './coach-mask.tsx'

/** Suggests the Mindset coach or the quiz to undecided members. */
export function CoachesClosing() {
  const { t } = useTranslation('coaches')
  const { name } = PERSONA_FACTS.mindset
  return (
    <section
      aria-labelledby="coaches-closing"
      className="on-ink cut-band relative isolate -mx-4 overflow-hidden px-4 py-16 [--cut:2rem] sm:-mx-8 sm:px-8 lg:-mx-11 lg:px-11 lg:py-20"
    >
      <div aria-hidden="true" className="pointer-events-none absolute inset-0 -z-1">
        <InkStroke
          seed="coaches closing"
          className="absolute -end-[12%] bottom-[8%] h-28 w-3/4 -rotate-6 text-blood md:bottom-[22%] md:h-40 md:w-[52%]"
        />
        <CoachMask
          persona="mindset"
          className="absolute end-4 bottom-10 size-28 sm:end-8 md:top-1/2 md:bottom-auto md:size-64 md:-translate-y-1/2"
        />
      </div>
      <div className="pb-32 md:max-w-[56%] md:pb-0">
        <h2 id="coaches-closing" className="type-display text-title">
          {t('closing.title')}
        </h2>
        <p className="mt-4 max-w-[52ch] text-lead text-muted">{t('closing.text', { name })}</p>
        <div className="mt-7 -ms-1 flex flex-wrap items-center gap-x-4 gap-y-3">
          <Link to={sessionPath('mindset')} className={buttonClass()}>
            {t('closing.talk', { name })}
          </Link>
          <Link to="/warrior-mindset" className={buttonClass({ variant: 'secondary' })}>
            {t('closing.quiz')}
          </Link>
        </div>
      </div>
    </section>
  )
}
