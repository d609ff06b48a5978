import type { Services } from '#server/services.ts'
import { findKnownDevice } from './known-device.ts'

/** Mails that anyone can request for an address. Each kind has its own limit, so that one cannot use up the other. */
const MAILBOX_LIMITS = { reset: 'reset-mails', confirm: 'confirm-mails' } as const

export interface MailRequest {
  request: Request
  address: string
}

/**
 * Counts a mail before it is known whether it will be sent, so that a refusal reveals nothing about the account. A requester
 * is a device known to the account or a client's address. All unknown requesters share the mailbox's limit,
 * which does not apply to a known device.
 */
export async function countMail(
  services: Services,
  kind: keyof typeof MAILBOX_LIMITS,
  email: string,
  { request, address }: MailRequest,
): Promise<void> {
  const { limits } = services
  const device = await findKnownDevice(services, request, email)
  await limits.consume('mail-requester', email, device ?? address)
  if (device) return
  await limits.consume('mail-address', address)
  await limits.consume(MAILBOX_LIMITS[kind], email)
}
