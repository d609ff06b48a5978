import { type Ref, useState } from 'react'
import type { OrderFile } from '#contract/orders.ts'
import { useFormats } from '#web/i18n/formats.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { Button } from '#web/ui/button.tsx'
import { formatFilmTime } from '#web/ui/film-time.ts'
import { Notice } from '#web/ui/notice.tsx'
import { Player } from '#web/ui/player.tsx'

const SPEEDS = [0.25, 0.5, 1] as const

type FilmPlayerProps = {
  ref: Ref<HTMLVideoElement>
  file: OrderFile
  isFull: boolean
  onNote: (at_seconds: number) => void
}

/** The clip, slow motion, and the button that takes a note at the moment shown. */
export function FilmPlayer({ ref, file, isFull, onNote }: FilmPlayerProps) {
  const { t } = useTranslation('coach-orders')
  const { number } = useFormats()
  const [video, setVideo] = useState<HTMLVideoElement | null>(null)
  const [now, setNow] = useState(0)
  const [speed, setSpeed] = useState<number>(1)
  const [failed, setFailed] = useState(false)
  const keep = (element: HTMLVideoElement | null) => {
    setVideo(element)
    if (typeof ref === 'function') ref(element)
    else if (ref) ref.current = element
  }
  const follow = () => setNow(Math.floor(video?.currentTime ?? 0))
  return (
    <div className="grid gap-3">
      <Player
        ref={keep}
        src={file.address}
        type={file.type}
        label={t('film.player')}
        onTimeUpdate={follow}
        onSeeking={follow}
        onError={() => setFailed(true)}
      />
      {failed && <Notice tone="warn">{t('film.playFailed')}</Notice>}
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Button disabled={isFull} onClick={() => onNote(video?.currentTime ?? 0)}>
          {t('film.noteAt', { time: formatFilmTime(now) })}
        </Button>
        <fieldset className="flex items-center gap-1">
          <legend className="sr-only">{t('film.speed')}</legend>
          {SPEEDS.map((one) => (
            <Button
              key={one}
              variant={one === speed ? 'secondary' : 'ghost'}
              size="small"
              aria-pressed={one === speed}
              onClick={() => {
                setSpeed(one)
                if (video) video.playbackRate = one
              }}
            >
              {`${number(one)}×`}
            </Button>
          ))}
        </fieldset>
      </div>
    </div>
  )
}
