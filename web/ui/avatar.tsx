import { AvatarPicture, type AvatarPictureProps } from './avatar-picture.tsx'
import { classNames } from './class-names.ts'
import { WarMask } from './war-mask.tsx'

export type AvatarProps = Omit<AvatarPictureProps, 'src' | 'fallback'> & {
  /** The account's id: the war mask is drawn from it. */
  id: string
  src?: AvatarPictureProps['src']
}

/** The picture of a person, or else their war mask. */
export function Avatar({ id, src, ...props }: AvatarProps) {
  const { label } = props
  return (
    <AvatarPicture
      {...props}
      src={src}
      fallback={(frame) => <WarMask id={id} {...(label && { label })} className={classNames(frame, 'p-0.5')} />}
    />
  )
}
