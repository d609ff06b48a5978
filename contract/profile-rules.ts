export const FULL_NAME_MAX_LENGTH = 120
