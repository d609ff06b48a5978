import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useId, useRef, useState } from 'react'
import { classNames } from './class-names.ts'
import { menuTarget } from './menu-keys.ts'
import { hiddenSides } from './scroll-sides.ts'

export type Tab = { id: string; label: ReactNode; panel: ReactNode }
export type TabsProps = {
  label: string
  tabs: Tab[]
  /** Leave out to let the component hold the choice itself. */
  chosen?: string
  onChoose?: (id: string) => void
  className?: string
}

const sideways: Record<string, string> = { ArrowRight: 'ArrowDown', ArrowLeft: 'ArrowUp', Home: 'Home', End: 'End' }

/** The width of the fade that hints at more tabs, so that the chosen tab is not under it. */
const EDGE = 48

/** The arrow that hints at more tabs on its side. */
const hintClass = 'pointer-events-none absolute top-1/2 size-5 -translate-y-1/2 text-text'

/** A panel without focusable content has to be reachable by keyboard too. */
const reachable = { tabIndex: 0 }

/** Arrow keys move and choose at once, because the panels are already loaded. */
export function Tabs({ label, tabs, chosen, onChoose, className }: TabsProps) {
  const [own, setOwn] = useState(tabs[0]?.id)
  const list = useRef<HTMLDivElement>(null)
  const prefix = useId()
  const active = tabs.find((tab) => tab.id === (chosen ?? own)) ?? tabs[0]
  const hidden = useHiddenSides(list)
  useShownTab(list, active?.id)
  if (!active) return null

  const choose = (tab: Tab) => {
    setOwn(tab.id)
    onChoose?.(tab.id)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const target = menuTarget(sideways[event.key] ?? '', tabs.indexOf(active), tabs.length)
    const tab = target === undefined ? undefined : tabs[target]
    if (!tab || target === undefined) return
    event.preventDefault()
    choose(tab)
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[target]?.focus()
  }

  return (
    // Without it, the row of tabs would make a grid, and so the page, as wide as all tabs together.
    <div className={classNames('min-w-0', className)}>
      <div className="relative border-b border-line">
        <div
          ref={list}
          role="tablist"
          aria-label={label}
          className={classNames(
            'flex gap-x-7 overflow-x-auto px-1 pt-1 [scrollbar-width:none] lg:flex-wrap',
            hidden.start && 'mask-l-from-[calc(100%-3rem)]',
            hidden.end && 'mask-r-from-[calc(100%-3rem)]',
          )}
        >
          {tabs.map((tab) => (
            <button
              key={tab.id}
              type="button"
              role="tab"
              id={`${prefix}-tab-${tab.id}`}
              aria-controls={tab === active ? `${prefix}-panel-${tab.id}` : undefined}
              aria-selected={tab === active}
              tabIndex={tab === active ? 0 : -1}
              onClick={() => choose(tab)}
              onKeyDown={onKeyDown}
              className={classNames(
                'brush-link min-h-12 shrink-0 [--brush-drop:0.15em] font-display text-lg font-semibold tracking-[0.06em] uppercase',
                'focus-visible:-outline-offset-2',
                tab === active ? 'text-text' : 'text-muted hover:text-text',
              )}
            >
              {tab.label}
            </button>
          ))}
        </div>
        {hidden.start && <ChevronLeft aria-hidden="true" className={classNames(hintClass, 'start-0')} />}
        {hidden.end && <ChevronRight aria-hidden="true" className={classNames(hintClass, 'end-0')} />}
      </div>
      <div
        key={active.id}
        role="tabpanel"
        id={`${prefix}-panel-${active.id}`}
        aria-labelledby={`${prefix}-tab-${active.id}`}
        {...reachable}
        className="pt-6"
      >
        {active.panel}
      </div>
    </div>
  )
}

function useHiddenSides(list: RefObject<HTMLDivElement | null>): ReturnType<typeof hiddenSides> {
  const [hidden, setHidden] = useState({ start: false, end: false })
  useEffect(() => {
    const row = list.current
    if (!row) return
    const look = () => {
      const next = hiddenSides(row)
      setHidden((known) => (known.start === next.start && known.end === next.end ? known : next))
    }
    const observer = new ResizeObserver(look)
    // Watches the row itself, and tabs whose texts or numbers change.
    for (const element of [row, ...row.children]) observer.observe(element)
    row.addEventListener('scroll', look, { passive: true })
    return () => {
      observer.disconnect()
      row.removeEventListener('scroll', look)
    }
  }, [list])
  return hidden
}

/** Scrolls the chosen tab into view, because the row may be wider than a small screen. */
function useShownTab(list: RefObject<HTMLDivElement | null>, chosen: string | undefined): void {
  useEffect(() => {
    const row = list.current
    const tab = chosen !== undefined && row?.querySelector('[aria-selected=true]')
    if (!row || !tab) return
    const [room, place] = [row.getBoundingClientRect(), tab.getBoundingClientRect()]
    const beyond = Math.max(place.right - room.right + EDGE, 0) || Math.min(place.left - room.left - EDGE, 0)
    row.scrollLeft += beyond
  }, [list, chosen])
}
