import type { Language } from '#contract/language.ts'
import type { MailTemplate } from '#contract/work-rules.ts'

interface Message<Template extends MailTemplate> {
  template: Template
  full_name: string
  /** Where the button leads; an address of ours. */
  link: string
}

export type MailMessage =
  | Message<
      Exclude<
        MailTemplate,
        'coach-denied' | 'support-message' | 'two-factor-changed' | 'passkey-changed' | 'identity-changed'
      >
    >
  /** The reason is what an admin wrote to the applicant. */
  | ({ reason: string } & Message<'coach-denied'>)
  /** What a member wrote to the admins, and the address an answer goes to. */
  | ({ sender: string; email: string; message: string } & Message<'support-message'>)
  | ({ enabled: boolean } & Message<'two-factor-changed'>)
  /** The name that its owner gave the passkey. */
  | ({ added: boolean; passkey: string } & Message<'passkey-changed'>)
  /** The name of the OpenID Connect provider. */
  | ({ added: boolean; provider: string } & Message<'identity-changed'>)

export type OutgoingMail = { to: string; language: Language } & MailMessage
