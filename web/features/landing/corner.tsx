import { DrawnWarMask } from '#web/ui/drawn-mask.tsx'
import { type MaskFace, maskFaces } from '#web/ui/war-mask-faces.ts'
import type { LandingTexts } from './texts/en.ts'

/** Light and dark masks alternate, so that neighbours differ. */
const faces: MaskFace[] = ['ox', 'phoenix', 'tengu', 'oni', 'fox', 'stag', 'shogun', 'lion']

export function Corner({ texts }: { texts: LandingTexts['corner'] }) {
  return (
    <section className="on-ink corner" aria-labelledby="corner">
      <div className="page corner-words">
        <p className="type-eyebrow">{texts.eyebrow}</p>
        <h2 id="corner" className="type-display section-title">
          <span className="block">{texts.title.first}</span> <span className="block">{texts.title.second}</span>
        </h2>
        <p className="corner-text">{texts.text}</p>
      </div>
      <div className="corner-slats" aria-hidden="true">
        {faces.map((face) => (
          <div key={face} className={`corner-slat slat-${face}`}>
            <DrawnWarMask mask={maskFaces[face]} className="corner-mask" />
          </div>
        ))}
      </div>
    </section>
  )
}
