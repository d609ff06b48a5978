import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Post } from '#contract/spaces.ts'
import { asApiError } from '#web/api/api-error.ts'
import { useErrorTexts } from '#web/i18n/error-texts.ts'
import { toast } from '#web/ui/toast.ts'
import { showPost } from './change-posts.ts'

type Change = { make: () => Promise<Post>; failed: string; done?: string }

/** Changes a post and shows the answer. One change after another, so that an older answer does not replace a newer one. */
export function useChangePost(id: string) {
  const { errorText } = useErrorTexts()
  const client = useQueryClient()
  const { mutateAsync } = useMutation({
    scope: { id: `post ${id}` },
    mutationFn: async ({ make, failed, done }: Change) => {
      try {
        showPost(client, await make())
        if (done) toast({ title: done, variant: 'success' })
      } catch (error) {
        toast({ title: failed, description: errorText(asApiError(error)), variant: 'destructive' })
      }
    },
  })
  return mutateAsync
}
