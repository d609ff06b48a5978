import type { Follow } from '#contract/coaches.ts'

/** The count expected after the server has saved the change. */
export function withFollowing(follow: Follow, following: boolean): Follow {
  if (follow.following === following) return follow
  return { following, followers: Math.max(0, follow.followers + (following ? 1 : -1)) }
}
