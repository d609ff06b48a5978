import { latePart } from '#web/router/late-part.tsx'

/** Loaded after the form, which most people use. Its space is reserved, so that nothing below moves. */
export const LateSignInWays = latePart(
  () => import('./sign-in-ways.tsx'),
  (module) => module.SignInWays,
  { texts: ['passkeys'], waiting: () => <div className="mt-6 min-h-12" />, Missing: () => null },
)
