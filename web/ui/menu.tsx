import { type KeyboardEvent, type MouseEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { classNames } from './class-names.ts'
import { Tick } from './glyphs.tsx'
import { menuTarget, startsWithTyped } from './menu-keys.ts'

export type MenuItem = {
  id: string
  label: string
  icon?: ReactNode
  /** The language of the label, if it differs from the page's. */
  lang?: string
  href?: string
  /** For a link, prevent the event's default to handle the navigation. */
  onSelect?: (event: MouseEvent) => void
  /** Makes the item a radio item. */
  checked?: boolean
  separated?: boolean
  danger?: boolean
}

export type MenuProps = {
  items: MenuItem[]
  /** The purpose of the menu, which screen readers say after the button's content. */
  label: string
  /** The button's content. */
  children: ReactNode
  buttonClassName?: string
  align?: 'start' | 'end'
  side?: 'below' | 'above'
  className?: string
}

const itemClass =
  'flex min-h-11 w-full items-center gap-3 px-4 py-2 text-start whitespace-nowrap outline-none ' +
  'hover:bg-strong focus:bg-strong focus-visible:bg-strong focus-visible:shadow-[inset_3px_0_0_var(--focus)]'

function entriesIn(popup: HTMLElement | null): HTMLElement[] {
  return [...(popup?.querySelectorAll<HTMLElement>('[role^=menuitem]') ?? [])]
}

export function Menu(props: MenuProps) {
  const { items, label, children, buttonClassName, align = 'start', side = 'below', className } = props
  const [open, setOpen] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const popup = useRef<HTMLDivElement>(null)
  const firstFocus = useRef<'chosen' | 'last'>('chosen')
  const typed = useRef({ text: '', at: 0 })
  const menuId = useId()

  useEffect(() => {
    if (!open) return
    const all = entriesIn(popup.current)
    const chosen = all.find((entry) => entry.ariaChecked === 'true') ?? all[0]
    const first = firstFocus.current === 'last' ? all.at(-1) : chosen
    first?.focus()
    const closeFromOutside = (event: Event) => {
      if (!root.current?.contains(event.target as Node)) setOpen(false)
    }
    const close = () => setOpen(false)
    window.addEventListener('popstate', close)
    document.addEventListener('pointerdown', closeFromOutside)
    document.addEventListener('focusin', closeFromOutside)
    return () => {
      window.removeEventListener('popstate', close)
      document.removeEventListener('pointerdown', closeFromOutside)
      document.removeEventListener('focusin', closeFromOutside)
    }
  }, [open])

  const openAt = (place: 'chosen' | 'last') => {
    firstFocus.current = place
    setOpen(true)
  }
  const closeToButton = () => {
    setOpen(false)
    button.current?.focus()
  }

  const onButtonKey = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    event.preventDefault()
    openAt(event.key === 'ArrowUp' ? 'last' : 'chosen')
  }
  const onMenuKey = (event: KeyboardEvent) => {
    const all = entriesIn(popup.current)
    const current = all.indexOf(document.activeElement as HTMLElement)
    if (event.key === 'Escape') {
      event.preventDefault()
      event.stopPropagation()
      closeToButton()
      return
    }
    const target = menuTarget(event.key, current, all.length)
    if (target !== undefined) {
      event.preventDefault()
      all[target]?.focus()
      return
    }
    if (event.key.length !== 1 || event.key === ' ' || event.ctrlKey || event.metaKey || event.altKey) return
    const labels = items.map((item) => item.label)
    const found = startsWithTyped(labels, current, typed.current, event.key, event.timeStamp)
    if (found >= 0) all[found]?.focus()
  }

  return (
    <div ref={root} className={classNames('relative inline-block', className)}>
      <button
        ref={button}
        type="button"
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? menuId : undefined}
        className={buttonClassName}
        onClick={() => (open ? setOpen(false) : openAt('chosen'))}
        onKeyDown={onButtonKey}
      >
        {children}
        <span className="sr-only"> {label}</span>
      </button>
      {open && (
        <div
          ref={popup}
          id={menuId}
          role="menu"
          tabIndex={-1}
          aria-label={label}
          onKeyDown={onMenuKey}
          className={classNames(
            'plate absolute z-40 min-w-48 animate-rise px-px py-2 [--plate-cut:0.875rem] [--plate-fill:var(--overlay)] [--plate-line:var(--edge)]',
            align === 'end' ? 'end-0' : 'start-0',
            side === 'above' ? 'bottom-full mb-2' : 'top-full mt-2',
          )}
        >
          {items.map((item) => (
            <Entry key={item.id} item={item} onChosen={closeToButton} />
          ))}
        </div>
      )}
    </div>
  )
}

function Entry({ item, onChosen }: { item: MenuItem; onChosen: () => void }) {
  const choose = (event: MouseEvent) => {
    onChosen()
    item.onSelect?.(event)
  }
  const content = (
    <>
      {item.icon && (
        <span aria-hidden="true" className="grid size-5 place-items-center [&>svg]:size-5">
          {item.icon}
        </span>
      )}
      <span lang={item.lang} className="grow">
        {item.label}
      </span>
      {item.checked !== undefined && (
        <Tick className={classNames('size-3.5 text-danger', !item.checked && 'invisible')} />
      )}
    </>
  )
  const shared = { tabIndex: -1, onClick: choose, className: classNames(itemClass, item.danger && 'text-danger') }
  return (
    <>
      {item.separated && <hr className="my-2 border-line" />}
      {item.href !== undefined ? (
        <a {...shared} role="menuitem" href={item.href}>
          {content}
        </a>
      ) : item.checked !== undefined ? (
        <button {...shared} type="button" role="menuitemradio" aria-checked={item.checked}>
          {content}
        </button>
      ) : (
        <button {...shared} type="button" role="menuitem">
          {content}
        </button>
      )}
    </>
  )
}
