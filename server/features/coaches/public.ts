export { giveSlug } from './give-slug.ts'
export { findPublicCoach, selectFollowers } from './select-followers.ts'
