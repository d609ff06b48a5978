import { safePath } from '#contract/pages.ts'

/** Where the browser goes to pay: a page of ours, or a payment provider's over https. */
export type PaymentAddress = { page: string } | { elsewhere: string }

/** Undefined for any other address: nobody is sent there. */
export function paymentAddress(
  url: string,
  origin: string,
  provider: 'sandbox' | 'stripe',
): PaymentAddress | undefined {
  if (!URL.canParse(url)) return undefined
  const { protocol, origin: theirs } = new URL(url)
  // The sandbox is a page of ours, under whichever address this page was opened.
  if (theirs === origin || provider === 'sandbox') return ownPage(url)
  return protocol === 'https:' ? { elsewhere: url } : undefined
}

/** The path of an address that leads to a page of ours; the host is left out. */
export function ownPage(url: string): { page: string } | undefined {
  if (!URL.canParse(url)) return undefined
  const { pathname, search, hash } = new URL(url)
  const page = safePath(pathname + search + hash)
  return page === undefined ? undefined : { page }
}
