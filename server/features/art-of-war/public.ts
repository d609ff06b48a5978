export { builtInQuote } from './built-in-quote.ts'
export { savedQuoteCount } from './saved-quote-count.ts'
export { startArtOfWarJobs } from './start-art-of-war-jobs.ts'
