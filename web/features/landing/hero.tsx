import { buttonClass } from '#web/ui/button.tsx'
import { DrawnWarMask } from '#web/ui/drawn-mask.tsx'
import { InkStroke, InkSun } from '#web/ui/ink.tsx'
import { maskFaces } from '#web/ui/war-mask-faces.ts'
import type { LandingTexts } from './texts/en.ts'

export function Hero({ texts, signInPath }: { texts: LandingTexts['hero']; signInPath: string }) {
  const { first, second, dream } = texts.headline
  return (
    <section className="hero">
      <div className="hero-picture">
        <InkStroke seed="ground" className="hero-stroke" />
        <div className="hero-figure">
          <InkSun seed="kiai" />
          <DrawnWarMask mask={maskFaces.oni} className="hero-mask" />
        </div>
      </div>
      <div className="page hero-words">
        <p className="type-eyebrow hero-tagline">{texts.tagline}</p>
        <h1 className="type-display hero-headline">
          <span className="hero-line">{first}</span>{' '}
          <span className="hero-line">
            {second} <span className="hollow">{dream}</span>
          </span>
        </h1>
        <p className="hero-lead">{texts.lead}</p>
        <div className="hero-actions">
          <a href={signInPath} className={buttonClass({ size: 'large' })}>
            {texts.enterCamp}
          </a>
          <a href={signInPath} className={buttonClass({ size: 'large', variant: 'secondary' })}>
            {texts.igniteFire}
          </a>
          <a href={signInPath} className={buttonClass({ size: 'large', variant: 'text' })}>
            {texts.beginTraining}
          </a>
        </div>
      </div>
    </section>
  )
}
