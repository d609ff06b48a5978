export const moderationErrors = {
  /** Another moderator was faster. */
  'moderation.already-decided': 409,
  'moderation.own-thing': 409,
  /** One appeal for a decision. */
  'moderation.already-appealed': 409,
  /** Another admin decides about an appeal, where there is one. */
  'moderation.own-decision': 409,
  /** Only admins decide about what reaches beyond a space: a suspension, or everything that someone wrote. */
  'moderation.admins-only': 403,
  /** The account was deleted: nobody can be warned or suspended. */
  'moderation.person-gone': 409,
} as const
