import type { ReactNode } from 'react'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { AskToWithdraw } from './ask-to-withdraw.tsx'
import { ConfirmWithdrawal } from './confirm-withdrawal.tsx'

type WithdrawalPageProps = {
  /** From the mailed link; empty for the first step. */
  token: string
  /** Of the order, where the page before knows it. */
  number: string
  /** The own orders and the address of a buyer who is signed in. */
  signedIn: { orders: ReactNode; email: string } | undefined
  /** Shown where mails are kept on this machine. */
  outboxHint: (email: string) => ReactNode
}

/** Withdrawing from a contract in two steps, for everyone: also without an account or a password. */
export function WithdrawalPage({ token, number, signedIn, outboxHint }: WithdrawalPageProps) {
  const { t } = useTranslation('withdrawal')
  return (
    <div className="grid max-w-3xl gap-8">
      <header>
        <h1 className="type-display text-title">{t('title')}</h1>
        <p className="mt-3 text-lead text-muted">{token ? t('confirm.lead') : t('lead')}</p>
        {!token && <p className="mt-3 text-muted">{t('law')}</p>}
      </header>
      {token && <ConfirmWithdrawal key={token} token={token} />}
      {!token && !signedIn && <AskToWithdraw number={number} email="" outboxHint={outboxHint} />}
      {!token && signedIn && (
        <>
          {signedIn.orders}
          {/* Bought with another account, or before the address was changed. */}
          <details open={number !== ''}>
            <summary className="min-h-11 cursor-pointer py-2 font-semibold">{t('other')}</summary>
            <div className="pt-3">
              <AskToWithdraw number={number} email={signedIn.email} outboxHint={outboxHint} />
            </div>
          </details>
        </>
      )}
    </div>
  )
}
