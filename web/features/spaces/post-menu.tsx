import { useQueryClient } from '@tanstack/react-query'
import Ellipsis from 'lucide-react/icons/ellipsis'
import { useState } from 'react'
import type { Post } from '#contract/spaces.ts'
import { call } from '#web/api/client.ts'
import { queryKeys } from '#web/api/query-keys.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { lateDialog } from '#web/router/late-part.tsx'
import { Menu, type MenuItem } from '#web/ui/menu.tsx'
import { toast } from '#web/ui/toast.ts'
import { useChangePost } from './use-change-post.ts'

const DeletePostDialog = lateDialog(
  () => import('./delete-post-dialog.tsx'),
  (module) => module.DeletePostDialog,
)

type PostMenuProps = {
  post: Post
  mayPin: boolean
  onEdit: () => void
  onDeleted?: (() => void) | undefined
}

/** What one can do with a post besides answering it. */
export function PostMenu({ post, mayPin, onEdit, onDeleted }: PostMenuProps) {
  const { t } = useTranslation(['spaces', 'common'])
  const client = useQueryClient()
  const change = useChangePost(post.id)
  const [deleting, setDeleting] = useState(false)
  const { id, space_slug, parent_id, is_pinned } = post
  const path = `/spaces/${space_slug}/${parent_id ?? id}`

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(window.location.origin + path)
      toast({ title: t('common:action.copied'), variant: 'success' })
    } catch {
      toast({ title: t('post.copyFailed'), description: t('common:action.copyFailed'), variant: 'destructive' })
    }
  }
  const pin = () =>
    change({
      make: async () => {
        const changed = await call('PUT /api/posts/:id/pinned', { id, wanted: !is_pinned })
        // The pinned posts are part of the space.
        void client.invalidateQueries({ queryKey: queryKeys.space(space_slug), exact: true })
        return changed
      },
      failed: t(is_pinned ? 'post.unpinFailed' : 'post.pinFailed'),
    })
  const items: MenuItem[] = [
    { id: 'copy', label: t('post.copyLink'), onSelect: () => void copy() },
    ...(post.may_edit ? [{ id: 'edit', label: t('post.edit'), onSelect: onEdit }] : []),
    ...(mayPin && !parent_id
      ? [{ id: 'pin', label: t(is_pinned ? 'post.unpin' : 'post.pin'), onSelect: () => void pin() }]
      : []),
    ...(post.may_delete
      ? [{ id: 'delete', label: t('post.delete'), danger: true, onSelect: () => setDeleting(true) }]
      : []),
  ]
  return (
    <>
      <Menu
        items={items}
        label={t('post.menu', { name: post.author?.full_name ?? t('post.formerMember') })}
        align="end"
        buttonClassName="inline-flex size-11 items-center justify-center rounded text-muted hover:bg-strong hover:text-text"
      >
        <Ellipsis aria-hidden="true" className="size-5" />
      </Menu>
      {deleting && <DeletePostDialog post={post} onDeleted={onDeleted} onClose={() => setDeleting(false)} />}
    </>
  )
}
