import type { Matter } from '#content/playbook/matter-cards.ts'

/** The answer to one concrete question. */
export interface ConcreteAnswer {
  readonly matter: Matter
  /** The subject of the matter, which says what may be asked next. */
  readonly subject: string
  /** Ways in which people ask for it, also in the middle of a conversation. Shown only on buttons. */
  readonly asked: readonly string[]
  /** Messages with which people begin a talk that it answers. Never shown. */
  readonly told?: readonly string[]
  /** The first sentence is the answer. */
  readonly answer: string
  /** Why that is right, where the answer does not say it itself. Stands after “The reason:”. */
  readonly why?: string
  /** The aspects of the case it was written for, with spaces between them. */
  readonly aspects: string
  /** Aspects of the case, too: for somebody of whom one of these is not true it would be wrong or odd. */
  readonly only_if?: string
  /** It is glad with whoever brings good news. Nobody else gets it. */
  readonly good_news?: boolean
  /** It answers what is said after a first answer: "tried that, it did not help". No first message gets it. */
  readonly in_conversation?: boolean
}
