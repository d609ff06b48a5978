export type Side = 'below' | 'above'

/** The gap between a button and its menu. */
const GAP = 8

export interface Room {
  below: number
  above: number
}

/** The side where a menu of this height is seen whole; the wanted one if neither or both have the room. */
export function sideWithRoom(wanted: Side, height: number, room: Room): Side {
  const other = wanted === 'below' ? 'above' : 'below'
  const needed = height + GAP
  return room[wanted] < needed && room[other] >= needed ? other : wanted
}

/** How much can be seen below and above a button: what scrolls cuts off its content, and so does the window. */
export function roomAround(button: HTMLElement): Room {
  const { top, bottom } = button.getBoundingClientRect()
  let edges = { top: 0, bottom: window.innerHeight }
  for (let box = button.parentElement; box; box = box.parentElement) {
    if (box === document.body || getComputedStyle(box).overflowY === 'visible') continue
    const { top: start, bottom: end } = box.getBoundingClientRect()
    edges = { top: Math.max(edges.top, start), bottom: Math.min(edges.bottom, end) }
  }
  return { below: edges.bottom - bottom, above: top - edges.top }
}
