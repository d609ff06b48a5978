import { Fragment } from 'react'
import { Link } from '#web/router/link.tsx'
import { type Mention, splitText } from './split-text.ts'

type LinkedTextProps = {
  children: string
  /** The members whom it mentions. */
  mentions?: readonly Mention[] | undefined
}

/** Plain text whose bare https addresses, and mentions, are links. */
export function LinkedText({ children, mentions = [] }: LinkedTextProps) {
  return splitText(children, mentions).map(({ text, handle, href }, place) => {
    if (!handle && !href) return text
    const link = handle ? (
      <Link to={`/people/${handle}`} className="font-semibold">
        {text}
      </Link>
    ) : (
      <a className="underline underline-offset-4" href={href} target="_blank" rel="noopener noreferrer nofollow">
        {text}
      </a>
    )
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text have nothing else, and no state
    return <Fragment key={place}>{link}</Fragment>
  })
}
