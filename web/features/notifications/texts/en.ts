export const texts = {
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
      hint: 'When your application is approved or denied, or an admin makes you a coach.',
      approved: {
        title: 'Coach Application Approved',
        text: 'Welcome to the corner. Your coach dashboard is open.',
      },
      appointed: {
        title: 'You are a coach now',
        text: 'An admin made you a coach. Fill in your public profile, and members can find you.',
      },
      denied: {
        title: 'Application Denied',
        text: 'Your coach application was not approved. Contact support for more information.',
        reason: 'Your coach application was not approved. The reason: {{reason}}',
      },
    },
    membership: {
      name: 'Your Elite membership',
      hint: 'When Elite begins, renews, ends or could not be paid, and when it is given to you or taken back.',
      given: {
        title: 'Elite is yours',
        text: 'An admin gave you Elite until {{day}}. Premium access is open.',
        open: 'An admin gave you Elite without an end. Premium access is open.',
      },
      moved: {
        title: 'Your Elite has a new end',
        text: 'Your Elite now lasts until {{day}}.',
        open: 'Your Elite now has no end.',
      },
      ended: {
        title: 'Your Elite has ended',
        text: 'An admin ended your Elite membership. Contact support if you have questions.',
      },
      started: { title: 'You are in', text: 'Elite is yours. The network is open.' },
      renews: { title: 'Your membership renews soon', text: 'It renews on {{day}}.' },
      payment_failed: {
        title: 'The payment failed',
        text: 'Your membership could not be renewed. Elite stays open until {{day}}: pay with another card.',
      },
      last_warning: {
        title: 'Your Elite is about to end',
        text: 'The payment is still missing. Elite ends on {{day}}.',
      },
      cancelled: { title: 'Membership cancelled', text: 'Elite stays yours until {{day}}.' },
      resumed: { title: 'Your membership goes on', text: 'You took your cancellation back.' },
      expired: { title: 'Your Elite has ended', text: 'Your account and everything in it stay. Come back any time.' },
    },
    order: {
      name: 'Your purchases',
      hint: 'When something you bought is delivered, sent or refunded, a seat becomes free for you, or your review is answered.',
      delivered: { title: 'It is here', text: '{{title}} is ready for you.' },
      sent: { title: 'On its way', text: '{{title}} was sent to you.' },
      refunded: { title: 'Money on its way back', text: 'You get the money for {{title}} back.' },
      late: { title: 'Not delivered in time', text: '{{title}} came too late, so you get your money back.' },
      declined: { title: 'Order declined', text: '{{title}} was declined. You get your money back.' },
      unused: { title: 'Sessions are waiting', text: 'You still have sessions left in {{title}}.' },
      moved: { title: 'New date', text: '{{title}} has another time. You may give your seat back until it starts.' },
      seat_offered: {
        title: 'A seat for you',
        text: 'A seat in {{title}} is free. We keep it for you for a few hours.',
      },
      review_answered: { title: 'Your review was answered', text: '{{title}}: read the answer.' },
      review_hidden: {
        title: 'Your review was hidden',
        text: 'An admin hid your review of {{title}}. The reason is on your purchase page.',
      },
    },
    sale: {
      name: 'Your sales',
      hint: 'When you sell something, an order is due, or a buyer sends something back or writes a review.',
      sold: { title: 'Sold', text: '{{title}} ({{number}})' },
      due_soon: { title: 'Due soon', text: '{{title}} ({{number}}) is still waiting for you.' },
      late: {
        title: 'Too late',
        text: '{{title}} ({{number}}) was not delivered in time. The buyer gets the money back.',
      },
      return_asked: { title: 'A return', text: 'The buyer is sending {{title}} ({{number}}) back.' },
      cancelled: { title: 'Order cancelled', text: '{{title}} ({{number}}) was cancelled. Nothing is left to do.' },
      reviewed: { title: 'New review', text: 'A buyer reviewed {{title}} ({{number}}).' },
    },
    coach_news: {
      name: 'News from your coaches',
      hint: 'When a coach you follow offers something new.',
      title: 'News from {{name}}',
      text: 'New on offer: {{title}}',
    },
    mention: {
      name: 'Mentions',
      hint: 'When someone names you in a post or a reply.',
      title: '{{name}} mentioned you',
      text: 'Open the post and see what they say.',
    },
    reply: {
      name: 'Replies',
      hint: 'When someone answers your post.',
      title: '{{name}} answered you',
      text: 'Your post has a new reply.',
    },
    space_news: {
      name: 'News in your spaces',
      hint: 'When moderators pin a post in a space you joined.',
      title: 'Pinned in {{space}}',
    },
    live: {
      name: 'Live events',
      hint: 'Before an event you go to, and when it is moved, cancelled or has a recap.',
      soon: { title: 'Coming up', text: '{{title}}: {{when}}' },
      moved: { title: 'New time', text: '{{title}} is now {{when}}.' },
      cancelled: { title: 'Cancelled', text: '{{title}} ({{when}}) will not take place.' },
      seat_offered: { title: 'A seat for you', text: 'A seat in {{title}} is free. We keep it for a few hours.' },
      recap: { title: 'The recap is here', text: 'What was said in {{title}}.' },
    },
    message: {
      name: 'Messages',
      hint: 'When someone writes to you or asks to.',
      message: { title: '{{name}} wrote to you', text: 'Read the message.' },
      request: { title: '{{name}} wants to write to you', text: 'You decide whether to accept.' },
    },
    moderation: {
      name: 'Decisions by moderators',
      hint: 'When a moderator decides about something you wrote.',
      removed: { title: 'Your post was removed', text: '{{reason}}' },
      warned: { title: 'A warning', text: '{{reason}}' },
      suspended: { title: 'You cannot write until {{day}}', text: '{{reason}}' },
      restored: { title: 'Your post is back', text: '{{reason}}' },
      appeal_accepted: { title: 'Your appeal was accepted', text: '{{reason}}' },
      appeal_denied: { title: 'Your appeal was not accepted', text: '{{reason}}' },
    },
    rank: {
      name: 'Your rank',
      hint: 'When you reach a new rank in the Network.',
      text: 'You earned it by showing up and helping others.',
      ranks: {
        newcomer: 'Newcomer',
        regular: 'You are a Regular now',
        contender: 'You are a Contender now',
        challenger: 'You are a Challenger now',
        champion: 'You are a Champion now',
      },
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
    reported_review: {
      name: 'Reported reviews',
      hint: 'When a review is reported, or a hidden one was edited.',
      reported: { title: 'Review reported', text: 'A review of {{title}} was reported. Take a look and decide.' },
      changed: {
        title: 'Hidden review edited',
        text: 'The hidden review of {{title}} has new words. Take a look and decide.',
      },
    },
    report: {
      name: 'Reports in the Network',
      hint: 'When something in the Network was reported or waits for a decision.',
      reported: 'Something was reported',
      waiting: 'A post waits for a look',
      appealed: 'An appeal',
      danger: 'Someone may be in danger',
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
