import { PRIVATE, readStored } from '#web/i18n/browser-storage.ts'

/** Where the browser keeps a member's drafts. */
export function draftsKey(user_id: string): string {
  return `${PRIVATE}post-drafts.${user_id}`
}

/** Without reading them: pages show a plain field until the composer is needed, which can. */
export function hasDrafts(user_id: string): boolean {
  return readStored(draftsKey(user_id)) !== null
}

/** Each space has a draft of its own, and each post that is answered. */
export function placeOf(slug: string, parent_id?: string): string {
  return parent_id ? `${slug}/${parent_id}` : slug
}
