export { giveSlug } from './give-slug.ts'
export { findPublicCoach, findPublicCoachBySlug, isFollower, isPublicCoach, selectFollowers } from './public-coach.ts'
export { slugOf } from './rules.ts'
