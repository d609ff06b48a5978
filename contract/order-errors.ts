export const orderErrors = {
  /** Hidden, deleted, over, or its seller is no longer public. */
  'orders.offer-gone': 410,
  'orders.sold-out': 409,
  'orders.own-offer': 409,
  /** A video that this member has bought. */
  'orders.already-bought': 409,
  /** The agreement to immediate delivery is missing. */
  'orders.consent-needed': 409,
  /** The price or the offer changed while the page was open: it has to be shown again first. */
  'orders.offer-changed': 409,
  /** The order is in another state than this action needs, for example it was paid meanwhile. */
  'orders.not-possible-now': 409,
  'orders.too-much-refunded': 409,
  /** Stripe does not pay out in this country: payouts there are made by hand. */
  'orders.no-payout-there': 409,
  'orders.payments-away': 503,
  /** The mailed link with which someone withdraws without signing in. */
  'orders.link-expired': 410,
  'orders.link-used': 409,
} as const
