export const marketplacePath = (slug: string) => `/coach/${slug}/marketplace`
