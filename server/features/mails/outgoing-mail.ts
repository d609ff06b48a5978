import type { Language } from '#contract/language.ts'

interface Addressee {
  full_name: string
  /** Where the button leads; an address of ours. */
  link: string
}

export type MailMessage =
  | ({
      template:
        | 'confirm-email'
        | 'confirm-coach-email'
        | 'reset-password'
        | 'account-exists'
        | 'set-password'
        | 'password-changed'
        | 'coach-application-received'
        | 'coach-approved'
    } & Addressee)
  /** The reason is what an admin wrote to the applicant. */
  | ({ template: 'coach-denied'; reason: string } & Addressee)
  /** What a member wrote to the admins, and the address an answer goes to. */
  | ({ template: 'support-message'; sender: string; email: string; message: string } & Addressee)
  | ({ template: 'two-factor-changed'; enabled: boolean } & Addressee)

export type OutgoingMail = { to: string; language: Language } & MailMessage
