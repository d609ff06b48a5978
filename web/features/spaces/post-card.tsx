import { useQueryClient } from '@tanstack/react-query'
import MessageSquare from 'lucide-react/icons/message-square'
import Pin from 'lucide-react/icons/pin'
import { type ReactNode, useState } from 'react'
import type { Post, Space } from '#contract/spaces.ts'
import { call } from '#web/api/client.ts'
import { useFormats } from '#web/i18n/formats.ts'
import { relativeTime } from '#web/i18n/relative-time.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { Link } from '#web/router/link.tsx'
import { useTimeZone } from '#web/session/use-time-zone.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { useNow } from '#web/ui/use-now.ts'
import { Composer } from './late-composer.tsx'
import { PersonLine } from './person-line.tsx'
import { PostMenu } from './post-menu.tsx'
import { PostPictures } from './post-pictures.tsx'
import { PostText } from './post-text.tsx'
import { Reactions } from './reactions.tsx'
import { useChangePost } from './use-change-post.ts'

type PostCardProps = {
  post: Post
  space: Pick<Space, 'may_moderate'>
  user_id: string
  /** On its own page, where nothing is cut and the moment is written out. */
  full?: boolean
  /** For those who may only read. */
  readOnly?: boolean
  /** The reader wrote the post that this reply answers, and may mark it as helpful. */
  mayMarkHelpful?: boolean
  onDeleted?: () => void
  /** Actions of other features, such as reporting it. */
  actions?: ((post: Post) => ReactNode) | undefined
}

export function PostCard(props: PostCardProps) {
  const { post, space, user_id, full = false, readOnly = false, onDeleted, actions } = props
  const { t } = useTranslation(['spaces', 'common'])
  const client = useQueryClient()
  const [editing, setEditing] = useState(false)
  const name = post.author?.full_name ?? t('post.formerMember')
  if (post.state === 'deleted' || post.state === 'removed')
    return <p className="py-2 text-muted">{t(`post.${post.state}Mark`)}</p>
  return (
    <article aria-label={t(post.parent_id ? 'post.replyBy' : 'post.by', { name })} className="grid gap-3">
      <header className="flex items-start gap-1">
        <PersonLine person={post.author} linked={!readOnly}>
          <PostMoment post={post} full={full} linked={!full && !post.parent_id} />
          {post.edited_at && <span>{t('post.edited')}</span>}
          {post.is_pinned && (
            <span className="inline-flex items-center gap-1">
              <Pin aria-hidden="true" className="size-3.5" />
              {t('post.pinned')}
            </span>
          )}
          {post.is_public && <span>{t('post.public')}</span>}
        </PersonLine>
        {!readOnly && !editing && (
          <PostMenu
            post={post}
            mayPin={space.may_moderate}
            onEdit={() => setEditing(true)}
            {...(onDeleted && { onDeleted })}
          />
        )}
      </header>
      {post.state === 'waiting' && <Notice tone="warn">{t('post.waiting')}</Notice>}
      {editing ? (
        <Composer
          place={`edit/${post.id}`}
          slug={post.space_slug}
          user_id={user_id}
          label={t('post.edit')}
          submitLabel={t('post.save')}
          post={post}
          withBusiness={post.business !== null}
          withPublic={!post.parent_id}
          startOpen
          send={async (draft, { editPost }) => {
            await editPost(client, post, draft)
            setEditing(false)
          }}
          onCancel={() => setEditing(false)}
        />
      ) : (
        <>
          {post.business && <BusinessTicket business={post.business} />}
          <PostText post={post} full={full} readOnly={readOnly} />
          <PostPictures pictures={post.pictures} />
        </>
      )}
      <footer className="flex flex-wrap items-center justify-between gap-x-4">
        <Reactions post={post} readOnly={readOnly} />
        <div className="flex flex-wrap items-center gap-x-1">
          {post.parent_id ? (
            <HelpfulMark post={post} mayMark={props.mayMarkHelpful === true && post.author?.user_id !== user_id} />
          ) : (
            !full &&
            !readOnly && (
              <Link
                to={`/spaces/${post.space_slug}/${post.id}`}
                className={buttonClass({ variant: 'ghost', size: 'small' })}
              >
                <MessageSquare aria-hidden="true" className="size-4" />
                {post.replies > 0 ? t('post.replies', { count: post.replies }) : t('post.reply')}
              </Link>
            )
          )}
          {!readOnly && actions?.(post)}
        </div>
      </footer>
    </article>
  )
}

function PostMoment({ post, full, linked }: { post: Post; full: boolean; linked: boolean }) {
  const { i18n } = useTranslation('spaces')
  const { momentIn, dayTimeIn } = useFormats()
  const timeZone = useTimeZone()
  const now = useNow()
  const time = (
    <time dateTime={post.created_at} title={momentIn(timeZone, post.created_at)}>
      {full ? dayTimeIn(timeZone, post.created_at) : relativeTime(post.created_at, now, i18n.language)}
    </time>
  )
  if (!linked) return time
  return (
    <Link to={`/spaces/${post.space_slug}/${post.id}`} className="inline-flex min-h-6 items-center hover:underline">
      {time}
    </Link>
  )
}

/** What is offered or looked for, like the stub of a ticket. */
function BusinessTicket({
  business: { side, matter, place, pay, until },
}: {
  business: NonNullable<Post['business']>
}) {
  const { t } = useTranslation('spaces')
  const { fullDay } = useFormats()
  const facts = [
    [t('business.place'), place],
    [t('business.pay'), pay],
    [t('business.until'), until && fullDay(until)],
  ] as const
  return (
    <div className="grid gap-2 border-s-4 border-brass ps-4">
      <p className="flex flex-wrap gap-2">
        <Badge variant={side === 'offer' ? 'brass' : 'ember'}>{t(`business.sides.${side}`)}</Badge>
        <Badge>{t(`business.matters.${matter}`)}</Badge>
      </p>
      <dl className="flex flex-wrap gap-x-6 gap-y-1 text-sm">
        {facts.map(
          ([name, value]) =>
            value && (
              <div key={name} className="flex flex-wrap gap-x-2">
                <dt className="text-muted">{name}</dt>
                <dd className="[overflow-wrap:anywhere]">{value}</dd>
              </div>
            ),
        )}
      </dl>
    </div>
  )
}

/** The author of a post marks replies that helped, which gives their authors points. */
function HelpfulMark({ post, mayMark }: { post: Post; mayMark: boolean }) {
  const { t } = useTranslation('spaces')
  const change = useChangePost(post.id)
  if (!mayMark) return post.is_helpful && <Badge variant="ember">{t('post.helpful')}</Badge>
  return (
    <Button
      variant="ghost"
      size="small"
      aria-pressed={post.is_helpful}
      className={post.is_helpful ? 'text-fire' : undefined}
      onClick={() =>
        void change({
          make: () => call('PUT /api/posts/:id/helpful', { id: post.id, wanted: !post.is_helpful }),
          failed: t('post.helpfulFailed'),
        })
      }
    >
      {t(post.is_helpful ? 'post.helpful' : 'post.markHelpful')}
    </Button>
  )
}
