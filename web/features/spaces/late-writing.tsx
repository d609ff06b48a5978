import { latePart } from '#web/router/late-part.tsx'

// What readers see only after they have written something.
export const CrisisHelp = latePart(
  () => import('#web/network/crisis-help.tsx'),
  (module) => module.CrisisHelp,
)
export const WaitingPosts = latePart(
  () => import('./waiting-post.tsx'),
  (module) => module.WaitingPosts,
)
