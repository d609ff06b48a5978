export { followersOf } from './followers-of.ts'
export { giveSlug } from './give-slug.ts'
