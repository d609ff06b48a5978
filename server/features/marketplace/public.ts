export { findOfferForSale, type OfferForSale } from './find-offer.ts'
export { offers, waitlist } from './tables.ts'
