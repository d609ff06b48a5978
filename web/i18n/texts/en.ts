import type { commonErrors, FIELD_PROBLEMS } from '#contract/errors.ts'

/** Any call can return the common codes, and pages show the others before they call. The rest: web/features/refusals */
type SharedCode =
  | keyof typeof commonErrors
  | 'files.too-large'
  | 'messages.closed'
  | 'messages.not-accepted'
  | 'messages.request-waiting'
  | 'orders.payments-away'
  | 'spaces.business-fields-needed'

export const texts = {
  common: {
    tagline: 'Train. Fight. Win.',
    loading: 'Loading...',
    unreadThreads_one: '{{shown}} conversation with unread messages',
    unreadThreads_other: '{{shown}} conversations with unread messages',
    error: {
      title: 'Error',
      offlineTitle: 'No connection',
      unexpected: 'An unexpected error occurred.',
      load: 'This part could not be loaded.',
      offline: 'You are offline. This opens automatically once you are back online.',
    },
    action: {
      retry: 'Try again',
      cancel: 'Cancel',
      close: 'Close',
      copied: 'Copied',
      copyFailed: 'Your browser blocked copying. Select the text and copy it yourself.',
    },
    password: { show: 'Show password', hide: 'Hide password' },
    nav: {
      label: 'Main menu',
      open: 'Open menu',
      close: 'Close menu',
      skip: 'Skip to content',
      home: 'Homepage',
      dashboard: 'Dashboard',
      coaches: 'Coaches',
      warriorMindset: 'Warrior Mindset',
      warRoom: 'War Room',
      artOfWar: 'Art of War',
      network: 'Network',
      kings: 'Kings Network',
      bookings: 'Bookings',
      live: 'Live',
      membership: 'Your membership',
      becomeCoach: 'Become a coach',
      coachDashboard: 'Coach Dashboard',
      plans: 'Your plans',
      training: 'Training log',
      logTraining: 'Log training',
      lookBack: 'Looking back',
      fighterFile: 'Fighter File',
      purchases: 'Purchases',
      messages: 'Messages',
      support: 'Contact support',
      settings: 'Settings',
      admin: 'Admin',
      signIn: 'Sign In',
      signOut: 'Sign Out',
    },
    network: { unread_one: '{{shown}} new post', unread_other: '{{shown}} new posts' },
    signOut: { done: 'You are signed out', failed: 'Sign out failed' },
    language: {
      label: 'Language',
      notLoaded: 'This language could not be loaded',
      notSaved: 'Your language was not saved to your account',
    },
    theme: { label: 'Theme', system: 'System', dark: 'Dark', light: 'Light' },
    notifications: {
      title: 'Notifications',
      bell_one: 'Notifications: {{shown}} unread',
      bell_other: 'Notifications: {{shown}} unread',
      manyUnread: '99+',
    },
    palette: { open: 'Search' },
    powerUp: {
      name: 'Daily Power-Up',
      ready: 'Ready to fight?',
      text: 'One minute. One breath. Keep the fire lit.',
      open: 'Power Up',
    },
    writtenIn: { en: 'In English', pt: 'In Portuguese', es: 'In Spanish' },
    toasts: { region: 'Messages', dismiss: 'Dismiss' },
    offline: 'You are offline. What you see may be out of date until you reconnect.',
    offlineRefused: 'Something you did offline could not be saved',
    offlineSince: 'You are offline. You see Kiai as of {{time}}.',
    page: {
      signIn: 'Sign in',
      signUp: 'Sign up',
      coachSignIn: 'Coach sign in',
      confirm: 'Confirm your email',
      forgot: 'Forgot password',
      reset: 'New password',
      adminSignIn: 'Admin login',
      dashboard: 'Dashboard',
      settings: 'Settings',
      admin: 'Admin',
      outbox: 'Outbox',
      notFound: 'Page not found',
    },
    fighterFile: {
      card: 'See what your AI coaches know about you. Correct it, switch it off or have it forgotten.',
    },
    notFound: {
      title: 'Swing and a miss',
      text: 'There is no page at this address. Reset your stance and go again.',
      home: 'Back to the homepage',
    },
    session: {
      signedOutElsewhere: 'You were signed out in another tab',
      signedInElsewhere: 'You signed in from another tab',
      expired: 'Your session ended',
      expiredHint: 'Sign in again to pick up where you left off.',
      updatedElsewhere: 'Your account was updated',
      unreachable: 'Kiai could not check whether you are signed in.',
    },
  },
  errors: {
    codes: {
      'request.invalid': 'Some fields still need fixing.',
      'request.not-json': 'Kiai did not understand the request.',
      'request.too-large': 'That is too large. Shorten it and try again.',
      'request.foreign-origin': 'This request did not come from Kiai, so it was refused.',
      'request.too-many': 'Too many requests.',
      'request.unknown-host': 'Kiai is not set up for this address. The person running it can set BASE_URL.',
      'session.missing': 'Auth session missing!',
      'session.forbidden': 'You are not allowed to do this.',
      'admin.two-factor-required':
        'Switch on two-factor sign-in in your settings first: it is required for admins here.',
      'not-found': 'This does not exist or has been removed.',
      'server.unexpected': 'An unexpected error occurred.',
      'server.unavailable': 'Kiai cannot be reached right now.',
      'files.too-large': 'This picture is too large. Choose one of at most 8 MB.',
      'orders.payments-away': 'The payment service is not answering. No money has moved. Try again in a moment.',
      'spaces.needs-elite': 'This needs an Elite membership. What you wrote is still here.',
      'spaces.business-fields-needed': 'Say whether you offer or look for something, what it is and where.',
      'messages.not-accepted': 'This person takes no messages from members.',
      'messages.request-waiting': 'Your request is waiting for an answer. You can write again once it is accepted.',
      'messages.closed': 'You cannot write in this conversation any more. What you wrote is still here.',
    },
    problems: {
      required: 'Fill this in.',
      'too-short': 'Use at least {{limit}} characters.',
      'too-long': 'Use at most {{limit}} characters.',
      email: 'Enter an email address such as name@example.com.',
      url: 'Enter a web address such as https://example.com.',
      'https-url': 'Enter a web address that begins with https://.',
      'picture-missing': 'This picture is no longer here. Upload it again.',
      'file-missing': 'This file is no longer here. Upload it again.',
      'team-name': 'This name looks like one of the Kiai team. Choose another one.',
      'early-link': 'Links come later: you can add one after your first week or your first three posts.',
      choice: 'Choose one of the options.',
      'time-zone': 'Choose a time zone from the list.',
      invalid: 'This value is not valid here.',
      'password-common': 'Too many people use this password. Choose another one.',
      'password-pattern': 'Patterns such as 121212, abcdef or qwerty are easy to guess. Choose another one.',
      'password-own': 'Your name, your email and “Kiai” are easy to guess. Choose another one.',
      'password-wrong': 'Wrong password.',
      'code-wrong': 'This code is not right.',
    },
    reason: 'Reason: {{reason}}',
    wait: {
      seconds_one: 'Try again in one second.',
      seconds_other: 'Try again in {{count}} seconds.',
      minutes_one: 'Try again in one minute.',
      minutes_other: 'Try again in {{count}} minutes.',
      hours_one: 'Try again in one hour.',
      hours_other: 'Try again in {{count}} hours.',
      days_one: 'Try again in one day.',
      days_other: 'Try again in {{count}} days.',
    },
  },
} as const satisfies {
  common: object
  errors: {
    codes: Record<SharedCode, string>
    problems: Record<(typeof FIELD_PROBLEMS)[number], string>
    reason: string
    wait: object
  }
}

declare module 'i18next' {
  interface ResourceNamespaceMap {
    common: typeof texts.common
    errors: typeof texts.errors
  }
}
