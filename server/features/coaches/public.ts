export { giveSlug } from './give-slug.ts'
export { findPublicCoach, isPublicCoach, selectFollowers } from './public-coach.ts'
