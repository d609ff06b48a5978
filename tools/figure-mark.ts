/** A line of a test's output that begins with this mark is a measured figure, and is printed at the end of the run. */
export const FIGURE_MARK = '▸'
