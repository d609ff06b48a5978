export { findOfferForSale, type OfferForSale } from './find-offer.ts'
export { installCatalogue } from './install-catalogue.ts'
export { startMarketplaceJobs } from './start-marketplace-jobs.ts'
export { offers, waitlist } from './tables.ts'
