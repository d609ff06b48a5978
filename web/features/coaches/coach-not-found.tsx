import { PERSONAS } from '#contract/personas.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { Link } from '#web/router/link.tsx'
import { buttonClass } from '#web/ui/button.tsx'
import { InkStroke } from '#web/ui/ink.tsx'
import { MaskPicture } from '#web/ui/mask-picture.tsx'
import { MarketplaceLink } from './marketplace-link.tsx'

/** A marketplace that always exists, for somebody who came to buy. */
const SHOWN_INSTEAD = PERSONAS.leadership.coach_id

export function CoachNotFound({ text }: { text?: string }) {
  const { t } = useTranslation('coaches')
  return (
    <section className="grid min-h-[76dvh] content-center justify-items-start gap-6 overflow-x-clip">
      <div aria-hidden="true" className="relative">
        <MaskPicture face="nobody" className="size-52 opacity-60 grayscale" />
        <InkStroke
          seed="no such coach"
          className="absolute top-[46%] start-0 h-[34%] w-[150%] -translate-y-1/2 -rotate-6 text-blood"
        />
      </div>
      <h1 className="type-display text-title">{t('missing.title')}</h1>
      <p className="max-w-[38ch] text-lead text-muted">{text ?? t('missing.text')}</p>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <Link to="/coaches" className={buttonClass({ size: 'large' })}>
          {t('back')}
        </Link>
        <MarketplaceLink slug={SHOWN_INSTEAD} size="large" />
      </div>
    </section>
  )
}
