/** The subjects of a saved session of the War Room. */
export const STRATEGY_TYPES = ['career', 'business', 'life', 'fight'] as const
export type StrategyType = (typeof STRATEGY_TYPES)[number]

/** What a conversation is about; general until a strategy is chosen. */
export const TEMPLATES = ['general', ...STRATEGY_TYPES] as const
export type Template = (typeof TEMPLATES)[number]
