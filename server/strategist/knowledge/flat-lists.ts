/** Lists of whole numbers one after the other in one array, with the place where each begins: faster to go through. */
export interface FlatLists {
  starts: Uint32Array
  items: Uint32Array
}

export function flatten(lists: readonly (readonly number[])[]): FlatLists {
  const starts = new Uint32Array(lists.length + 1)
  for (const [place, list] of lists.entries()) starts[place + 1] = (starts[place] as number) + list.length
  const items = new Uint32Array(starts[lists.length] as number)
  for (const [place, list] of lists.entries()) items.set(list, starts[place])
  return { starts, items }
}
