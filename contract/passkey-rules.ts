export const PASSKEY_NAME_MAX_LENGTH = 60
export const MOST_PASSKEYS = 20
