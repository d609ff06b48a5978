import { type ComponentProps, createContext, use } from 'react'
import ReactMarkdown, { type Components } from 'react-markdown'
import { Link } from '#web/router/link.tsx'
import { type Mention, splitText } from './split-text.ts'

/** The elements a text may contain: no pictures and no HTML, and links only to https addresses and mentioned members. */
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

export type TextButtons = { texts: readonly string[]; onPress: (text: string) => void }
const Buttons = createContext<TextButtons | undefined>(undefined)

function BoldOrButton({ children }: ComponentProps<'strong'>) {
  const buttons = use(Buttons)
  if (typeof children !== 'string' || !buttons?.texts.includes(children)) return <strong>{children}</strong>
  return (
    <button type="button" className="markdown-button" onClick={() => buttons.onPress(children)}>
      {children}
    </button>
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
  strong: BoldOrButton,
}

export type MarkdownProps = {
  children: string
  /** In a text of a member: those whom it mentions. Then bare https addresses are links too. */
  mentions?: readonly Mention[] | undefined
  /** Texts in bold that can be pressed. */
  buttons?: TextButtons | undefined
}

export function Markdown({ children, mentions, buttons }: MarkdownProps) {
  const text = (
    <ReactMarkdown
      skipHtml
      allowedElements={ELEMENTS}
      unwrapDisallowed
      components={mentions ? { ...components, a: linkOrMention(mentions) } : components}
      remarkPlugins={mentions ? [[linkTexts, mentions]] : []}
    >
      {children}
    </ReactMarkdown>
  )
  return buttons ? <Buttons value={buttons}>{text}</Buttons> : text
}

const PERSON = '/people/'

function linkOrMention(mentions: readonly Mention[]) {
  return function LinkOrMention({ href, children }: ComponentProps<'a'>) {
    const mention = mentions.find(({ handle }) => href === PERSON + handle)
    if (!mention) return <SafeLink href={href}>{children}</SafeLink>
    return (
      <Link to={PERSON + mention.handle} title={mention.full_name} className="font-semibold">
        {children}
      </Link>
    )
  }
}

/** The part of a parsed text that the plugin needs. */
type Node = { type: string; value?: string; url?: string; children?: Node[] }

/** A remark plugin: mentions and bare addresses become links. Code and the texts of links stay as they are. */
function linkTexts(mentions: readonly Mention[]) {
  const visit = (node: Node): void => {
    if (!node.children || node.type === 'link') return
    node.children = node.children.flatMap((child): Node[] => {
      if (child.type !== 'text' || child.value === undefined) {
        visit(child)
        return [child]
      }
      return splitText(child.value, mentions).map(({ text, handle, href }) => {
        const value: Node = { type: 'text', value: text }
        const url = handle ? PERSON + handle : href
        return url ? { type: 'link', url, children: [value] } : value
      })
    })
  }
  return visit
}
