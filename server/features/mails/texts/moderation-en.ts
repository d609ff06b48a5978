const reason = 'You got this email because it is about what you wrote in the Kiai Network.'

/** The mails about decisions of moderators. English defines the shape. */
export const moderationMails = {
  'moderation-removed': {
    subject: 'Something you wrote was removed',
    preheader: 'What was removed, and why.',
    headline: 'Removed',
    lines: ['A moderator removed something you wrote in the Network. This is the reason:'],
    button: 'Read the rules, or appeal',
    reason,
  },
  'moderation-warned': {
    subject: 'A warning from the moderators',
    preheader: 'What it is about.',
    headline: 'A warning',
    lines: ['A moderator sent you a warning. Nothing else changes for now. This is the reason:'],
    button: 'Read the rules, or appeal',
    reason,
  },
  'moderation-suspended': {
    subject: 'You cannot write in the Network for now',
    preheader: 'Why, and until when.',
    headline: 'Time out',
    lines: [
      'A moderator decided that you cannot write in the Network for some time. You can still read everything. This is the reason:',
    ],
    button: 'Read the rules, or appeal',
    reason,
  },
  'moderation-restored': {
    subject: 'A decision about you was taken back',
    preheader: 'It no longer counts.',
    headline: 'Taken back',
    lines: [
      'A moderator took back a decision about you. If something had been removed, it is shown again. This is what they say:',
    ],
    button: 'Open the community rules',
    reason,
  },
  'moderation-appeal-accepted': {
    subject: 'Your appeal was accepted',
    preheader: 'The decision no longer counts.',
    headline: 'You were right',
    lines: [
      'We took a second look and accepted your appeal. The decision no longer counts. This is what we say about it:',
    ],
    button: 'Open the community rules',
    reason,
  },
  'moderation-appeal-denied': {
    subject: 'Your appeal was not accepted',
    preheader: 'The decision stays.',
    headline: 'The decision stays',
    lines: ['We took a second look, and the decision stays. This is why:'],
    button: 'Open the community rules',
    reason,
  },
}
