export const texts = {
  loading: 'Calling the coaches...',
  loadFailed: 'The coaches could not be loaded.',
  ai: 'AI',
  comingSoon: 'Coming Soon',
  back: 'Back to Coaches',
  label: {
    leadership: 'Leadership',
    mindset: 'Mindset',
    performance: 'Performance',
    excellence: 'Excellence',
    life: 'Life',
    balance: 'Balance',
    empowerment: 'Empowerment',
    mental: 'Mental',
  },
  experience_one: '{{count}} card in its playbook',
  experience_other: '{{count}} cards in its playbook',
  hero: {
    eyebrow: 'AI coaches',
    title: 'Pick your corner',
    lead: 'Each of them is an AI with a school of its own. They listen, they remember what you allow them to, and they send you off with a step.',
  },
  focus: {
    label: 'What do you want to work on?',
    leadership: 'Leadership',
    mindset: 'Mindset',
    performance: 'Performance',
    all_one: '{{count}} coach in the list',
    all_other: '{{count}} coaches in the list',
    found_one: '{{count}} coach for {{focus}}',
    found_other: '{{count}} coaches for {{focus}}',
  },
  card: {
    learnMore: 'Learn More',
    learnMoreAbout: 'Learn More: {{name}}',
    start: 'Start AI Coaching Session',
    startWith: 'Start AI Coaching Session: {{name}}',
    reason: '{{name}} is still in training camp. Sessions are not open yet.',
  },
  closing: {
    title: 'Not sure whom to ask?',
    text: 'Start with what is on your mind. {{name}} helps you put it into words, or let four questions show how hot you burn today.',
    talk: 'Talk to {{name}}',
    quiz: 'Take the quiz',
  },
  profile: {
    role: 'AI coach · {{label}}',
    start: 'Start AI Coaching Session',
    achievements: 'Achievements',
    achievementsNote: 'An AI has no titles and claims none. This is what {{name}} is built to do.',
    history: 'Sports history',
    historyNote: '{{name}} has never stepped into a ring. These arts shaped the method.',
    handles: 'Handles',
    handlesNote: 'Ring names of an AI. They lead to no account outside Kiai.',
    copy: 'Copy: {{handle}}',
  },
  missing: {
    title: 'Coach Not Found',
    text: "The coach you're looking for doesn't exist.",
  },
  featured: {
    title: 'Featured Coaches',
    connect: 'Connect',
    connectWith: 'Connect: {{name}}',
    all: 'View All Coaches',
  },
} as const

declare module 'i18next' {
  interface ResourceNamespaceMap {
    coaches: typeof texts
  }
}
