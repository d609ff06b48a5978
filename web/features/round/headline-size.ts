/** The longer the words, the smaller the letters: a step of a plan may be a whole sentence or several. */
export function headlineSize(words: string): string {
  if (words.length <= 24) return 'text-[clamp(3.25rem,1.9rem+5.4vw,6.5rem)] leading-[0.9]'
  if (words.length <= 60) return 'text-[clamp(2.5rem,1.7rem+3.4vw,4.5rem)] leading-[0.94]'
  if (words.length <= 130) return 'text-[clamp(1.875rem,1.5rem+1.6vw,2.875rem)]'
  return 'text-[clamp(1.375rem,1.2rem+0.7vw,1.875rem)] leading-[1.1] normal-case'
}
