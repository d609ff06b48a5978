import type { ReactNode } from 'react'
import { may } from '#contract/access.ts'
import type { Session } from '#contract/session.ts'
import { Benefits } from './benefits.tsx'
import { Comparison } from './comparison.tsx'
import { Inside } from './inside.tsx'
import { NetworkClosing } from './network-closing.tsx'
import { NetworkHero } from './network-hero.tsx'
import { Questions } from './questions.tsx'

type NetworkPageProps = {
  user: Session['user']
  /** The search of posts with what it found, for those inside. */
  search: ReactNode
  isSearching: boolean
}

/** For free members the pitch; those inside find their networks first, and of the pitch only what there is to do. */
export function NetworkPage({ user, search, isSearching }: NetworkPageProps) {
  if (may('enter-network', user.profile.membership_type))
    return (
      <div className="grid gap-16">
        <Inside user={user} search={search} isSearching={isSearching} />
        {!isSearching && <Benefits inside />}
      </div>
    )
  return (
    <div className="grid gap-16 lg:gap-20">
      <NetworkHero />
      <Benefits />
      <Comparison />
      <Questions />
      <NetworkClosing />
    </div>
  )
}
