import { useErrorTexts } from '#web/i18n/error-texts.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { Notice } from '#web/ui/notice.tsx'
import type { ProviderFailed } from './provider-failed.ts'

type ProviderProblemProps = {
  problem: ProviderFailed
  name: string
  /** Where it is read: that decides what the person can do instead. */
  page: 'sign-in' | 'sign-up' | 'signed-in'
}

const CANCELLED = { 'sign-in': 'cancelledSignIn', 'sign-up': 'cancelledSignUp', 'signed-in': 'cancelled' } as const

/** Why the way back from the OpenID Connect provider led nowhere. In the page, because a toast ends with its page. */
export function ProviderProblem({ problem, name, page }: ProviderProblemProps) {
  const { t } = useTranslation('identity-provider')
  const { errorText } = useErrorTexts()
  return (
    <Notice tone="error" className="mb-6">
      {problem === 'cancelled' ? t(`callback.${CANCELLED[page]}`, { name }) : errorText(problem)}
    </Notice>
  )
}
