import { classNames } from './class-names.ts'
import fox from './masks/fox.svg'
import lion from './masks/lion.svg'
import nobody from './masks/nobody.svg'
import oni from './masks/oni.svg'
import ox from './masks/ox.svg'
import phoenix from './masks/phoenix.svg'
import shogun from './masks/shogun.svg'
import stag from './masks/stag.svg'
import tengu from './masks/tengu.svg'
import type { MaskFace } from './war-mask-faces.ts'

/** One of the eight drawn masks, or the mask of an unknown person. */
export type PicturedMask = MaskFace | 'nobody'

const addresses: Record<PicturedMask, string> = { fox, lion, nobody, oni, ox, phoenix, shogun, stag, tengu }

/** A drawn mask as an image file: as script, a page that shows one would have to load all eight. */
export function MaskPicture({ face, className }: { face: PicturedMask; className?: string | undefined }) {
  return <img src={addresses[face]} alt="" width={200} height={200} className={classNames('block', className)} />
}
