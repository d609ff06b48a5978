import MapPin from 'lucide-react/icons/map-pin'
import Users from 'lucide-react/icons/users'
import type { HouseCoachFacts } from '#content/house-coaches/house-coach.ts'
import type { Space } from '#contract/spaces.ts'
import { useFormats } from '#web/i18n/formats.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { JoinButton } from '#web/network/join-button.tsx'
import { Card } from '#web/ui/card.tsx'
import { InkCover } from '#web/ui/ink-cover.tsx'
import { SectionCard } from '#web/ui/section-card.tsx'

type NetworkCardProps = { name: string; type: string; space: Space | undefined }

/** The network of a house coach: who is in it, and the button to join. */
export function NetworkCard({ name, type, space }: NetworkCardProps) {
  const { t } = useTranslation(['coaches', 'network'])
  const { number } = useFormats()
  return (
    <SectionCard title={t('public.network')} tone="brass">
      <div>
        <p className="type-display text-heading">{name}</p>
        <p className="mt-2 text-gilt">{type}</p>
        {space && (
          <p className="mt-4 flex items-center gap-2 text-sm text-muted">
            <Users aria-hidden="true" className="size-4" />
            {t('public.members', { count: space.members, shown: number(space.members) })}
          </p>
        )}
      </div>
      {space && (
        <div className="-ms-1">
          <JoinButton space={space} label={t('network:join.network')} />
        </div>
      )}
    </SectionCard>
  )
}

export function GymCard({ gym: { name, location, established } }: { gym: HouseCoachFacts['gym'] }) {
  const { t } = useTranslation('coaches')
  return (
    <Card as="section" flush aria-labelledby="gym" className="grid">
      <div className="m-px overflow-hidden [clip-path:polygon(0_0,calc(100%-1.25rem)_0,100%_1.25rem,100%_100%,0_100%)]">
        <InkCover seed={`gym ${name}`} tone="ember" className="h-40 w-full" />
      </div>
      <div className="p-6">
        <h2 id="gym" className="type-display text-subheading">
          {t('public.gym')}
        </h2>
        <p className="type-display mt-5 text-heading">{name}</p>
        <p className="mt-3 flex items-start gap-2 text-muted">
          <MapPin aria-hidden="true" className="mt-1 size-4 shrink-0" />
          {location}
        </p>
        <p className="mt-2 text-sm text-muted">{t('public.established', { year: String(established) })}</p>
      </div>
    </Card>
  )
}
