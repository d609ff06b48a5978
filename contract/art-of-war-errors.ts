export const artOfWarErrors = {
  'art-of-war.already-saved': 409,
} as const
