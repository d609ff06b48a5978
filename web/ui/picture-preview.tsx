import { useEffect, useState } from 'react'
import { Avatar } from './avatar.tsx'
import { classNames } from './class-names.ts'
import { useSettled } from './use-settled.ts'

const STOPPED_TYPING_MS = 400

export type PicturePreviewProps = {
  /** Whose mask stands in for a picture that is not there. */
  id: string
  address: string
  label: string
  /** What is said beside it. */
  states: Record<'none' | 'shown' | 'missing', string>
  /** Below its field, not in a column beside it. */
  inline?: boolean
}

/** The picture as others will see it, while its address is still being typed. */
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

type PictureState = 'none' | 'loading' | 'shown' | 'missing'

function usePicture(address: string): { settled: string; state: PictureState } {
  // Half an address would be asked for at every letter.
  const settled = useSettled(address, STOPPED_TYPING_MS)
  const [loaded, setLoaded] = useState<{ address: string; found: boolean }>()

  useEffect(() => {
    if (!settled.startsWith('https://')) return
    const picture = new Image()
    picture.referrerPolicy = 'no-referrer'
    picture.onload = () => setLoaded({ address: settled, found: true })
    picture.onerror = () => setLoaded({ address: settled, found: false })
    picture.src = settled
    return () => {
      picture.onload = null
      picture.onerror = null
    }
  }, [settled])

  if (settled === '') return { settled, state: 'none' }
  if (!settled.startsWith('https://')) return { settled, state: 'missing' }
  if (loaded?.address !== settled) return { settled, state: 'loading' }
  return { settled, state: loaded.found ? 'shown' : 'missing' }
}
