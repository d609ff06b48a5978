import Maximize from 'lucide-react/icons/maximize'
import Mic from 'lucide-react/icons/mic'
import MicOff from 'lucide-react/icons/mic-off'
import Minimize from 'lucide-react/icons/minimize'
import PhoneOff from 'lucide-react/icons/phone-off'
import Video from 'lucide-react/icons/video'
import VideoOff from 'lucide-react/icons/video-off'
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { joinSession } from '#contract/bookings.ts'
import type { Output } from '#contract/endpoint.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Notice } from '#web/ui/notice.tsx'
import { type CallState, FIRST_STATE, PeerCall, type TrackKind } from './peer-call.ts'
import { useFullScreen } from './use-full-screen.ts'

export type Peer = NonNullable<Output<typeof joinSession>['peer']>

type SessionVideoProps = {
  booking_id: string
  peer: Peer
  /** Who is on the other side. */
  name: string
  onHangUp: () => void
}

/** Loaded when someone joins. Camera and microphone are opened only by their buttons. */
export function SessionVideo({ booking_id, peer, name, onHangUp }: SessionVideoProps) {
  const { t } = useTranslation('session')
  const { call, state, isLost } = usePeerCall(booking_id, peer)
  const audio = useTrack('audio', call)
  const video = useTrack('video', call)
  const problem = video.problem ?? audio.problem
  const isThere = state.connection === 'connected'
  const isSeen = isThere && state.theirs.video
  const stage = useRef<HTMLDivElement>(null)
  const screen = useFullScreen(stage)
  return (
    <div
      ref={stage}
      className={classNames(
        'grid gap-4',
        // The controls stay in reach, below the picture.
        screen.isFull && 'on-ink grid-rows-[minmax(0,1fr)_auto] bg-ink p-4 text-bone',
      )}
    >
      <div
        className={classNames(
          'on-ink relative overflow-hidden bg-ink text-bone',
          !screen.isFull && 'aspect-video max-h-[70dvh]',
        )}
      >
        <Screen stream={state.remote} label={t('video.theirs', { name })} />
        {!isSeen && (
          <p role="status" className="absolute inset-0 grid place-items-center p-6 text-center text-lead">
            {isThere
              ? t(state.theirs.audio ? 'video.noCamera' : 'video.silent', { name })
              : t(`video.${state.connection === 'connecting' ? 'connecting' : 'waiting'}`, { name })}
          </p>
        )}
        {video.stream && (
          <div className="absolute end-3 bottom-3 w-1/4 min-w-24 border border-bone/40">
            <Screen stream={video.stream} label={t('video.mine')} isMine />
          </div>
        )}
      </div>
      {problem && (
        <Notice tone="warn" title={t(`video.problem.${problem}`)}>
          {t('video.stillNotes')}
        </Notice>
      )}
      {isLost && <Notice tone="error">{t('video.lost')}</Notice>}
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" busy={audio.busy} aria-pressed={audio.isOn} onClick={() => void audio.turn()}>
          {audio.isOn ? (
            <Mic aria-hidden="true" className="size-5 text-good" />
          ) : (
            <MicOff aria-hidden="true" className="size-5 text-danger" />
          )}
          {t('video.microphone')}
        </Button>
        <Button variant="secondary" busy={video.busy} aria-pressed={video.isOn} onClick={() => void video.turn()}>
          {video.isOn ? (
            <Video aria-hidden="true" className="size-5 text-good" />
          ) : (
            <VideoOff aria-hidden="true" className="size-5 text-danger" />
          )}
          {t('video.camera')}
        </Button>
        {(screen.canShowPart || (screen.canShowVideo && isSeen)) && (
          <Button variant="secondary" onClick={() => void screen.turn()}>
            {screen.isFull ? (
              <Minimize aria-hidden="true" className="size-5" />
            ) : (
              <Maximize aria-hidden="true" className="size-5" />
            )}
            {t(screen.isFull ? 'video.leaveFullScreen' : 'video.fullScreen')}
          </Button>
        )}
        <Button variant="danger" onClick={onHangUp}>
          <PhoneOff aria-hidden="true" className="size-5" />
          {t('video.hangUp')}
        </Button>
      </div>
    </div>
  )
}

function usePeerCall(booking_id: string, { is_caller, ice_servers }: Peer) {
  const [state, setState] = useState<CallState>(FIRST_STATE)
  const [isLost, setLost] = useState(false)
  const call = useRef<PeerCall>(undefined)
  const open = useEffectEvent(
    () =>
      new PeerCall({
        booking_id,
        isCaller: is_caller,
        iceServers: ice_servers.map(({ urls, username, credential }) => ({
          urls,
          ...(username !== undefined && { username }),
          ...(credential !== undefined && { credential }),
        })),
        onState: (next) => {
          setLost(false)
          setState(next)
        },
        onProblem: (error) => {
          console.warn(error)
          setLost(true)
        },
      }),
  )
  useEffect(() => {
    const opened = open()
    call.current = opened
    return () => {
      call.current = undefined
      opened.close()
    }
  }, [])
  return { call, state, isLost }
}

type TrackProblem = 'refused' | 'missing' | 'taken'

/** A camera or a microphone that can be switched on and off. Off, the device itself is off too. */
function useTrack(kind: TrackKind, call: RefObject<PeerCall | undefined>) {
  const [stream, setStream] = useState<MediaStream>()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<TrackProblem>()
  const running = useRef<MediaStream>(undefined)
  const stop = () => {
    for (const track of running.current?.getTracks() ?? []) track.stop()
    running.current = undefined
  }
  const isGone = useRef(false)
  useEffect(() => {
    isGone.current = false
    return () => {
      isGone.current = true
      for (const track of running.current?.getTracks() ?? []) track.stop()
      running.current = undefined
    }
  }, [])
  const turn = async () => {
    setBusy(true)
    setProblem(undefined)
    try {
      if (stream) {
        stop()
        setStream(undefined)
        await call.current?.send(kind, null)
        return
      }
      const opened = await navigator.mediaDevices.getUserMedia({ [kind]: true })
      running.current = opened
      // The page was left while the browser asked.
      if (isGone.current) return stop()
      const [track] = opened.getTracks()
      if (!track) return
      track.onended = () => {
        stop()
        setStream(undefined)
        void call.current?.send(kind, null)
      }
      setStream(opened)
      await call.current?.send(kind, track)
    } catch (error) {
      setProblem(problemOf(error))
    } finally {
      setBusy(false)
    }
  }
  return { stream, isOn: stream !== undefined, busy, problem, turn }
}

function problemOf(error: unknown): TrackProblem {
  const name = error instanceof Error ? error.name : ''
  if (name === 'NotFoundError' || name === 'OverconstrainedError') return 'missing'
  return name === 'NotReadableError' || name === 'AbortError' ? 'taken' : 'refused'
}

/** A browser may refuse to play sound before the page was touched. */
function play(video: HTMLVideoElement, onBlocked: (isBlocked: boolean) => void): void {
  video.play().then(
    () => onBlocked(false),
    (error: unknown) => onBlocked(error instanceof Error && error.name === 'NotAllowedError'),
  )
}

type ScreenProps = { stream: MediaStream | undefined; label: string; isMine?: boolean }

function Screen({ stream, label, isMine = false }: ScreenProps) {
  const { t } = useTranslation('session')
  const element = useRef<HTMLVideoElement>(null)
  const [isBlocked, setBlocked] = useState(false)
  useEffect(() => {
    const video = element.current
    if (!video) return
    video.srcObject = stream ?? null
    if (stream) play(video, setBlocked)
  }, [stream])
  return (
    <>
      <video
        ref={element}
        aria-label={label}
        autoPlay
        playsInline
        muted={isMine}
        className={isMine ? 'block w-full -scale-x-100' : 'size-full object-contain'}
      />
      {isBlocked && !isMine && (
        <div className="absolute inset-x-0 bottom-3 grid justify-items-center">
          <Button size="small" onClick={() => element.current && play(element.current, setBlocked)}>
            {t('video.unmute')}
          </Button>
        </div>
      )}
    </>
  )
}
