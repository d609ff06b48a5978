import { useQueryClient } from '@tanstack/react-query'
import { type ComponentType, useState } from 'react'
import type { WaysIn } from '#contract/identity-provider.ts'
import { ApiError, asApiError } from '#web/api/api-error.ts'
import { call } from '#web/api/client.ts'
import { useErrorTexts } from '#web/i18n/error-texts.ts'
import { useFormats } from '#web/i18n/formats.ts'
import { currentLanguage } from '#web/i18n/language.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { rememberReturnPath } from '#web/session/return-path.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { SectionCard } from '#web/ui/section-card.tsx'
import { toast } from '#web/ui/toast.ts'
import type { AskPasswordProps } from './ask-password.ts'
import { isLinkPutOff, putOffLink } from './left-form.ts'
import { waysInQuery } from './queries.ts'
import { SetPasswordButton } from './set-password.tsx'

type Provider = NonNullable<WaysIn['provider']>
type ProviderCardProps = {
  provider: Provider
  /** The dialog that asks for the password before what changes the way in. */
  AskPassword: ComponentType<AskPasswordProps>
}

export function ProviderCard({ provider: { name, identity, pending_email }, AskPassword }: ProviderCardProps) {
  const { t } = useTranslation('identity-provider')
  const queryClient = useQueryClient()
  const [step, setStep] = useState<'link' | 'unlink'>()
  const [lastWay, setLastWay] = useState(false)
  const close = () => setStep(undefined)
  const link = async (password: string | undefined) => {
    const { address } = await call('POST /api/accounts/provider/link/start', { language: currentLanguage(), password })
    rememberReturnPath('/settings')
    location.assign(address)
  }
  const unlink = async (password: string | undefined) => {
    try {
      await call('POST /api/accounts/provider/unlink', { password })
      toast({ title: t('card.unlinked', { name }), variant: 'success' })
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'accounts.last-way-in') throw error
      setLastWay(true)
    }
    close()
    await queryClient.invalidateQueries(waysInQuery)
  }
  return (
    <SectionCard
      title={t('card.title', { name })}
      text={t('card.text')}
      state={<Badge variant={identity ? 'blood' : 'quiet'}>{identity ? t('card.on') : t('card.off')}</Badge>}
    >
      {identity && <LinkedIdentity identity={identity} />}
      {lastWay && <LastWayNotice />}
      <div>
        {identity ? (
          <Button variant="danger" onClick={() => setStep('unlink')}>
            {t('card.unlink')}
          </Button>
        ) : (
          <Button onClick={() => setStep('link')}>{t('card.link', { name })}</Button>
        )}
      </div>
      {pending_email && <PendingLink name={name} email={pending_email} />}
      {step === 'link' && (
        <AskPassword
          onClose={close}
          title={t('card.link', { name })}
          text={t('card.linkText', { name })}
          submitLabel={t('card.next')}
          failedTitle={t('card.failed')}
          run={link}
        />
      )}
      {step === 'unlink' && (
        <AskPassword
          onClose={close}
          title={t('card.unlinkTitle', { name })}
          text={t('card.unlinkText', { name })}
          submitLabel={t('card.unlink')}
          failedTitle={t('card.failed')}
          danger
          run={unlink}
        />
      )}
    </SectionCard>
  )
}

function LinkedIdentity({ identity }: { identity: NonNullable<Provider['identity']> }) {
  const { t } = useTranslation('identity-provider')
  const { dateTime } = useFormats()
  const { email, created_at, last_used_at } = identity
  return (
    <div className="[overflow-wrap:anywhere]">
      <p className="font-semibold">{email ?? t('card.nobody')}</p>
      <p className="text-sm text-muted">{t('card.since', { when: dateTime(created_at) })}</p>
      <p className="text-sm text-muted">
        {last_used_at ? t('card.lastUsed', { when: dateTime(last_used_at) }) : t('card.neverUsed')}
      </p>
    </div>
  )
}

function LastWayNotice() {
  const { t } = useTranslation(['identity-provider', 'refusals'])
  return (
    <Notice tone="warn" title={t('card.lastWay')} action={<SetPasswordButton />}>
      {t('refusals:accounts.last-way-in')}
    </Notice>
  )
}

/** Opens by itself once: whoever signed in to link it should not have to look for it. */
function PendingLink({ name, email }: { name: string; email: string }) {
  const { t } = useTranslation(['identity-provider', 'common'])
  const { errorText } = useErrorTexts()
  const queryClient = useQueryClient()
  const [open, setOpen] = useState(() => !isLinkPutOff())
  const [busy, setBusy] = useState(false)
  const close = () => {
    putOffLink()
    setOpen(false)
  }
  const link = async () => {
    setBusy(true)
    try {
      await call('POST /api/accounts/provider/link', {})
      toast({ title: t('callback.linked', { name }), variant: 'success' })
    } catch (error) {
      toast({ title: t('card.failed'), description: errorText(asApiError(error)), variant: 'destructive' })
    }
    close()
    await queryClient.invalidateQueries(waysInQuery)
  }
  return (
    <Dialog
      open={open}
      onClose={close}
      title={t('pending.title', { name })}
      closeLabel={t('common:action.close')}
      footer={
        <>
          <Button variant="ghost" onClick={close}>
            {t('pending.later')}
          </Button>
          <Button busy={busy} onClick={link}>
            {t('pending.link', { name })}
          </Button>
        </>
      }
    >
      <p className="text-muted [overflow-wrap:anywhere]">{t('pending.text', { name, email })}</p>
    </Dialog>
  )
}
