/** The shortest password, unless the operator sets PASSWORD_MIN_LENGTH. Apart from the other password rules, which a page loads later. */
export const DEFAULT_PASSWORD_MIN_LENGTH = 6
