import type { PayoutAccountState } from '#contract/payout-rules.ts'

/**
 * Pays coaches to accounts of their own at the provider. Amounts are minor units (contract/money.ts). Like the payment
 * provider it throws PaymentError, and is never called inside a transaction.
 */
export interface PayoutProvider {
  /** The country of the operator's own account, which decides where coaches can be paid. */
  readHome(): Promise<string>
  /** The same key and country give the same account. */
  createAccount(request: AccountRequest): Promise<{ account_id: string }>
  /** What the provider knows now about an account. */
  readAccount(account_id: string): Promise<PayoutAccountState>
  /** A page on which the coach gives what is missing, or looks after the account. It can be opened once. */
  openPage(account_id: string, return_url: string): Promise<string>
  /** Makes the transfer of a payout, unless there is one. */
  transfer(request: TransferRequest): Promise<void>
  /** The transfer of a payout; null when there is none. */
  readTransfer(payout_id: string): Promise<ProviderTransfer | null>
}

export interface AccountRequest {
  coach_id: string
  country: string
}

export interface TransferRequest {
  payout_id: string
  account_id: string
  amount_minor: number
  currency: string
  /** How often the provider has refused it: another try needs another key. */
  refusals: number
}

export interface ProviderTransfer {
  transfer_id: string
  account_id: string
  amount_minor: number
  currency: string
  made_at: Date
  /** What the provider took back from the account. */
  reversals: { id: string; amount_minor: number }[]
}

/** A message of the provider that something has changed: read it to learn what. One of the two ids is given. */
export interface PayoutEvent {
  event_id: string
  account_id: string | null
  payout_id: string | null
}
