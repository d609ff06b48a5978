/** What is hidden by less than this is only a margin. */
const MARGIN_PX = 8

type Row = { scrollLeft: number; scrollWidth: number; clientWidth: number }

/** On which sides of a row that scrolls there is more than can be seen. */
export function hiddenSides({ scrollLeft, scrollWidth, clientWidth }: Row): { start: boolean; end: boolean } {
  return { start: scrollLeft > MARGIN_PX, end: scrollWidth - clientWidth - scrollLeft > MARGIN_PX }
}
