import type { Language } from '#contract/language.ts'
import type { MailTemplate } from '#contract/work-rules.ts'

interface Message<Template extends MailTemplate> {
  template: Template
  full_name: string
  /** The target of the button, on our own site. */
  link: string
}

export type MailMessage =
  | Message<
      Exclude<
        MailTemplate,
        'coach-denied' | 'support-message' | 'two-factor-changed' | 'passkey-changed' | 'identity-changed'
      >
    >
  /** The reason that an admin wrote to the applicant. */
  | ({ reason: string } & Message<'coach-denied'>)
  /** A member's message to the admins, and the address for a reply. */
  | ({ sender: string; email: string; message: string } & Message<'support-message'>)
  | ({ enabled: boolean } & Message<'two-factor-changed'>)
  /** The owner's name for the passkey. */
  | ({ added: boolean; passkey: string } & Message<'passkey-changed'>)
  /** The name of the OpenID Connect provider. */
  | ({ added: boolean; provider: string } & Message<'identity-changed'>)

export type OutgoingMail = { to: string; language: Language } & MailMessage
