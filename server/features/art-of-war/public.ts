export { savedQuoteCount } from './list-saved-quotes.ts'
export { startArtOfWarJobs } from './remove-saved-quote.ts'
export { builtInQuote } from './save-quote.ts'
export { saved_quotes } from './tables.ts'
