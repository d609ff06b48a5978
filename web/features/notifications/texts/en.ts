export const texts = {
  title: 'Notifications',
  bell_one: 'Notifications: {{shown}} unread',
  bell_other: 'Notifications: {{shown}} unread',
  manyUnread: '99+',
  loading: 'Loading your notifications...',
  failed: 'Your notifications could not be loaded.',
  empty: 'Quiet corner',
  emptyText: 'Nothing here yet. Train today: your streak milestones will show up first.',
  unread: 'Unread',
  markAll: 'Mark all as read',
  markFailed: 'Could not mark as read',
  more: 'Show more',
  moreFailed: 'Older notifications could not be loaded.',
  choose: 'Choose what shows up here',
  kinds: {
    streak_milestone: {
      name: 'Streak milestones',
      hint: 'When you reach 7, 30, 45 and 100 days.',
      title_one: '{{count}} day streak',
      title_other: '{{count}} day streak',
      text: 'Day after day you showed up. Keep the fire lit.',
    },
    coach_application: {
      name: 'Coach application',
      hint: 'When your application is approved or denied.',
      approved: {
        title: 'Coach Application Approved',
        text: 'Welcome to the corner. Your coach dashboard is open.',
      },
      denied: {
        title: 'Application Denied',
        text: 'Your coach application was not approved. Contact support for more information.',
        reason: 'Your coach application was not approved. The reason: {{reason}}',
      },
    },
    coach_news: {
      name: 'News from your coaches',
      hint: 'When a coach you follow offers something new.',
      title: 'News from {{name}}',
      text: 'New on offer: {{title}}',
    },
    new_application: {
      name: 'New coach applications',
      hint: 'When someone applies to coach.',
      title: 'New coach application',
      text: '{{name}} wants to coach. The application is waiting for you.',
    },
    support_message: {
      name: 'Messages to support',
      hint: 'When a member asks for help.',
      title: '{{name}} needs help',
      text: '{{email}}: {{message}}',
    },
  },
  choices: {
    title: 'Notifications',
    text: 'Choose what rings your bell. Changes take effect right away.',
    loading: 'Loading your settings...',
    saveFailed: 'Your choice was not saved',
  },
} as const

declare module 'i18next' {
  interface ResourceNamespaceMap {
    notifications: typeof texts
  }
}
