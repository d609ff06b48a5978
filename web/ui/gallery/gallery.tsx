import { Cards } from './cards.tsx'
import { Buttons, Overlays } from './controls.tsx'
import { Data } from './data.tsx'
import { Forms } from './forms.tsx'
import { Masks, Poster } from './pictures.tsx'
import { Section } from './section.tsx'
import { States } from './states.tsx'

/** Every component of the design system in its states, for developers. The app around it renders the toasts. */
export function Gallery() {
  return (
    <main id="content" className="page grid gap-16 py-10">
      <Poster />
      <Section title="Type">
        <p className="type-display text-hero">
          Hero <span className="type-outline">hollow</span>
        </p>
        <p className="type-display text-title">Title of a page</p>
        <p className="type-display text-heading">Heading of a part</p>
        <p className="type-display text-subheading">Subheading of a card</p>
        <p className="type-eyebrow">Eyebrow, quiet and wide</p>
        <p className="max-w-prose text-lead">Lead. Two sessions and five weeks is ten chances.</p>
        <p className="max-w-prose">Body text, quiet beside the display face. You said you gas out in round three.</p>
        <p className="max-w-prose text-sm text-muted">Small and muted: used today, at half past nine.</p>
        <nav aria-label="Sample" className="flex flex-wrap gap-8 font-display text-xl font-semibold uppercase">
          <a className="brush-link" aria-current="page" href="#content">
            War Room
          </a>
          <a className="brush-link text-muted hover:text-text" href="#content">
            Art of War
          </a>
          <span className="text-danger">Blood</span>
          <span className="text-fire">Fire</span>
          <span className="text-gilt">Brass</span>
          <span className="text-good">Good</span>
        </nav>
      </Section>
      <Buttons />
      <Masks />
      <Cards />
      <Forms />
      <Overlays />
      <States />
      <Data />
    </main>
  )
}
