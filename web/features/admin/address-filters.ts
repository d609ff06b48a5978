/** As the contract has it. */
export const SEARCH_MAX_LENGTH = 200

/** The filters in the address, without unknown values. */
export function readChoice<Value extends string>(
  address: URLSearchParams,
  name: string,
  values: readonly Value[],
): Value | undefined {
  const given = address.get(name)
  return values.find((value) => value === given)
}

export function readWords(address: URLSearchParams): string | undefined {
  return address.get('search')?.trim().slice(0, SEARCH_MAX_LENGTH) || undefined
}

/** Only chosen filters are written into the address. */
export function chosenOnly(fields: Record<string, string | undefined>): Record<string, string> {
  return Object.fromEntries(Object.entries(fields).flatMap(([name, value]) => (value ? [[name, value]] : [])))
}
