import type { NodemailerError } from 'nodemailer'

/** Errors about this mail, not about the connection, the sign-in or the settings. */
const ABOUT_THE_MAIL = ['EENVELOPE', 'EMESSAGE']

/**
 * A mail server did not accept a mail. The message can be logged: servers often repeat the recipient's address
 * in their answer, so the answer stays in `answer`, which no log serializer reads.
 */
export class DeliveryError extends Error {
  override name = 'DeliveryError'
  /** A retry would get the same answer. */
  readonly permanent: boolean
  readonly #answer: string

  constructor(error: unknown) {
    const { code, originalCode, responseCode, command, permanent, message } = error as NodemailerError
    const facts = [originalCode ?? code, command, responseCode].filter(Boolean).join(' ')
    super(`the mail server did not take the mail (${facts || 'no code'})`)
    this.permanent = permanent === true && ABOUT_THE_MAIL.includes(code ?? '')
    this.#answer = message
  }

  get answer(): string {
    return this.#answer
  }
}
