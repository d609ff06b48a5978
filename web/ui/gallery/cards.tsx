import { Badge } from '../badge.tsx'
import { Card } from '../card.tsx'
import { FlameIcon, GuardIcon, ScrollIcon, SpeechIcon } from '../emblems.tsx'
import { FormerPrice, Included, Rating } from '../price-parts.tsx'
import { PricedCard } from '../priced-card.tsx'
import { SectionCard } from '../section-card.tsx'
import { Section } from './section.tsx'

export function Cards() {
  const arsenal = [
    { title: 'Elite coaches', text: 'Eight personas, each with a school of thought.', icon: <GuardIcon /> },
    { title: 'Warrior mindset', text: 'Four questions. One flame.', icon: <FlameIcon /> },
    { title: 'War room', text: 'Name the problem. Leave with a plan.', icon: <SpeechIcon /> },
    { title: 'Art of war', text: 'Twelve old truths, read for your fight.', icon: <ScrollIcon /> },
  ]
  return (
    <Section title="Cards">
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        {arsenal.map(({ title, text, icon }, index) => (
          <Card as="li" key={title} leads numeral={index + 1} className="grid gap-3">
            {icon}
            <h3 className="type-display mt-6 text-heading">
              <a data-cover href="#content">
                {title}
              </a>
            </h3>
            <p className="text-muted">{text}</p>
          </Card>
        ))}
      </ul>
      <div className="grid gap-4 sm:grid-cols-3">
        <Card tone="chosen">Chosen</Card>
        <Card tone="fire">Burning</Card>
        <Card tone="brass">Elite</Card>
      </div>
      <ul className="grid gap-4 sm:grid-cols-2">
        <PricedCard
          eyebrow="Coaching"
          title="Pad work"
          description="Rounds on the pads, one to one."
          price="$49"
          duration="45 minutes"
        >
          <Included features={['Warm-up', 'A plan for the week']} />
        </PricedCard>
        <PricedCard
          eyebrow="Iron Wall"
          title="Hand wraps"
          description="Four metres, a little stretch."
          price="$9"
          priceNote={<FormerPrice price="$12" spoken="Before: $12" off="25% off" />}
        >
          <Rating>4.8 of 5, 1,247 reviews</Rating>
        </PricedCard>
      </ul>
      <SectionCard
        title="Two-factor sign-in"
        text="A code beside the password."
        state={<Badge variant="quiet">Off</Badge>}
      />
    </Section>
  )
}
