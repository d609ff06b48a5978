import { useMutation } from '@tanstack/react-query'
import type { Calls } from '#contract/calls.ts'
import type { Input } from '#contract/endpoint.ts'
import type { MembershipView } from '#contract/memberships.ts'
import { asApiError } from '#web/api/api-error.ts'
import { call } from '#web/api/client.ts'
import { useErrorTexts } from '#web/i18n/error-texts.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { SectionCard } from '#web/ui/section-card.tsx'
import { useChangeMembership } from './show-membership.ts'

type Move = Input<Calls['POST /api/sandbox/clock']>
type MoveName = 'notice' | 'renews' | 'fails' | 'graceEnd'

const MOVES: Record<MoveName, Move> = {
  notice: { to: 'renewal_notice', renewal: 'succeeds' },
  renews: { to: 'renewal', renewal: 'succeeds' },
  fails: { to: 'renewal', renewal: 'fails' },
  graceEnd: { to: 'grace_end', renewal: 'fails' },
}

/** In the sandbox, what happens as time passes can be tried without waiting for it. */
export function SandboxClock({ paid }: { paid: NonNullable<MembershipView['paid']> }) {
  const { t } = useTranslation('membership')
  const { errorText } = useErrorTexts()
  const change = useChangeMembership()
  const move = useMutation({
    mutationFn: (name: MoveName) => change(() => call('POST /api/sandbox/clock', MOVES[name])),
  })
  const names: MoveName[] = paid.state === 'past_due' ? ['renews', 'graceEnd'] : ['notice', 'renews', 'fails']
  return (
    <SectionCard title={t('clock.title')} text={t('clock.text')}>
      {move.error && <Notice tone="error">{errorText(asApiError(move.error))}</Notice>}
      <div className="flex flex-wrap gap-3">
        {names.map((name) => (
          <Button
            key={name}
            variant="secondary"
            size="small"
            busy={move.isPending && move.variables === name}
            disabled={move.isPending && move.variables !== name}
            onClick={() => move.mutate(name)}
          >
            {t(`clock.${name}`)}
          </Button>
        ))}
      </div>
    </SectionCard>
  )
}
