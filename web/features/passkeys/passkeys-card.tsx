import { useQuery } from '@tanstack/react-query'
import KeyRound from 'lucide-react/icons/key-round'
import { type ComponentType, useRef, useState } from 'react'
import type { Passkey } from '#contract/passkeys.ts'
import { useFormats } from '#web/i18n/formats.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { lateDialog } from '#web/router/late-part.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { RetryNotice } from '#web/ui/retry-notice.tsx'
import { SectionCard } from '#web/ui/section-card.tsx'
import { Skeleton, SkeletonGroup } from '#web/ui/skeleton.tsx'
import { hasPasskeys } from './authenticator.ts'
import type { AskPasswordProps, PasskeyStep } from './passkey-dialogs.tsx'
import { passkeysQuery } from './queries.ts'

const PasskeyDialogs = lateDialog(
  () => import('./passkey-dialogs.tsx'),
  (module) => module.PasskeyDialogs,
)

/** `AskPassword` is the password dialog of the accounts feature: a change of passkeys needs the password. */
export function PasskeysCard({ AskPassword }: { AskPassword: ComponentType<AskPasswordProps> }) {
  const { t } = useTranslation(['passkeys', 'common'])
  const { data, isPending, isError, refetch } = useQuery(passkeysQuery)
  const [step, setStep] = useState<PasskeyStep | null>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  return (
    <SectionCard
      title={t('title')}
      titleRef={heading}
      text={t('text')}
      state={data && <Badge variant="quiet">{t('count', { count: data.passkeys.length })}</Badge>}
    >
      {isPending && (
        <SkeletonGroup label={t('loading')} className="grid gap-3">
          <Skeleton className="h-16" />
        </SkeletonGroup>
      )}
      {isError && (
        <RetryNotice retryLabel={t('common:action.retry')} onRetry={refetch}>
          {t('common:error.load')}
        </RetryNotice>
      )}
      {data && data.passkeys.length > 0 && (
        <ul className="grid">
          {data.passkeys.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} onStep={setStep} />
          ))}
        </ul>
      )}
      {hasPasskeys() ? (
        <div>
          <Button onClick={() => setStep({ add: (data?.passkeys.length ?? 0) + 1 })}>{t('add')}</Button>
        </div>
      ) : (
        <p className="text-sm text-muted">{t('unsupported')}</p>
      )}
      {step && (
        <PasskeyDialogs
          step={step}
          AskPassword={AskPassword}
          onClose={() => setStep(null)}
          onRemoved={() => heading.current?.focus()}
        />
      )}
    </SectionCard>
  )
}

function PasskeyRow({ passkey, onStep }: { passkey: Passkey; onStep: (step: PasskeyStep) => void }) {
  const { t } = useTranslation('passkeys')
  const { dateTime } = useFormats()
  const { name, backed_up, created_at, last_used_at } = passkey
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line py-4 first:pt-0 last:border-0 last:pb-0">
      <KeyRound aria-hidden="true" className="size-6 shrink-0 text-muted" />
      <div className="min-w-40 flex-1 [overflow-wrap:anywhere]">
        <p className="font-semibold">{name}</p>
        <p className="text-sm text-muted">
          {last_used_at ? t('lastUsed', { when: dateTime(last_used_at) }) : t('neverUsed')}
        </p>
        <p className="text-sm text-muted">{t('added', { when: dateTime(created_at) })}</p>
        <p className="text-sm text-muted">{backed_up ? t('backedUp') : t('onOneDevice')}</p>
      </div>
      <div className="flex flex-wrap gap-3">
        <Button
          variant="ghost"
          size="small"
          aria-label={t('renameLabel', { name })}
          onClick={() => onStep({ rename: passkey })}
        >
          {t('rename')}
        </Button>
        <Button
          variant="danger"
          size="small"
          aria-label={t('removeLabel', { name })}
          onClick={() => onStep({ remove: passkey })}
        >
          {t('remove')}
        </Button>
      </div>
    </li>
  )
}
