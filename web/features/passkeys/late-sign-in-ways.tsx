import { latePart } from '#web/navigation/late-part.tsx'

/** Comes after the form, which is what most people use; its place is kept, so that nothing below moves. */
export const LateSignInWays = latePart(
  () => import('./sign-in-ways.tsx'),
  (module) => module.SignInWays,
  { texts: ['passkeys'], waiting: () => <div className="mt-6 min-h-12" />, Missing: () => null },
)
