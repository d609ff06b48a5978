import { useQueryClient } from '@tanstack/react-query'
import type { Post } from '#contract/spaces.ts'
import { call } from '#web/api/client.ts'
import { ActionDialog } from '#web/forms/action-dialog.tsx'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { toast } from '#web/ui/toast.ts'
import { removePost } from './change-posts.ts'

type DeletePostDialogProps = { post: Post; onDeleted?: (() => void) | undefined; onClose: () => void }

export function DeletePostDialog({ post, onDeleted, onClose }: DeletePostDialogProps) {
  const { t } = useTranslation('spaces')
  const client = useQueryClient()
  const remove = async () => {
    await call('DELETE /api/posts/:id', { id: post.id })
    removePost(client, post)
    toast({ title: t('post.deleted'), variant: 'success' })
    onDeleted?.()
  }
  return (
    <ActionDialog title={t('post.deleteTitle')} submitLabel={t('post.delete')} danger act={remove} onClose={onClose}>
      <p>{t(post.parent_id ? 'post.deleteReplyText' : 'post.deleteText')}</p>
    </ActionDialog>
  )
}
