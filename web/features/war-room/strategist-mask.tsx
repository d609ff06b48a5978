import { classNames } from '#web/ui/class-names.ts'
import address from './strategist-mask.svg'

/** A picture of its own: the code that draws masks would be a good part of what this page loads first. */
export function StrategistMask({ className }: { className?: string }) {
  return <img src={address} alt="" width={200} height={200} className={classNames('block', className)} />
}
