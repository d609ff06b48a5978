/** Shorter quotes get larger letters, so that every poster is about equally full. */
export function quoteSize(quote: string): string {
  if (quote.length <= 60) return 'text-[clamp(3.25rem,2rem+6.2vw,7rem)] leading-[0.88]'
  if (quote.length <= 110) return 'text-[clamp(2.5rem,1.7rem+3.7vw,4.75rem)] leading-[0.9]'
  if (quote.length <= 170) return 'text-[clamp(2.125rem,1.6rem+2.3vw,3.5rem)] leading-[0.98]'
  return 'text-[clamp(1.75rem,1.4rem+1.5vw,2.75rem)] leading-[1.02]'
}
