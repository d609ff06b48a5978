import { useQuery } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import { latePart } from '#web/router/late-part.tsx'
import type { AskPasswordProps } from './ask-password.ts'
import { waysInQuery } from './queries.ts'

/*
 * All that is about the OpenID Connect provider comes late: most installations have none, and most people a password.
 */

const late = { texts: ['identity-provider', 'refusals'], prefetch: false } as const

/** Its place is kept, so that nothing below moves. */
export const LateProviderWay = latePart(
  () => import('./provider-button.tsx'),
  (module) => module.ProviderWay,
  { ...late, waiting: () => <div className="mt-6 min-h-12" />, Missing: () => null },
)

/** Shown at once after the way back from the provider, whose page has loaded the texts. */
export const LateProviderProblem = latePart(
  () => import('./provider-problem.tsx'),
  (module) => module.ProviderProblem,
  { ...late, Missing: () => null },
)

const Card = latePart(
  () => import('./provider-card.tsx'),
  (module) => module.ProviderCard,
  late,
)

export const LateSetPasswordCard = latePart(
  () => import('./set-password.tsx'),
  (module) => module.SetPasswordCard,
  late,
)

export const LateSignInAgain = latePart(
  () => import('./set-password.tsx'),
  (module) => module.SignInAgain,
  late,
)

type LateProviderCardProps = { AskPassword: ComponentType<AskPasswordProps> }

/** Nothing where the installation has no provider. */
export function LateProviderCard({ AskPassword }: LateProviderCardProps) {
  const { data } = useQuery(waysInQuery)
  return data?.provider ? <Card provider={data.provider} AskPassword={AskPassword} /> : null
}
