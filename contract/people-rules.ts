/** How members call each other: `@ana-prado`. Given from the name when someone first enters the Network. */
export const HANDLE_MIN_LENGTH = 3
export const HANDLE_MAX_LENGTH = 30
export const HANDLE_PATTERN = /^[a-z0-9]+(?:-[a-z0-9]+)*$/
/** An address and a mention of many keep their meaning. */
export const RESERVED_HANDLES = ['all', 'coach', 'distances', 'everyone', 'here', 'member'] as const
/** In no part of a handle, so that nobody can pass for the team; names are looked at more closely. */
export const TEAM_WORDS = [
  'admin',
  'administrador',
  'administradora',
  'administrator',
  'equipe',
  'equipo',
  'kiai',
  'moderador',
  'moderadora',
  'moderator',
  'oficial',
  'official',
  'soporte',
  'staff',
  'support',
  'suporte',
  'team',
] as const
export const MENTIONABLE_LISTED = 8
export const ABOUT_MAX_LENGTH = 500
export const PEOPLE_PAGE = 30

/**
 * What a member has done for others, lowest first. Points come from attendance, helpful answers and kept commitments,
 * never from reactions, which can be farmed.
 */
export const RANKS = ['newcomer', 'regular', 'contender', 'challenger', 'champion'] as const
export type Rank = (typeof RANKS)[number]

/** The points from which each rank is held. */
export const RANK_POINTS: Record<Rank, number> = {
  newcomer: 0,
  regular: 10,
  contender: 40,
  challenger: 120,
  champion: 300,
}

/** What earns points, and how many. */
export const POINT_CAUSES = ['attended', 'helpful_answer', 'kept_commitment'] as const
export type PointCause = (typeof POINT_CAUSES)[number]
export const POINTS: Record<PointCause, number> = { attended: 3, helpful_answer: 5, kept_commitment: 2 }

export function rankOf(points: number): Rank {
  return RANKS.findLast((rank) => points >= RANK_POINTS[rank]) ?? 'newcomer'
}

/** Three different wishes: `mute` hides someone's posts from me, `block` hides each from the other everywhere. */
export const DISTANCES = ['mute', 'block'] as const
export type Distance = (typeof DISTANCES)[number]
