import type { LandingTexts } from './texts/en.ts'

/** One line of names on a red band, repeated until it is wider than any screen. */
export function Ticker({ texts: { arsenal, networks } }: { texts: LandingTexts }) {
  const names = [
    arsenal.coaches,
    arsenal.mindset,
    arsenal.warRoom,
    arsenal.artOfWar,
    networks.community,
    networks.events,
  ]
  const line = names.map(({ title }) => <span key={title}>{title}</span>)
  return (
    <div className="ticker" aria-hidden="true">
      <p className="ticker-line">
        {line}
        <span className="ticker-again">{line}</span>
        <span className="ticker-again">{line}</span>
      </p>
    </div>
  )
}
