import type { Follow } from '#contract/coaches.ts'

/** As it will be once the server has heard of it. */
export function withFollowing(follow: Follow, following: boolean): Follow {
  if (follow.following === following) return follow
  return { following, followers: Math.max(0, follow.followers + (following ? 1 : -1)) }
}
