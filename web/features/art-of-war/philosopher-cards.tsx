import { Link } from '#web/router/link.tsx'
import { Card } from '#web/ui/card.tsx'
import { WarMask } from '#web/ui/war-mask.tsx'
import type { Philosopher } from './book.ts'
import { PHILOSOPHER_LOOKS } from './philosopher-look.ts'

type PhilosopherCardsProps = { philosophers: Philosopher[]; title: string; lead?: string }

export function PhilosopherCards({ philosophers, title, lead }: PhilosopherCardsProps) {
  return (
    <section aria-labelledby="philosophers">
      <h2 id="philosophers" className="type-display text-heading">
        {title}
      </h2>
      {lead && <p className="mt-2 text-muted">{lead}</p>}
      <ul className="mt-6 grid gap-4 sm:grid-cols-2 xl:auto-cols-fr xl:grid-flow-col xl:grid-cols-none">
        {philosophers.map((philosopher) => (
          <PhilosopherCard key={philosopher.id} philosopher={philosopher} />
        ))}
      </ul>
    </section>
  )
}

function PhilosopherCard({ philosopher: { id, name, title, specialty } }: { philosopher: Philosopher }) {
  return (
    <Card as="li" leads className="flex items-center gap-5 xl:grid xl:content-start xl:gap-4">
      <WarMask id={PHILOSOPHER_LOOKS[id].mask} className="size-20 shrink-0 xl:size-24" />
      <div className="min-w-0">
        <h3 className="type-display text-subheading">
          <Link to={`/art-of-war/${id}`} data-cover>
            {name}
          </Link>
        </h3>
        <p className="mt-2 text-sm text-muted">{title}</p>
        <p className="type-eyebrow mt-3 text-fire">{specialty}</p>
      </div>
    </Card>
  )
}
