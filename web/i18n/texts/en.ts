import type { ErrorCode, FIELD_PROBLEMS } from '#contract/errors.ts'

export const texts = {
  common: {
    tagline: 'Train. Fight. Win.',
    loading: 'Loading...',
    error: {
      title: 'Error',
      unexpected: 'An unexpected error occurred.',
      load: 'This part could not be loaded.',
      offline: 'This needs a connection. It opens by itself as soon as yours is back.',
    },
    action: {
      retry: 'Try again',
      cancel: 'Cancel',
      close: 'Close',
      copied: 'Copied',
      copyFailed: 'Your browser did not allow copying. Select the text and copy it by hand.',
    },
    password: { show: 'Show password', hide: 'Hide password' },
    nav: {
      label: 'Main menu',
      open: 'Open menu',
      close: 'Close menu',
      skip: 'Skip to the content',
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
      notLoaded: 'This language did not load',
      notSaved: 'Your language was not saved to your account',
    },
    theme: { label: 'Theme', system: 'System', dark: 'Dark', light: 'Light' },
    palette: { open: 'Search' },
    powerUp: {
      name: 'Daily Power-Up',
      ready: 'Ready to fight?',
      text: 'One minute. One breath. Keep the fire.',
      open: 'Power Up',
    },
    toasts: { region: 'Messages', dismiss: 'Dismiss' },
    offline: 'No connection. What you see may be old; Kiai goes on as soon as it is back.',
    page: {
      signIn: 'Sign in',
      signUp: 'Sign up',
      coachSignIn: 'Coach sign in',
      confirm: 'Confirm your email',
      forgot: 'Forgotten password',
      reset: 'New password',
      adminSignIn: 'Admin login',
      dashboard: 'Dashboard',
      settings: 'Settings',
      admin: 'Admin',
      outbox: 'Outbox',
      notFound: 'Page not found',
    },
    fighterFile: {
      card: 'See what your AI coaches know of you. Correct it, switch it off, have it forgotten.',
    },
    notFound: {
      title: 'Swing and a miss',
      text: 'There is no page at this address. Reset your stance and go again.',
      home: 'Back to the homepage',
    },
    session: {
      signedOutElsewhere: 'You were signed out in another tab',
      signedInElsewhere: 'You signed in in another tab',
      expired: 'Your session ended',
      expiredHint: 'Sign in again to go on where you were.',
      updatedElsewhere: 'Your account was updated',
      unreachable: 'Kiai could not check who you are.',
    },
  },
  errors: {
    codes: {
      'request.invalid': 'Some fields are not right yet.',
      'request.not-json': 'Kiai did not understand the request.',
      'request.too-large': 'That is too much at once. Send less.',
      'request.foreign-origin': 'This request did not come from Kiai, so it was refused.',
      'request.too-many': 'Too many requests.',
      'request.unknown-host': 'Kiai does not answer to this name here. Whoever runs it can set BASE_URL.',
      'session.missing': 'Auth session missing!',
      'session.forbidden': 'You are not allowed to do this.',
      'admin.two-factor-required':
        'Switch on two-factor sign-in in your settings first: it is required of admins here.',
      'not-found': 'This does not exist, or no longer does.',
      'server.unexpected': 'An unexpected error occurred.',
      'server.unavailable': 'Kiai cannot be reached right now.',
      'accounts.exists': 'This email is already registered. Please sign in instead.',
      'accounts.credentials-invalid': 'Invalid email or password. Please check your credentials.',
      'accounts.credentials-missing': 'You must provide either an email or phone number and a password',
      'accounts.email-unconfirmed': 'Confirm your email first: open the link we sent you.',
      'accounts.banned': 'This account is closed. Contact support for more information.',
      'accounts.password-weak': 'This password is too weak.',
      'accounts.password-wrong': 'Wrong password.',
      'accounts.link-invalid': 'This link is no longer valid. Ask for a new one.',
      'accounts.two-factor-expired': 'That took too long. Sign in again.',
      'accounts.two-factor-code-wrong': 'This code is not right.',
      'accounts.two-factor-locked': 'Too many wrong codes.',
      'accounts.two-factor-off': 'Two-factor sign-in is not switched on.',
      'accounts.two-factor-on': 'Two-factor sign-in is already switched on.',
      'accounts.too-many-tries': 'Too many tries.',
      'accounts.too-many-mails': 'We have sent several mails to this address already. Use the link in the newest one.',
      'accounts.browser-token': 'API tokens are for programs, not for browsers.',
      'accounts.last-admin': 'You are the only admin left. Make someone else admin first.',
      'admin.last-admin': 'There must always be an admin: this is the only one left.',
      'admin.unconfirmed':
        "This account's email address is not confirmed yet. Until it is, it can be neither coach nor admin.",
      'admin.not-yourself': 'You cannot do this to your own account.',
      'art-of-war.already-saved': 'This quote is already in your War Wisdom Box.',
      'coach-applications.pending': 'Your application is in review already.',
      'coach-applications.already-coach': 'You are a coach already.',
      'coach-applications.decided': 'Someone else has decided on this application already.',
      'coach-applications.unconfirmed': 'Not possible yet: this person has not confirmed their email address.',
      'coach-applications.told': 'The decision has gone out and cannot be undone any more.',
      'coaches.yourself': 'This is your own profile: your followers are the others.',
      'coach-desk.not-empty': 'There is something in the list already: samples are for an empty one.',
      'chat.busy': 'An answer is being written already. Wait for it, or stop it.',
      'chat.quota-used-up': 'You have used up your messages for today.',
      'chat.no-answer': 'No answer came. Your message is kept.',
      'chat.nothing-said': 'Say something first: there is nothing to save yet.',
      'quiz.unfinished': 'Answer the questions to the end first.',
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
      invalid: 'This cannot be used here.',
      'password-common': 'Too many people use this password. Choose another one.',
      'password-pattern': 'Repeats and rows such as 121212, abcdef or qwerty are guessed first. Choose another one.',
      'password-own': 'Your name, your email or Kiai are guessed first. Choose another one.',
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
