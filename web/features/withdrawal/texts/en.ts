export const texts = {
  title: 'Withdraw from contract',
  lead: 'You may withdraw from a purchase within 14 days, without giving a reason. Sessions and seminars have a set time: for them the rule that you saw when you booked counts. You do not need to sign in.',
  law: 'The law of the EU gives 14 days for this, that of Brazil 7 (article 49 of its consumer code). Here it is 14 days, for a product from the day you have it. For what was delivered, watched or has a fixed date, the refund rule of the order counts. Where your law gives you more, your law counts: write to support.',
  other: 'Another order, with its number',
  ask: {
    title: 'Step 1 of 2',
    text: 'Tell us which order it is. We send a link to the email address it was bought with, and nothing happens until you confirm there.',
    number: 'Order number',
    numberHint: 'You will find it on the receipt and the invoice, for example K26-000123.',
    email: 'Email',
    emailHint: 'The address of the account that bought it.',
    submit: 'Send me the link',
    failed: 'The request was not sent',
  },
  asked: {
    title: 'Check your email',
    text: 'If there is such an order for {{email}}, an email with a link is on its way. Open it to confirm the withdrawal.',
    again: 'Enter another order',
  },
  confirm: {
    lead: 'One click, and the contract is off.',
    title: 'Step 2 of 2',
    text: 'Everything that was paid for this order goes back the way it came. This cannot be undone.',
    submit: 'Confirm withdrawal',
  },
  done: {
    title: 'You have withdrawn',
    text: 'Order {{number}} is off. {{amount}} goes back the way you paid.',
    mail: 'We have confirmed it to you by email. If you already have a product, send it back: the money follows when it has arrived.',
  },
  refused: {
    used: {
      title: 'Already done',
      text: 'This link has been used: you have already withdrawn, and the money is on its way back. The confirmation is in your email.',
    },
    expired: { title: 'This link has expired', text: 'Nothing has changed. Ask for a new link and confirm again.' },
    unknown: {
      title: 'This link does not work',
      text: 'It may have been cut off in your email. Open it again, or ask for a new one.',
    },
    impossible: {
      title: 'You can no longer withdraw',
      text: 'The 14 days are over, it was already refunded, or you agreed that the right ends with the delivery. Your purchases show what is still possible.',
    },
    again: 'Ask for a new link',
    purchases: 'See your purchases',
  },
} as const

declare module 'i18next' {
  interface ResourceNamespaceMap {
    withdrawal: typeof texts
  }
}
