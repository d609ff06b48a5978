/** The three house coaches, by the address of their profile. No other coach is ever given one of these. */
export const HOUSE_COACH_SLUGS = ['ana-prado', 'kenji-duarte', 'mara-solis'] as const
