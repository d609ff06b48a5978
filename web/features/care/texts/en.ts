export const texts = {
  nameless: 'A former member',
  menu: 'Report, mute or block {{name}}',
  report: 'Report',
  distance: {
    title: 'Muted and blocked people',
    text: 'You do not see posts of people you muted. You and people you blocked do not see each other at all.',
    is: { mute: 'muted', block: 'blocked' },
    start: { mute: 'Mute', block: 'Block' },
    end: { mute: 'Unmute', block: 'Unblock' },
    done: {
      mute: 'You no longer see posts of {{name}}',
      block: 'You and {{name}} no longer see each other',
      none: '{{name}} is visible to you again',
    },
    failed: 'That did not work',
  },
} as const

declare module 'i18next' {
  interface ResourceNamespaceMap {
    care: typeof texts
  }
}
