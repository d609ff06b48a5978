import type { Auth, AuthSettings } from './auth.ts'

/** Loads better-auth when it is first needed. */
export type LoadAuth = () => Promise<Auth>

/**
 * better-auth has a third of all files that a start would load, and only sign-in, sign-up and sign-out need it: the start
 * does not wait for it, and loads it right afterwards (server/commands/serve.ts).
 */
export function authLoader(settings: AuthSettings): LoadAuth {
  let auth: Promise<Auth> | undefined
  return () => {
    auth ??= import('./auth.ts').then(({ createAuth }) => createAuth(settings))
    return auth
  }
}

/** Other parts of better-auth: its errors, and the tokens of its links. */
export function loadAuthTools() {
  return import('better-auth/api')
}

/** The encryption of better-auth. */
export function loadAuthCrypto() {
  return import('better-auth/crypto')
}
