export const texts = {
  continue: 'Continue with {{name}}',
  startFailed: 'Sign in failed',
  callback: {
    working: 'Signing you in...',
    cancelled: 'You cancelled at {{name}}. Nothing was changed.',
    cancelledSignIn: 'You cancelled at {{name}}. You can try again or use your password.',
    cancelledSignUp: 'You cancelled at {{name}}. You can try again or create your account with your email.',
    goOn: 'Continue',
    firstTitle: 'You already have an account',
    firstLead:
      '{{email}} already has an account here. Sign in with your password, then confirm that you want to link {{name}}.',
    firstSignIn: 'Sign in with your password',
    firstForgot: 'I do not know the password',
    linked: '{{name}} is linked',
  },
  card: {
    title: 'Sign in with {{name}}',
    text: 'One tap signs you in, without a password.',
    on: 'Linked',
    off: 'Not linked',
    nobody: 'Account without an email address',
    since: 'Linked {{when}}',
    lastUsed: 'Last used {{when}}',
    neverUsed: 'Not used yet',
    link: 'Link {{name}}',
    linkText: 'First we make sure it is you. Then {{name}} asks you to sign in there.',
    next: 'Continue',
    unlink: 'Unlink',
    unlinkTitle: 'Unlink {{name}}?',
    unlinkText: '{{name}} will no longer sign you in.',
    unlinked: '{{name}} is unlinked',
    failed: 'Nothing was changed',
    lastWay: 'This is your only way in',
  },
  pending: {
    title: 'Link {{name}}?',
    text: '{{name}} confirmed that {{email}} is yours. Link it, and next time {{name}} signs you in to this account.',
    later: 'Not now',
    link: 'Link {{name}}',
  },
  noPassword: {
    title: 'Password',
    text: 'Your account has no password: you sign in without one.',
    send: 'Create a password',
    sent: 'Check your email',
    sentText: 'The link to set a password is on its way to {{email}}.',
    failed: 'The email was not sent',
    again:
      'It has been a while since you signed in, and your account has no password to ask for. Sign in again, then you have ten minutes for this.',
  },
} as const

declare module 'i18next' {
  interface ResourceNamespaceMap {
    'identity-provider': typeof texts
  }
}
