import { rememberReturnPath } from '#web/session/return-path.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { DrawnWarMask } from '#web/ui/drawn-mask.tsx'
import { maskFaces } from '#web/ui/war-mask-faces.ts'
import type { LandingTexts } from './texts/en.ts'

type NetworksProps = { texts: LandingTexts['networks']; signedIn: boolean; signInPath: string }

/** What a membership includes, laid out like the bill of a fight night. A visitor gets there after signing in. */
export function Networks({ texts, signedIn, signInPath }: NetworksProps) {
  const cards = [
    { ...texts.liveCoaching, path: '/live' },
    { ...texts.community, path: '/spaces/global-community' },
    { ...texts.events, path: '/live?place=in_person' },
    { ...texts.business, path: '/spaces/fight-business' },
  ]
  return (
    <section className="page networks" aria-labelledby="networks">
      <DrawnWarMask mask={maskFaces.shogun} className="networks-mask" />
      <div className="networks-words">
        <p className="type-eyebrow networks-eyebrow">{texts.eyebrow}</p>
        <h2 id="networks" className="type-display section-title">
          {texts.title}
        </h2>
        <p className="networks-text">{texts.text}</p>
      </div>
      <ul className="bill">
        {cards.map(({ title, text, action, path }) => (
          <li key={title}>
            <a
              href={signedIn ? path : signInPath}
              onClick={() => !signedIn && rememberReturnPath(path)}
              className="bout"
            >
              <h3 className="type-display bout-title">{title}</h3>
              <p className="bout-text">{text}</p>
              <span className={buttonClass({ variant: 'secondary', className: 'bout-action' })}>{action}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
