import Volume2 from 'lucide-react/icons/volume-2'
import VolumeX from 'lucide-react/icons/volume-x'
import type { Phase } from '#content/power-up/drills.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { Button, IconButton } from '#web/ui/button.tsx'
import { Progress } from '#web/ui/progress.tsx'
import { useInitialFocus } from '#web/ui/use-initial-focus.ts'
import { BreathingSun } from './breathing-sun.tsx'
import { clockFace } from './drill-clock.ts'
import type { useDrill } from './use-drill.ts'
import { useDrillVoice } from './use-drill-voice.ts'

type PowerUpRunProps = {
  phases: readonly Phase[]
  drill: ReturnType<typeof useDrill>
  texts: { title: string; cues: Record<string, string> }
  onStop: () => void
}

export function PowerUpRun({ phases, drill, texts, onStop }: PowerUpRunProps) {
  const { t } = useTranslation('streak')
  const mainButton = useInitialFocus<HTMLButtonElement>()
  const { beat, running } = drill
  const voice = useDrillVoice(running ? texts.cues[beat.phase.cue] : undefined, beat.index)
  const total = phases.reduce((sum, { seconds }) => sum + seconds, 0)
  return (
    <div className="grid grid-rows-[auto_1fr_auto] gap-5 px-6 pt-6 pb-8 sm:px-10 sm:pt-8">
      <div className="flex items-start justify-between gap-6">
        <h2 className="type-eyebrow pt-1.5 text-text">{texts.title}</h2>
        <p role="timer" aria-label={t('powerUp.left')} className="type-display text-heading tabular-nums">
          {clockFace(beat.left)}
        </p>
      </div>
      <div className="grid content-center justify-items-center gap-6 overflow-clip">
        <div className="w-[min(86vw,46dvh,32rem)]">
          <BreathingSun phases={phases} beat={beat} paused={!running} />
        </div>
        {/* Screen readers say each change, without interrupting. */}
        <p
          aria-live="polite"
          className="type-display grid min-h-[3.1em] max-w-[26ch] content-start text-center text-[clamp(1.75rem,1.3rem+2vw,2.75rem)] text-balance"
        >
          {running ? texts.cues[beat.phase.cue] : t('powerUp.paused')}
        </p>
      </div>
      <div className="mx-auto grid w-full max-w-xl gap-6">
        <Progress label={t('powerUp.progress')} value={total - beat.left} max={total} className="h-2" />
        <div className="flex justify-center gap-3">
          <Button ref={mainButton} onClick={running ? drill.pause : drill.resume} className="min-w-36">
            {running ? t('powerUp.pause') : t('powerUp.resume')}
          </Button>
          <Button variant="secondary" onClick={onStop}>
            {t('powerUp.stop')}
          </Button>
          {voice && (
            <IconButton label={t('powerUp.voice')} aria-pressed={voice.on} onClick={voice.toggle}>
              {voice.on ? (
                <Volume2 aria-hidden="true" className="size-5" />
              ) : (
                <VolumeX aria-hidden="true" className="size-5" />
              )}
            </IconButton>
          )}
        </div>
      </div>
    </div>
  )
}
