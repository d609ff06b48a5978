export const en = {
  meta: {
    title: 'Kiai: Train. Fight. Win.',
    description:
      'A free training arsenal for people in combat sports: AI coaches, a war room for your next move, a mindset quiz and old wisdom for the fight you are in.',
    pictureAlt: 'Fight for your dreams: a red war mask in front of a red ink sun',
  },
  bar: {
    skip: 'Skip to content',
    account: 'Your account',
    language: 'Language',
    theme: { system: 'Theme: system', dark: 'Theme: dark', light: 'Theme: light' },
    becomeCoach: 'Become Coach',
    signIn: 'Sign In',
    signUp: 'Sign Up',
    signOut: 'Sign Out',
    dashboard: 'Dashboard',
    signOutFailed: 'You are still signed in: the server did not answer. Try again.',
    languageFailed: 'That language did not load. Check your connection and try again.',
    adminOnly: 'You need admin privileges to access this dashboard.',
    coachOnly: 'You need to be an approved coach to access this dashboard.',
    accessDenied: 'Access Denied',
  },
  hero: {
    tagline: 'Train. Fight. Win.',
    headline: { first: 'Fight for', second: 'your', dream: 'dreams' },
    lead: 'AI coaches that read your fight. A war room for your next move. Real coaches when it counts.',
    enterCamp: 'Enter Fight Camp',
    igniteFire: 'Ignite Your Fire',
    beginTraining: 'Begin Your Training',
  },
  arsenal: {
    eyebrow: 'Free, from day one',
    title: 'The training arsenal',
    coaches: {
      title: 'Elite Coaches',
      text: 'Eight AI coaches, each with a method of its own and a memory of you.',
    },
    mindset: { title: 'Warrior Mindset', text: 'Four questions. One flame. Find out how hot you burn today.' },
    warRoom: { title: 'War Room', text: 'Name the problem. Leave with a plan, a date and an if–then rule.' },
    artOfWar: { title: 'Art of War', text: 'Twelve old truths, read for the fight you are in.' },
  },
  corner: {
    eyebrow: 'In your corner',
    title: { first: 'Eight masks.', second: 'One corner: yours.' },
    text: 'Every mask here is an AI and says so. It remembers what you told it, asks what you left out and never flatters. No face behind it, only the work.',
  },
  networks: {
    eyebrow: 'With Network membership',
    title: 'Unlock exclusive networks',
    text: 'Nobody wins alone. Membership opens the rooms where coaches, fighters and the people behind the fights meet.',
    liveCoaching: {
      title: 'Live Online Mindset Coaching',
      text: 'Every week, live. Bring a question, leave with a drill.',
      action: 'Join Now',
    },
    community: {
      title: 'Global Community',
      text: 'People who train when you do, wherever they are, and who write back.',
      action: 'Connect',
    },
    events: {
      title: 'In-Person Events',
      text: 'Seminars and camps. Leave the screen at home, bring the mouthguard.',
      action: 'Get Access',
    },
    business: {
      title: 'Fight Business',
      text: 'Sponsors, contracts, a gym of your own: the rounds outside the ropes.',
      action: 'Enter Now',
    },
  },
  closing: {
    meaning: 'the shout at the moment of the strike, when breath, body and will hit as one.',
    title: 'Begin your training',
    text: 'Yours can start quietly: a name, an e-\u2060mail, a password. The noise comes later.',
    action: 'Sign In / Sign Up',
    dashboard: 'Back to your dashboard',
  },
  footer: {
    note: 'If it is AI, we say so.',
    languages: 'Languages',
    more: 'More',
    withdraw: 'Withdraw from contract',
    api: 'API reference',
  },
}

export type LandingTexts = typeof en
