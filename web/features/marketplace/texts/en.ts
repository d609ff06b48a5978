export const texts = {
  title: '{{name}} · Marketplace',
  headline: 'Step into the ring',
  lead: {
    persona: '{{name}} is an AI. Whatever an AI cannot do itself is made by the Kiai team, and each offer says so.',
    house: 'What {{name}} offers, with prices and delivery times up front.',
    coach: 'What {{name}} offers, with prices and delivery times up front.',
  },
  loading: 'Laying out the offers...',
  loadFailed: 'This marketplace could not be loaded.',
  back: 'Back to {{name}}',
  share: {
    action: 'Share',
    copied: 'Link copied',
    failed: 'The link could not be shared',
    failedText: "Copy it from your browser's address bar.",
  },
  filter: {
    section: 'Show',
    allSections: 'Everything',
    sort: 'Sort by',
    least: 'From ({{currency}})',
    most: 'Up to ({{currency}})',
    currency: 'Currency',
    notAnAmount: 'Enter only a number, such as 39 or 59.99.',
    clear: 'Show everything',
  },
  sort: {
    newest: 'Newest first',
    cheapest: 'Lowest price first',
    dearest: 'Highest price first',
    'best-rated': 'Best rated first',
  },
  section: {
    coaching: {
      title: 'Private Online Coaching',
      empty: '{{name}} offers no coaching right now. One-on-one sessions, packages and film reviews would be here.',
      emptyOwn: 'Offer one-on-one sessions, packages of sessions or film reviews. They would be here.',
    },
    shoutouts: {
      title: 'Video Shoutouts',
      empty: '{{name}} offers no shoutouts right now. A few words for a birthday, a fight or a grading would be here.',
      emptyOwn: 'Offer a few words for a birthday, a fight or a grading. They would be here.',
    },
    seminars: {
      title: 'Upcoming Seminars',
      empty: '{{name}} has no seminar planned. Live sessions with a date and seats would be here.',
      emptyOwn: 'Plan a live seminar with a date and seats. It would be here.',
    },
    videos: {
      title: 'Featured Videos',
      empty: '{{name}} has no videos for sale. Drills and breakdowns to watch at your own pace would be here.',
      emptyOwn: 'Upload drills and breakdowns to watch at any time. They would be here.',
    },
    products: {
      title: 'Sponsored Products',
      empty: '{{name}} recommends no gear right now. Gloves, pads and books would be here.',
      emptyOwn: 'Sell the gear you stand behind. It would be here.',
    },
  },
  noneInRange: 'Nothing in this price range.',
  more: 'More: {{section}}',
  moreFailed: 'More offers could not be loaded.',
  reviews: { all: 'All reviews', read_one: 'Read {{count}} review', read_other: 'Read {{count}} reviews' },
  action: {
    package: 'Buy package',
    film_review: 'Order review',
    shoutout: 'Order',
    seminar: 'Reserve seat',
    video: 'Get video',
    product: 'Buy',
    watch: 'Yours: watch',
    own: 'Your own offer',
  },
} as const

declare module 'i18next' {
  interface ResourceNamespaceMap {
    marketplace: typeof texts
  }
}
