/** The slugs of the three house coaches. No other coach gets one of these. */
export const HOUSE_COACH_SLUGS = ['ana-prado', 'kenji-duarte', 'mara-solis'] as const

/** The master coach of the Kings Network. Like the others, he is invented. */
export const KINGS_MASTER = 'kenji-duarte'
