/** A line of a test's output that begins with it is a figure to be shown. */
export const FIGURE_MARK = '▸'
