export const texts = {
  title: 'Passkeys',
  text: 'Sign in with your fingerprint, your face or your screen lock. No password, no code.',
  count_one: 'One passkey',
  count_other: '{{count}} passkeys',
  loading: 'Loading your passkeys...',
  unsupported: 'This browser cannot make passkeys. Update it, or use another one.',
  add: 'Add a passkey',
  addTitle: 'Add a passkey',
  addText: 'First your password. Then your device asks for your fingerprint, face or screen lock.',
  addConfirmText:
    'To protect your account, confirm with {{name}}. Then your device asks for your fingerprint, face or screen lock.',
  next: 'Continue',
  newName: 'Passkey {{number}}',
  addedDone: 'Passkey added',
  alreadyThere: 'This device already has a passkey for your account',
  cancelled: 'No passkey was added',
  rename: 'Rename',
  renameLabel: 'Rename {{name}}',
  renameTitle: 'Rename passkey',
  name: 'Name',
  save: 'Save',
  renamed: 'Passkey renamed',
  remove: 'Remove',
  removeLabel: 'Remove {{name}}',
  removeTitle: 'Remove this passkey?',
  removeText: '{{name}} will no longer sign you in. Delete it on your device too.',
  removed: 'Passkey removed',
  removedText: '{{name}} no longer signs you in.',
  failed: 'Nothing was changed',
  lastUsed: 'Last used {{when}}',
  neverUsed: 'Not used yet',
  added: 'Added {{when}}',
  backedUp: 'Synced between your devices',
  onOneDevice: 'On one device only',
  signIn: {
    button: 'Sign in with a passkey',
    failed: 'Sign in failed',
    cancelled: 'No passkey was used',
    cancelledText: 'Try again, or sign in with your email.',
  },
} as const

declare module 'i18next' {
  interface ResourceNamespaceMap {
    passkeys: typeof texts
  }
}
