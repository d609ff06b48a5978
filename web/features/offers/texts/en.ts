export const texts = {
  kind: {
    coaching: 'Coaching',
    package: 'Package',
    film_review: 'Film review',
    shoutout: 'Shoutout',
    seminar: 'Seminar',
    video: 'Video',
    product: 'Product',
  },
  occasions: {
    birthday: 'Birthday',
    fight: 'Before a fight',
    grading: 'Grading',
    comeback: 'Comeback',
    thanks: 'Thank you',
    other: 'Something else',
  },
  minutes_one: '{{count}} minute',
  minutes_other: '{{count}} minutes',
  sessions_one: '{{count}} session',
  sessions_other: '{{count}} sessions',
  valid_one: 'valid for {{count}} day',
  valid_other: 'valid for {{count}} days',
  delivery: {
    hours_one: 'delivered within {{count}} hour',
    hours_other: 'delivered within {{count}} hours',
    days_one: 'delivered within {{count}} day',
    days_other: 'delivered within {{count}} days',
  },
  book: 'Book Session',
  bookSeat: 'Book a Seat',
  buyPackage: 'Buy package',
  perSeat: 'per seat',
  free: 'Free',
  was: 'Was {{price}}',
  off: '{{percent}}% OFF',
  rating_one: 'Rated {{rating}} out of 5, {{shown}} review',
  rating_other: 'Rated {{rating}} out of 5, {{shown}} reviews',
  sample: 'sample',
  stub: {
    seats_one: 'seat left',
    seats_other: 'seats left',
    soldOut: 'sold out',
    hours_one: 'hour to deliver',
    hours_other: 'hours to deliver',
    days_one: 'day to deliver',
    days_other: 'days to deliver',
  },
  hold: {
    over: 'The time to pay is over.',
    left: '{{time}} left',
    label: 'Time left to pay',
    minutes_one: '{{count}} minute left to pay',
    minutes_other: '{{count}} minutes left to pay',
  },
  waitlist: {
    join: 'Join the waitlist',
    leave: 'Leave the waitlist',
    joined: 'You are on the waitlist',
    joinedText: 'If a seat opens up, we keep it for you for a while and tell you.',
    left: 'You left the waitlist',
    failed: 'The waitlist was not changed',
  },
} as const

declare module 'i18next' {
  interface ResourceNamespaceMap {
    offers: typeof texts
  }
}
