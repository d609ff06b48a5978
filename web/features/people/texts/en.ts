export const texts = {
  title: 'Members',
  lead: 'People of the Network who chose to be found.',
  leadSpace: 'Members of this space who chose to be found.',
  backToSpace: 'Back to the space',
  back: 'All members',
  search: 'Search by name',
  loading: 'Loading members...',
  failed: 'The members could not be loaded.',
  more: 'Show more members',
  nobody: 'Nobody is listed yet',
  nobodyText: 'Be the first: turn on the switch above, and others can find you.',
  nobodyFound: 'Nobody found',
  nobodyFoundText: 'Only those who chose to be found are listed. Try another name.',
  showAll: 'Show all members',
  person: 'Member',
  loadingPerson: 'Loading the member...',
  missing: 'This member is not here',
  missingText: 'They left, or chose not to be found.',
  noAbout: 'No introduction yet.',
  noAboutOwn: 'Tell others a little about yourself.',
  coachPage: "See the coach's page",
  distance: {
    mute: 'You muted this member: their posts are hidden from you.',
    block: 'You blocked this member: you do not see each other.',
  },
  role: { member: 'Member', coach: 'Coach', admin: 'Kiai team' },
  rank: {
    newcomer: 'Newcomer',
    regular: 'Regular',
    contender: 'Contender',
    challenger: 'Challenger',
    champion: 'Champion',
  },
  own: {
    title: 'What others see of you',
    text: 'In your spaces: your name, picture, handle, rank and introduction. Never your e-mail address.',
    directory: 'Show me in the list of members',
    directoryHint: 'Members who share no space with you find you too.',
    messages: 'Members may ask to write to me',
    messagesHint: 'A first message is a request. You decide whether to answer.',
    change: 'Change handle and introduction',
    see: 'See your page as others do',
    handle: 'Handle',
    handleHint: 'Others mention you with it: small letters, digits and hyphens.',
    about: 'Introduction',
    aboutHint: 'What you train, where, and what you are after.',
    save: 'Save',
    saved: 'Saved',
    failed: 'Nothing was changed',
  },
} as const

declare module 'i18next' {
  interface ResourceNamespaceMap {
    people: typeof texts
  }
}
