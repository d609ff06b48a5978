import { useEffect, useState } from 'react'
import { pictureId } from '#contract/file-rules.ts'
import { Avatar } from './avatar.tsx'
import { classNames } from './class-names.ts'
import { useBackOnline } from './use-back-online.ts'
import { useDebounced } from './use-debounced.ts'

const STOPPED_TYPING_MS = 400

export type PicturePreviewProps = {
  /** The id of the war mask shown when there is no picture. */
  id: string
  address: string
  label: string
  /** The text beside the picture for each state. */
  states: Record<'none' | 'shown' | 'missing', string>
  /** Shown below its field, not in a column beside it. */
  inline?: boolean
}

/** Shows the picture as others will see it, while its address is being typed. */
export function PicturePreview({ id, address, label, states, inline = false }: PicturePreviewProps) {
  const { settled, state } = usePicture(address)
  return (
    <div className={classNames('flex items-center gap-5', !inline && 'sm:w-40 sm:flex-col sm:items-start')}>
      <Avatar id={id} src={state === 'missing' ? null : settled} size="huge" label={label} />
      <p role="status" className={classNames('text-sm text-muted', !inline && 'min-h-10')}>
        {state !== 'loading' && states[state]}
      </p>
    </div>
  )
}

function isPicture(address: string): boolean {
  return address.startsWith('https://') || pictureId(address) !== undefined
}

type PictureState = 'none' | 'loading' | 'shown' | 'missing'

function usePicture(address: string): { settled: string; state: PictureState } {
  // Without the debounce, every typed letter would request an incomplete address.
  const settled = useDebounced(address, STOPPED_TYPING_MS)
  const [loaded, setLoaded] = useState<{ address: string; found: boolean }>()
  const [attempt, setAttempt] = useState(1)
  useBackOnline(() => {
    if (loaded?.found === false) setAttempt(attempt + 1)
  })

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt loads the same address again.
  useEffect(() => {
    if (!isPicture(settled)) return
    const picture = new Image()
    picture.referrerPolicy = 'no-referrer'
    picture.onload = () => setLoaded({ address: settled, found: true })
    picture.onerror = () => setLoaded({ address: settled, found: false })
    picture.src = settled
    return () => {
      picture.onload = null
      picture.onerror = null
    }
  }, [settled, attempt])

  if (settled === '') return { settled, state: 'none' }
  if (!isPicture(settled)) return { settled, state: 'missing' }
  if (loaded?.address !== settled) return { settled, state: 'loading' }
  return { settled, state: loaded.found ? 'shown' : 'missing' }
}
