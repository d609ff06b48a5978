export const marketplacePath = (slug: string) => `/coach/${slug}/marketplace`

/** The part of it where sessions are. */
export const sessionsPath = (slug: string) => `${marketplacePath(slug)}?section=coaching`
