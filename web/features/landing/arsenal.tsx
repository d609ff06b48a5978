import { FlameIcon, GuardIcon, ScrollIcon, SpeechIcon } from '#web/ui/emblems.tsx'
import type { LandingTexts } from './texts/en.ts'

/** The free features. The cards follow the page's slant, each with its number. */
export function Arsenal({ texts, signInPath }: { texts: LandingTexts['arsenal']; signInPath: string }) {
  const cards = [
    { ...texts.coaches, icon: <GuardIcon /> },
    { ...texts.mindset, icon: <FlameIcon /> },
    { ...texts.warRoom, icon: <SpeechIcon /> },
    { ...texts.artOfWar, icon: <ScrollIcon /> },
  ]
  return (
    <section className="page arsenal" aria-labelledby="arsenal">
      <p className="type-eyebrow">{texts.eyebrow}</p>
      <h2 id="arsenal" className="type-display section-title">
        {texts.title}
      </h2>
      <ol className="arsenal-cards">
        {cards.map(({ title, text, icon }, index) => (
          <li key={title} className={`plate plate-link arsenal-card arsenal-card-${index + 1}`}>
            <span className="arsenal-number" aria-hidden="true">
              {index + 1}
            </span>
            {icon}
            <h3 className="type-display arsenal-title">
              <a href={signInPath} data-cover>
                {title}
              </a>
            </h3>
            <p className="arsenal-text">{text}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}
