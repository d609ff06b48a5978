import type { ComponentProps } from 'react'
import ReactMarkdown, { type Components } from 'react-markdown'

/** The elements an answer may contain: no pictures and no HTML, and links only to https addresses. */
const ELEMENTS = 'p strong em ul ol li h1 h2 h3 h4 h5 h6 blockquote code pre hr br a'.split(' ')

const Heading = ({ children }: ComponentProps<'h3'>) => <h3>{children}</h3>
const LowHeading = ({ children }: ComponentProps<'h4'>) => <h4>{children}</h4>

function SafeLink({ href, children }: ComponentProps<'a'>) {
  if (!href?.startsWith('https://')) return children
  return (
    <a href={href} target="_blank" rel="noopener noreferrer nofollow">
      {children}
    </a>
  )
}

const components: Components = {
  h1: Heading,
  h2: Heading,
  h3: Heading,
  h4: LowHeading,
  h5: LowHeading,
  h6: LowHeading,
  a: SafeLink,
}

export function Markdown({ children }: { children: string }) {
  return (
    <ReactMarkdown skipHtml allowedElements={ELEMENTS} unwrapDisallowed components={components}>
      {children}
    </ReactMarkdown>
  )
}
