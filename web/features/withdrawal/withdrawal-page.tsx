import type { ReactNode } from 'react'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { AskToWithdraw } from './ask-to-withdraw.tsx'
import { ConfirmWithdrawal } from './confirm-withdrawal.tsx'

type WithdrawalPageProps = {
  /** From the mailed link; empty for the first step. */
  token: string
  /** Of the order, where the page before knows it. */
  number: string
  /** Shown where mails are kept on this machine. */
  outboxHint: (email: string) => ReactNode
}

/** Withdrawing from a contract in two steps, for everyone: also without an account or a password. */
export function WithdrawalPage({ token, number, outboxHint }: WithdrawalPageProps) {
  const { t } = useTranslation('withdrawal')
  return (
    <div className="grid max-w-3xl gap-8">
      <header>
        <h1 className="type-display text-title">{t('title')}</h1>
        <p className="mt-3 text-lead text-muted">{token ? t('confirm.lead') : t('lead')}</p>
      </header>
      {token ? (
        <ConfirmWithdrawal key={token} token={token} />
      ) : (
        <AskToWithdraw number={number} outboxHint={outboxHint} />
      )}
    </div>
  )
}
