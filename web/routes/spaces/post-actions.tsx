import type { Post } from '#contract/spaces.ts'
import { latePart } from '#web/router/late-part.tsx'

const CareMenu = latePart(
  () => import('#web/features/care/care-menu.tsx'),
  (module) => module.CareMenu,
  { texts: ['care'], waiting: () => <span className="size-11" />, Missing: () => null },
)
// Only posts about fight business are answered by message.
const WriteLink = latePart(
  () => import('#web/features/messages/write-link.tsx'),
  (module) => module.WriteLink,
  { texts: ['messages'], prefetch: false, Missing: () => null },
)

/** What a reader can do with the post of someone else. */
export function postActions({ id, author, business }: Post, user_id: string) {
  if (author?.user_id === user_id) return null
  return (
    <>
      {business && author && <WriteLink to={author.user_id} post_id={id} />}
      <CareMenu thing="post" id={id} person={author} />
    </>
  )
}
