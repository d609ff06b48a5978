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
  /** Leave out to let the tabs keep their own choice. */
  chosen?: string
  onChoose?: (id: string) => void
  className?: string
}

const sideways: Record<string, string> = { ArrowRight: 'ArrowDown', ArrowLeft: 'ArrowUp', Home: 'Home', End: 'End' }

/** As wide as the fade that tells of more tabs: the chosen one does not lie under it. */
const EDGE = 48

/** There are more tabs on this side. */
const hintClass = 'pointer-events-none absolute top-1/2 size-5 -translate-y-1/2 text-text'

/** A panel may hold nothing to focus, and has to be reached all the same. */
const reachable = { tabIndex: 0 }

/** Arrow keys move and choose at once: the panels are already loaded, so nothing is lost by looking. */
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
    // In a grid it would otherwise be as wide as all its tabs in a row, and the page with it.
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
    // The row itself, and tabs whose words or numbers change.
    for (const element of [row, ...row.children]) observer.observe(element)
    row.addEventListener('scroll', look, { passive: true })
    return () => {
      observer.disconnect()
      row.removeEventListener('scroll', look)
    }
  }, [list])
  return hidden
}

/** On a small screen the row may be wider than there is room: the chosen tab is always in sight. */
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
