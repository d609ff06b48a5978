export const DELIVER_MAIL = 'deliver-mail'

export interface DeliverMailJob {
  mail_id: string
}

/** With the waits in between, a mail server may be away for well over an hour before a mail is given up. */
export const MAX_ATTEMPTS = 12
