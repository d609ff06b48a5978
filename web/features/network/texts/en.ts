export const texts = {
  yours: 'Your Networks',
  yoursEmpty: 'You are not in a network yet. Pick one below: it takes one tap.',
  featured: 'Featured Networks',
  explore: 'Explore More Networks',
  discover: 'Discover Networks',
  loadFailed: 'The networks could not be loaded.',
  members_one: '{{shown}} member',
  members_other: '{{shown}} members',
  new_one: '{{count}} new',
  new_other: '{{count}} new',
  manyNew: '{{count}}+ new',
  live: {
    next: 'Next live',
    inPerson: 'In person',
    all: 'All live events',
  },
  kings: {
    name: 'Kings Network',
    title: 'Lead with others',
    text: 'An AI helps you think. In the Kings Network you sit with people: live every Thursday at 7 PM in Los Angeles, a mastermind on the first Saturday of each month, and in-person events.',
    join: 'Join Kings Network',
    more: 'Learn More',
  },
  join: {
    join: 'Join',
    joinOf: 'Join: {{name}}',
    open: 'Open',
    openOf: 'Open {{name}}',
    clientsOnly: 'For clients of this coach.',
    done: 'You are in: {{name}}',
    failed: 'Could not join {{name}}',
    network: 'Join Network',
  },
} as const

declare module 'i18next' {
  interface ResourceNamespaceMap {
    network: typeof texts
  }
}
