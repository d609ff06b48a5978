export const texts = {
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
      access: 'You have access to the coach dashboard.',
    },
    denied: {
      badge: 'Application Denied',
      note: 'Your coach application was not approved. Contact support for more information.',
      short: 'Denied',
    },
  },
  form: {
    title: 'Profile',
    picture: 'Profile picture URL',
    pictureHint: 'A web address that begins with https://. Leave it empty to wear your war mask.',
    preview: 'Your picture as others see it',
    pictureState: {
      none: 'Your war mask: drawn for you alone.',
      shown: 'This is how others see you.',
      missing: 'This picture does not load. Your war mask stands in for it.',
    },
    name: 'Full Name',
    submit: 'Save Changes',
    done: 'Profile updated',
    failed: 'Failed to update profile. Please try again.',
  },
  plan: {
    title: 'Membership',
    gives: {
      free_member: 'The free training arsenal is yours.',
      elite_member: 'Premium access is yours.',
      fight_camp_coach: 'You have coaching privileges.',
      coach: 'You have coaching privileges.',
      admin: 'You hold the keys to the house.',
    },
    upgrade: 'Upgrade Membership',
    change: 'Change Plan',
    cancel: 'Cancel Subscription',
    soon: 'Subscription Management',
    soonText: 'Subscription management will be available soon. Please contact support for assistance.',
  },
  zone: {
    title: 'Time zone',
    text: 'Your days, and with them your streak, begin and end by this clock.',
    none: 'Not known yet',
    now: 'Local time: {{time}}',
    open: 'Change time zone',
    search: 'Search time zones',
    placeholder: 'City or region',
    device: 'This device',
    nothing: 'No place like that. Try the nearest large city.',
    more: 'Type to find more places.',
    done: 'Time zone saved',
    failed: 'Your time zone was not saved',
    areas: {
      Africa: 'Africa',
      America: 'America',
      Antarctica: 'Antarctica',
      Arctic: 'Arctic',
      Asia: 'Asia',
      Atlantic: 'Atlantic',
      Australia: 'Australia',
      Europe: 'Europe',
      Indian: 'Indian Ocean',
      Pacific: 'Pacific',
    },
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
