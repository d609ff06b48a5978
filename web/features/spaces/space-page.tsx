import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, type RefObject, useRef, useState } from 'react'
import { type MembershipType, may } from '#contract/access.ts'
import type { Post } from '#contract/spaces.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { latePart } from '#web/router/late-part.tsx'
import { Link } from '#web/router/link.tsx'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { RetryNotice } from '#web/ui/retry-notice.tsx'
import { SectionCard } from '#web/ui/section-card.tsx'
import { Skeleton, SkeletonGroup } from '#web/ui/skeleton.tsx'
import { toast } from '#web/ui/toast.ts'
import { Feed } from './feed.tsx'
import { placeOf } from './kept-drafts.ts'
import { Composer } from './late-composer.tsx'
import { CrisisHelp, WaitingPosts } from './late-writing.tsx'
import { PostCard } from './post-card.tsx'
import { isMissing, type SpaceView, spaceQuery } from './queries.ts'
import { JoinButton, SpaceHead } from './space-head.tsx'
import { isNarrowed, type WantedPosts } from './wanted-posts.ts'

const SpaceDoor = latePart(
  () => import('./space-door.tsx'),
  (module) => module.SpaceDoor,
  { prefetch: false, waiting: () => <Skeleton className="h-80" /> },
)

const PostFinder = latePart(
  () => import('./post-finder.tsx'),
  (module) => module.PostFinder,
  { waiting: () => <Skeleton className="h-20" /> },
)

type SpacePageProps = {
  slug: string
  user_id: string
  membership: MembershipType
  wanted: WantedPosts
  onWant: (wanted: WantedPosts) => void
  /** The live events of the space. */
  events?: ReactNode
  postActions?: ((post: Post) => ReactNode) | undefined
}

export function SpacePage({ slug, membership, ...rest }: SpacePageProps) {
  const { t } = useTranslation(['spaces', 'common'])
  const { data: view, error, isFetching, refetch } = useQuery(spaceQuery(slug))
  if (isMissing(error)) return <SpaceMissing />
  if (view && !view.space.may_enter)
    return (
      <SpaceDoor
        view={view}
        user_id={rest.user_id}
        needsElite={!may('enter-network', membership)}
        events={rest.events}
      />
    )
  if (view) return <Inside view={view} {...rest} />
  return (
    <div className="grid gap-8">
      <h1 className="type-display text-title">{t('title')}</h1>
      {error ? (
        <RetryNotice retryLabel={t('common:action.retry')} busy={isFetching} onRetry={refetch}>
          {t('common:error.load')}
        </RetryNotice>
      ) : (
        <SkeletonGroup label={t('loading')} className="grid gap-4">
          <Skeleton className="h-32" />
          <Skeleton className="h-80" />
        </SkeletonGroup>
      )}
    </div>
  )
}

function SpaceMissing() {
  const { t } = useTranslation('spaces')
  return (
    <div className="grid gap-6">
      <h1 className="type-display text-title">{t('title')}</h1>
      <EmptyState
        seed="no space"
        title={t('missing.title')}
        action={
          <Link to="/dashboard" className={buttonClass({ variant: 'secondary' })}>
            {t('missing.back')}
          </Link>
        }
      >
        {t('missing.text')}
      </EmptyState>
    </div>
  )
}

type InsideProps = Omit<SpacePageProps, 'slug' | 'membership'> & { view: SpaceView }

function Inside({ view, user_id, wanted, onWant, events, postActions }: InsideProps) {
  const { t } = useTranslation('spaces')
  const { space, pinned } = view
  const field = useRef<HTMLTextAreaElement>(null)
  const [introducing, setIntroducing] = useState(false)
  // Another composer when a waiting post is put back into it.
  const [version, setVersion] = useState(0)
  const write = () => {
    field.current?.scrollIntoView({ block: 'center' })
    field.current?.focus()
  }
  return (
    <div className="grid max-w-3xl gap-8">
      <SpaceHead space={space} tone={view.tone} />
      {events}
      {space.is_joined ? (
        <>
          {view.wants_introduction && (
            <SectionCard
              tone="brass"
              title={t('introduction.title')}
              text={view.introduction || t('introduction.text')}
            >
              {/* The question stays while it is answered. */}
              {!introducing && (
                <div>
                  <Button
                    size="small"
                    onClick={() => {
                      setIntroducing(true)
                      write()
                    }}
                  >
                    {t('introduction.begin')}
                  </Button>
                </div>
              )}
            </SectionCard>
          )}
          <div className="grid gap-3">
            <CrisisHelp />
            <SpaceComposer
              key={version}
              view={view}
              user_id={user_id}
              field={field}
              introducing={introducing && view.wants_introduction}
            />
            <WaitingPosts user_id={user_id} slug={space.slug} onPutBack={() => setVersion((before) => before + 1)} />
          </div>
        </>
      ) : (
        <Notice action={<JoinButton space={space} />}>{t('head.joinFirst')}</Notice>
      )}
      <PostFinder kind={space.kind} wanted={wanted} onWant={onWant} />
      {!isNarrowed(wanted) && pinned.length > 0 && (
        <section aria-labelledby="pinned" className="grid gap-5 border-s-4 border-brass ps-4">
          <h2 id="pinned" className="type-eyebrow">
            {t('feed.pinned')}
          </h2>
          {pinned.map((post) => (
            <PostCard key={post.id} post={post} space={space} user_id={user_id} actions={postActions} />
          ))}
        </section>
      )}
      <Feed
        view={view}
        user_id={user_id}
        wanted={wanted}
        onShowAll={() => onWant({})}
        onWrite={write}
        postActions={postActions}
      />
    </div>
  )
}

type SpaceComposerProps = Pick<InsideProps, 'view' | 'user_id'> & {
  field: RefObject<HTMLTextAreaElement | null>
  introducing: boolean
}

function SpaceComposer({ view: { space }, user_id, field, introducing }: SpaceComposerProps) {
  const { t } = useTranslation('spaces')
  const client = useQueryClient()
  const withBusiness = space.kind === 'business' && !introducing
  return (
    <Composer
      place={placeOf(space.slug)}
      slug={space.slug}
      user_id={user_id}
      field={field}
      label={introducing ? t('introduction.label') : t('composer.label')}
      submitLabel={t('composer.send')}
      withBusiness={withBusiness}
      withPublic={space.kind !== 'clients'}
      send={async (draft, { writePost }) => {
        const where = { slug: space.slug, withBusiness, ...(introducing && { is_introduction: true }) }
        const post = await writePost(client, user_id, draft, where)
        if (!post) return
        toast({
          title: t(post.state === 'waiting' ? 'composer.sentWaiting' : 'composer.sent'),
          ...(post.state !== 'waiting' && { variant: 'success' }),
        })
        if (introducing) await client.invalidateQueries({ ...spaceQuery(space.slug), exact: true })
      }}
    />
  )
}
