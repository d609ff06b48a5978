import { buttonClass } from '#web/ui/button.tsx'
import { Wordmark } from '#web/ui/wordmark.tsx'
import type { LandingTexts } from './texts/en.ts'

export function Closing({
  texts,
  signedIn,
  signInPath,
}: {
  texts: LandingTexts['closing']
  signedIn: boolean
  signInPath: string
}) {
  return (
    <section className="closing" aria-labelledby="closing">
      <div className="closing-shout" aria-hidden="true">
        <Wordmark label="Kiai" className="closing-mark" />
      </div>
      <div className="page closing-words">
        <h2 id="closing" className="type-display section-title">
          {texts.title}
        </h2>
        <p className="closing-text">{texts.text}</p>
        <a
          href={signedIn ? '/dashboard' : signInPath}
          className={buttonClass({ size: 'large', variant: 'secondary', className: 'closing-action' })}
        >
          {signedIn ? texts.dashboard : texts.action}
        </a>
        <p className="closing-meaning">
          <dfn>Kiai</dfn> {texts.meaning}
        </p>
      </div>
    </section>
  )
}
