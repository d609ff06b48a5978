export { giveSlug } from './give-slug.ts'
export { isPublicCoach } from './public-coach.ts'
export { findPublicCoach, selectFollowers } from './select-followers.ts'
