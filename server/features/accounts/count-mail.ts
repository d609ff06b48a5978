import type { Services } from '#server/services.ts'
import { findKnownDevice } from './known-device.ts'

/** What anybody can ask us to mail to an address. Each kind has a count of its own: the one cannot use up the other. */
const MAILBOX_LIMITS = { reset: 'reset-mails', confirm: 'confirm-mails' } as const

export interface MailRequest {
  request: Request
  address: string
}

/**
 * Counts a mail before it is known whether it will be sent, so that refusing tells nothing about the account. A requester
 * is a device known to the account or a client's address. All strangers together are held to the mailbox's limit,
 * which a known device neither uses nor waits for.
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
