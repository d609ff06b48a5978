import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { type MembershipType, may } from '#contract/access.ts'
import type { Post, Space } from '#contract/spaces.ts'
import { ApiError } from '#web/api/api-error.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { useNavigate } from '#web/router/browser-router.tsx'
import { latePart } from '#web/router/late-part.tsx'
import { Link } from '#web/router/link.tsx'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { RetryNotice } from '#web/ui/retry-notice.tsx'
import { Skeleton, SkeletonGroup } from '#web/ui/skeleton.tsx'
import { placeOf } from './kept-drafts.ts'
import { Composer } from './late-composer.tsx'
import { CrisisHelp, WaitingPosts } from './late-writing.tsx'
import { PostCard } from './post-card.tsx'
import { isMissing, postQuery, repliesQuery } from './queries.ts'
import { JoinButton } from './space-head.tsx'

const Upgrade = latePart(
  () => import('./space-door.tsx'),
  (module) => module.Upgrade,
  { prefetch: false, waiting: () => <Skeleton className="h-40" /> },
)

type PostPageProps = {
  slug: string
  id: string
  user_id: string
  membership: MembershipType
  postActions?: ((post: Post) => ReactNode) | undefined
}

/** A post with everything that was answered. */
export function PostPage({ slug, id, membership, ...rest }: PostPageProps) {
  const { t } = useTranslation(['spaces', 'common'])
  const { data, error, isFetching, refetch } = useQuery(postQuery(slug, id))
  const isClosed = error instanceof ApiError && error.code === 'spaces.needs-elite'
  if (data && !isMissing(error) && !isClosed)
    return <OpenPost {...data} isInside={may('enter-network', membership) && data.space.may_enter} {...rest} />
  return (
    <div className="grid max-w-3xl gap-8">
      <BackToSpace slug={slug} name={undefined} />
      <h1 className="type-display text-title">{t('post.title')}</h1>
      {isClosed ? (
        <Upgrade slug={slug} />
      ) : isMissing(error) ? (
        <EmptyState seed="no post" title={t('post.missing')}>
          {t('post.missingText')}
        </EmptyState>
      ) : error ? (
        <RetryNotice retryLabel={t('common:action.retry')} busy={isFetching} onRetry={refetch}>
          {t('common:error.load')}
        </RetryNotice>
      ) : (
        <SkeletonGroup label={t('post.loading')} className="grid gap-4">
          <Skeleton className="h-64" />
        </SkeletonGroup>
      )}
    </div>
  )
}

function BackToSpace({ slug, name }: { slug: string; name: string | undefined }) {
  const { t } = useTranslation('spaces')
  return (
    <p className="text-sm">
      <Link to={`/spaces/${slug}`} className="underline underline-offset-4">
        {name === undefined ? t('post.backToSpace') : t('post.back', { name })}
      </Link>
    </p>
  )
}

type OpenPostProps = Pick<PostPageProps, 'user_id' | 'postActions'> & { post: Post; space: Space; isInside: boolean }

function OpenPost({ post, space, isInside, user_id, postActions }: OpenPostProps) {
  const { t } = useTranslation('spaces')
  const navigate = useNavigate()
  const name = post.author?.full_name ?? t('post.formerMember')
  return (
    <div className="grid max-w-3xl gap-8">
      <BackToSpace slug={space.slug} name={space.name} />
      <h1 className="type-display text-heading [overflow-wrap:anywhere]">{t('post.by', { name })}</h1>
      <PostCard
        post={post}
        space={space}
        user_id={user_id}
        full
        readOnly={!isInside}
        onDeleted={() => navigate(`/spaces/${space.slug}`, { replace: true })}
        actions={postActions}
      />
      {isInside ? (
        <Replies post={post} space={space} user_id={user_id} postActions={postActions} />
      ) : (
        <Upgrade slug={space.slug} />
      )}
    </div>
  )
}

function Replies({ post, space, user_id, postActions }: Omit<OpenPostProps, 'isInside'>) {
  const { t } = useTranslation(['spaces', 'common'])
  const replies = useInfiniteQuery(repliesQuery(space.slug, post.id))
  const shown = replies.data?.pages.flatMap((page) => page.replies) ?? []
  return (
    <section aria-labelledby="replies" className="grid gap-5">
      <h2 id="replies" className="type-display text-subheading">
        {t('post.repliesTitle')}
      </h2>
      {replies.isPending && (
        <SkeletonGroup label={t('post.loadingReplies')}>
          <Skeleton className="h-24" />
        </SkeletonGroup>
      )}
      {replies.isError && (
        <RetryNotice retryLabel={t('common:action.retry')} busy={replies.isFetching} onRetry={replies.refetch}>
          {t('post.repliesFailed')}
        </RetryNotice>
      )}
      {replies.isSuccess && shown.length === 0 && <p className="text-muted">{t('post.noReplies')}</p>}
      {shown.length > 0 && (
        <ol className="grid gap-4">
          {shown.map((reply) => (
            <li key={reply.id} className="border-t border-line pt-4">
              <PostCard
                post={reply}
                space={space}
                user_id={user_id}
                mayMarkHelpful={post.author?.user_id === user_id}
                actions={postActions}
              />
            </li>
          ))}
        </ol>
      )}
      {replies.hasNextPage && (
        <Button
          variant="secondary"
          size="small"
          className="w-fit"
          busy={replies.isFetchingNextPage}
          onClick={() => void replies.fetchNextPage()}
        >
          {t('post.moreReplies')}
        </Button>
      )}
      {space.is_joined ? (
        <ReplyComposer post={post} space={space} user_id={user_id} />
      ) : (
        <Notice action={<JoinButton space={space} />}>{t('head.joinFirst')}</Notice>
      )}
    </section>
  )
}

function ReplyComposer({ post, space, user_id }: Pick<OpenPostProps, 'post' | 'space' | 'user_id'>) {
  const { t } = useTranslation('spaces')
  const client = useQueryClient()
  const [version, setVersion] = useState(0)
  return (
    <div className="grid gap-3">
      <CrisisHelp />
      <WaitingPosts
        user_id={user_id}
        slug={space.slug}
        parent_id={post.id}
        onPutBack={() => setVersion((before) => before + 1)}
      />
      <Composer
        key={version}
        place={placeOf(space.slug, post.id)}
        slug={space.slug}
        user_id={user_id}
        label={t('composer.replyLabel')}
        submitLabel={t('composer.reply')}
        withBusiness={false}
        withPublic={false}
        send={async (draft, { writePost }) => {
          await writePost(client, user_id, draft, { slug: space.slug, parent_id: post.id, withBusiness: false })
        }}
      />
    </div>
  )
}
