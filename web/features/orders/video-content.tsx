import { useQueryClient } from '@tanstack/react-query'
import { type SyntheticEvent, useRef, useState } from 'react'
import type { Order } from '#contract/orders.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { formatFilmTime } from '#web/ui/film-time.ts'
import { Notice } from '#web/ui/notice.tsx'
import { Player } from '#web/ui/player.tsx'
import { SectionCard } from '#web/ui/section-card.tsx'
import { orderQuery, savePosition } from './queries.ts'

/** While it plays, the position is saved this often. */
const SAVE_EVERY_SECONDS = 10

export function VideoContent({ order }: { order: Order }) {
  const { t } = useTranslation('orders')
  const client = useQueryClient()
  const [failed, setFailed] = useState(false)
  const { id, video_url, title, actions } = order
  const [resumedAt] = useState(order.position_seconds)
  /** The second that the server knows; undefined before it was played here. */
  const saved = useRef<number>(undefined)
  if (!video_url || !actions.includes('watch')) return null

  const save = async (seconds: number) => {
    const isFirst = saved.current === undefined
    saved.current = seconds
    try {
      await savePosition(id, seconds)
      // Watching may end the right to the money back.
      if (isFirst) await client.invalidateQueries(orderQuery(id))
    } catch (error) {
      // The next position is saved soon.
      console.warn(error)
    }
  }
  const resume = ({ currentTarget: video }: SyntheticEvent<HTMLVideoElement>) => {
    if (resumedAt > 0 && resumedAt < video.duration - 1) video.currentTime = resumedAt
  }
  const follow = ({ currentTarget: video }: SyntheticEvent<HTMLVideoElement>) => {
    const seconds = Math.floor(video.currentTime)
    if (!video.paused && Math.abs(seconds - (saved.current ?? -SAVE_EVERY_SECONDS)) >= SAVE_EVERY_SECONDS)
      void save(seconds)
  }
  const pause = ({ currentTarget: video }: SyntheticEvent<HTMLVideoElement>) => {
    // A film that was watched to its end begins at its beginning next time.
    const seconds = video.ended ? 0 : Math.floor(video.currentTime)
    if (seconds !== saved.current) void save(seconds)
  }
  const canStillGoBack = actions.includes('withdraw') || actions.includes('cancel')
  return (
    <SectionCard
      tone="brass"
      title={t('video.title')}
      text={resumedAt > 0 && t('video.resumed', { time: formatFilmTime(resumedAt) })}
    >
      {canStillGoBack && <Notice tone="warn">{t('video.endsRight')}</Notice>}
      <Player
        src={video_url}
        label={title}
        onLoadedMetadata={resume}
        onTimeUpdate={follow}
        onPlay={follow}
        onPause={pause}
        onEnded={pause}
        onError={() => setFailed(true)}
      />
      {failed && <Notice tone="error">{t('video.failed')}</Notice>}
      <p className="text-sm text-muted pointer-coarse:hidden">{t('video.keys')}</p>
    </SectionCard>
  )
}
