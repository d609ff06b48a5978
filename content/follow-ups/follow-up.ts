import type { Matter } from '#content/playbook/matter-cards.ts'

/** What people say next in a talk about a subject, and the reply. */
export interface FollowUp {
  readonly matter: Matter
  /** A subject of the matter. */
  readonly subject: string
  /** Ways in which it is said. Shown only on buttons. */
  readonly asked: readonly string[]
  /** More of what people typed to whom it is the reply, in words of their own. */
  readonly told?: readonly string[]
  /** The first sentence is the answer. */
  readonly answer: string
  /** Why that is right, where the answer does not say it itself. Stands after “The reason:”. */
  readonly why?: string
  /** It is glad with whoever brings good news. Nobody else gets it. */
  readonly good_news?: boolean
}
