export const texts = {
  loading: 'Loading your dashboard...',
  loadFailed: 'Your profile could not be read afresh. What you see may be old.',
  warrior: 'Warrior',
  greeting: {
    morning: 'Good morning, {{name}}',
    afternoon: 'Good afternoon, {{name}}',
    evening: 'Good evening, {{name}}',
  },
  settings: 'Settings',
  upgrade: 'Upgrade',
  adminDashboard: 'Admin dashboard',
  coachDashboard: 'Coach Dashboard',
  membership: {
    free_member: 'Member',
    elite_member: 'Elite Member',
    fight_camp_coach: 'Fight Camp Coach',
    coach: 'Coach',
    admin: 'Admin',
  },
  application: {
    title: 'Coach application',
    pending: {
      badge: 'Application In Review',
      note: "Your coach application is being reviewed. You'll be notified once it's processed.",
      short: 'In Review',
    },
    approved: {
      badge: 'Coach Application Approved',
      note: 'Welcome to the corner.',
      short: 'Approved',
    },
    denied: {
      badge: 'Application Denied',
      note: 'Your coach application was not approved. Contact support for more information.',
      short: 'Denied',
    },
  },
  days: { count_one: 'Day with Kiai', count_other: 'Days with Kiai', since: 'Since {{date}}' },
  guard: {
    title: 'Keep your guard up',
    onTitle: 'Your guard is up',
    text: 'A second factor stops a stolen password at the door.',
    onText: 'Two-factor sign-in is on.',
    action: 'Account security',
  },
  account: {
    title: 'Account',
    email: 'Email',
    emailFixed: 'Email cannot be changed from this page',
    memberSince: 'Member Since',
    lastUpdated: 'Last Updated',
    upgradedOn: 'Upgraded On',
  },
  admin: {
    title: 'Admin dashboard',
    eyebrow: 'You hold the keys',
    lead: '{{name}}, you are signed in as an admin with {{email}}.',
    text: 'This page opens to admins alone. Your role is checked each time you come in.',
  },
} as const

declare module 'i18next' {
  interface ResourceNamespaceMap {
    profile: typeof texts
  }
}
