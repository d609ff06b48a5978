import type { ErrorCode, FIELD_PROBLEMS } from '#contract/errors.ts'

export const texts = {
  common: {
    tagline: 'Train. Fight. Win.',
    loading: 'Loading...',
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
      becomeCoach: 'Become a coach',
      coachDashboard: 'Coach Dashboard',
      plans: 'Your plans',
      fighterFile: 'Fighter File',
      support: 'Contact support',
      settings: 'Settings',
      admin: 'Admin',
      signIn: 'Sign In',
      signOut: 'Sign Out',
    },
    signOut: { done: 'You are signed out', failed: 'Sign out failed' },
    language: {
      label: 'Language',
      notLoaded: 'This language could not be loaded',
      notSaved: 'Your language was not saved to your account',
    },
    theme: { label: 'Theme', system: 'System', dark: 'Dark', light: 'Light' },
    palette: { open: 'Search' },
    powerUp: {
      name: 'Daily Power-Up',
      ready: 'Ready to fight?',
      text: 'One minute. One breath. Keep the fire lit.',
      open: 'Power Up',
    },
    toasts: { region: 'Messages', dismiss: 'Dismiss' },
    offline: 'You are offline. What you see may be out of date until you reconnect.',
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
      'accounts.exists': 'This email is already registered. Please sign in instead.',
      'accounts.credentials-invalid': 'Invalid email or password. Please check your credentials.',
      'accounts.credentials-missing': 'You must provide either an email or phone number and a password',
      'accounts.email-unconfirmed': 'Confirm your email first: open the link we sent you.',
      'accounts.banned': 'This account is closed. Contact support for more information.',
      'accounts.password-weak': 'This password is too weak.',
      'accounts.password-wrong': 'Wrong password.',
      'accounts.link-invalid': 'This link is no longer valid. Request a new one.',
      'accounts.two-factor-expired': 'That took too long. Sign in again.',
      'accounts.two-factor-code-wrong': 'This code is not right.',
      'accounts.two-factor-locked': 'Too many wrong codes.',
      'accounts.two-factor-off': 'Two-factor sign-in is not switched on.',
      'accounts.two-factor-on': 'Two-factor sign-in is already switched on.',
      'accounts.too-many-tries': 'Too many attempts.',
      'accounts.too-many-mails': 'We have already sent several emails to this address. Use the link in the latest one.',
      'accounts.browser-token': 'API tokens are for programs, not for browsers.',
      'accounts.last-admin': 'You are the only admin left. Make someone else an admin first.',
      'admin.last-admin': 'There must always be an admin: this is the only one left.',
      'admin.unconfirmed':
        "This account's email address is not confirmed yet. Until it is, this person cannot be a coach or an admin.",
      'admin.not-yourself': 'You cannot do this to your own account.',
      'art-of-war.already-saved': 'This quote is already in your War Wisdom Box.',
      'coach-applications.pending': 'Your application is already in review.',
      'coach-applications.already-coach': 'You are already a coach.',
      'coach-applications.decided': 'Someone else has already decided on this application.',
      'coach-applications.unconfirmed': 'Not possible yet: this person has not confirmed their email address.',
      'coach-applications.told': 'The decision has already been sent and can no longer be undone.',
      'coaches.yourself': 'This is your own profile. You cannot follow yourself.',
      'coach-desk.not-empty': 'Your list is not empty. Samples can only be added to an empty list.',
      'chat.busy': 'Your coach is still answering. Wait for the answer or stop it.',
      'chat.quota-used-up': 'You have used up your messages for today.',
      'chat.no-answer': 'No answer came back. Your message is saved.',
      'chat.nothing-said': 'Say something first. There is nothing to save yet.',
      'quiz.unfinished': 'Answer all the questions first.',
      'support.nobody':
        'Nobody can read your message yet: Kiai has no admin here. Your text stays in the form; try again later.',
    },
    problems: {
      required: 'Fill this in.',
      'too-short': 'Use at least {{limit}} characters.',
      'too-long': 'Use at most {{limit}} characters.',
      email: 'Enter an email address such as name@example.com.',
      url: 'Enter a web address such as https://example.com.',
      'https-url': 'Enter a web address that begins with https://.',
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
    },
  },
} as const satisfies {
  common: object
  errors: {
    codes: Record<ErrorCode, string>
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
