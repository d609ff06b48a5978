/* In the form, features are one text with a line each. Every line ends with a break, because the last may be empty. */

export function featuresOf(text: string): string[] {
  return text.split('\n').slice(0, -1)
}

export function linesOf(features: readonly string[]): string {
  return features.map((feature) => `${feature}\n`).join('')
}

/** Pasted text may contain line breaks. */
export function changed(features: readonly string[], place: number, text: string): string[] {
  return features.with(place, text.replaceAll(/[\r\n]+/g, ' '))
}

export function inserted(features: readonly string[], place: number): string[] {
  return features.toSpliced(place, 0, '')
}

export function removed(features: readonly string[], place: number): string[] {
  return features.toSpliced(place, 1)
}

/** Moves a feature one up or down; undefined at the end of the list. */
export function moved(features: readonly string[], place: number, by: -1 | 1): string[] | undefined {
  const [feature] = features.slice(place, place + 1)
  const target = place + by
  if (feature === undefined || target < 0 || target >= features.length) return undefined
  return features.toSpliced(place, 1).toSpliced(target, 0, feature)
}
