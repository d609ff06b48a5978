/** Less hidden than this is only a margin. */
const MARGIN_PX = 8

type Row = { scrollLeft: number; scrollWidth: number; clientWidth: number }

/** The sides of a scrollable row on which content is hidden. */
export function hiddenSides({ scrollLeft, scrollWidth, clientWidth }: Row): { start: boolean; end: boolean } {
  return { start: scrollLeft > MARGIN_PX, end: scrollWidth - clientWidth - scrollLeft > MARGIN_PX }
}
