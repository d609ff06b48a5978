import type { Auth, AuthSettings } from './auth.ts'

/** better-auth, loaded when it is first needed. */
export type LoadAuth = () => Promise<Auth>

/**
 * It brings a third of all files that a start would load, and nothing but signing in, up and out asks for it: the start
 * does not wait for it, and loads it right after (server/commands/serve.ts).
 */
export function authLoader(settings: AuthSettings): LoadAuth {
  let auth: Promise<Auth> | undefined
  return () => {
    auth ??= import('./auth.ts').then(({ createAuth }) => createAuth(settings))
    return auth
  }
}

/** What better-auth has besides: its errors, and the tokens of its links. */
export function loadAuthTools() {
  return import('better-auth/api')
}

/** With what it encrypts. */
export function loadAuthCrypto() {
  return import('better-auth/crypto')
}
