import { bookingMails } from './booking-en.ts'
import { checkInMails } from './check-in-en.ts'
import { liveMails } from './live-en.ts'
import { membershipMails } from './membership-en.ts'
import { moderationMails } from './moderation-en.ts'
import { newsMails } from './news-en.ts'
import { orderMails } from './order-en.ts'

/** English defines the shape; the other languages satisfy its type. */
export const en = {
  hello: (name: string) => `Hey ${name},`,
  helloWithoutName: 'Hey,',
  /** After a suspension. */
  writesAgain: (day: string) => `You can write again on ${day}. Reading stays open.`,
  unsubscribe: 'Stop these emails',
  /** Of check-ins. */
  stopAsking: 'Stop asking me',
  linkHint: 'Button not working? Open this link in your browser:',
  motto: 'Train. Fight. Win.',
  mails: {
    'confirm-email': {
      subject: 'Confirm your email and step in',
      preheader: 'One tap and your corner is ready.',
      headline: 'One step left',
      lines: [
        'Your account is ready. Confirm that this address is yours and step in.',
        'The link expires soon, so use it now.',
      ],
      button: 'Confirm my email',
      reason:
        'You got this email because someone signed up to Kiai with this address. Not you? Do nothing: without your confirmation nobody gets in.',
    },
    'confirm-coach-email': {
      subject: 'We have your coach application: confirm your email',
      preheader: 'One tap, and it is our turn to read.',
      headline: 'Application received',
      lines: [
        'Your application to coach at Kiai has arrived. Confirm that this address is yours: until you do, we cannot approve it.',
        'The review typically takes 2-3 business days. You will hear from us by email.',
      ],
      button: 'Confirm my email',
      reason:
        'You got this email because someone applied to be a Kiai coach with this address. Not you? Do nothing: without your confirmation nobody becomes a coach.',
    },
    'reset-password': {
      subject: 'Set a new password',
      preheader: 'Everyone drops their guard once. Get back up.',
      headline: 'Back on your feet',
      lines: [
        'You asked for a new password. Set it here and get back to work.',
        'The link expires soon, so use it now.',
      ],
      button: 'Set a new password',
      reason:
        'You got this email because someone asked for a new password for this address. Not you? Do nothing: your password stays as it is.',
    },
    'account-exists': {
      subject: 'You already have a Kiai account',
      preheader: 'No need to sign up again. Just sign in.',
      headline: 'You are already in',
      lines: [
        'Someone just tried to sign up with this address, which already has an account. If that was you, sign in.',
        'Forgot your password? You can set a new one there.',
      ],
      button: 'Sign in',
      reason:
        'You got this email because someone tried to sign up to Kiai with this address. Not you? Do nothing: your account was not touched.',
    },
    'set-password': {
      subject: 'Your administrator account is ready',
      preheader: 'Set your password and step in.',
      headline: 'Step in',
      lines: [
        'A Kiai administrator account has been set up for you. Set your password and it is yours.',
        'The link expires soon, so use it now.',
      ],
      button: 'Set my password',
      reason:
        'You got this email because the person running this installation of Kiai named you as an administrator. Not expecting it? Do nothing, and let them know.',
    },
    'password-changed': {
      subject: 'Your password was changed',
      preheader: 'Was it you? Then you are all set.',
      headline: 'New password set',
      lines: [
        'Your Kiai password was just changed. If it was you, carry on.',
        'If it was not you, act now: set a new password and take your account back.',
      ],
      button: 'Secure my account',
      reason: 'You got this email because your account password was changed. We always tell you.',
    },
    'passkey-added': {
      subject: 'A passkey was added',
      preheader: 'A new key opens your account.',
      headline: 'New key',
      lines: [
        'From now on, this passkey signs you in without a password or a code.',
        'If you did not add it, act now: remove it in Settings and change your password.',
      ],
      button: 'Check my account',
      reason: 'You got this email because a passkey was added to your account. We always tell you.',
    },
    'passkey-removed': {
      subject: 'A passkey was removed',
      preheader: 'One key less opens your account.',
      headline: 'Key removed',
      lines: ['This passkey no longer signs you in.', 'If you did not remove it, act now: change your password.'],
      button: 'Check my account',
      reason: 'You got this email because a passkey was removed from your account. We always tell you.',
    },
    'identity-added': {
      subject: 'A new way to sign in was linked',
      preheader: 'Another account now opens your Kiai account.',
      headline: 'New way in',
      lines: [
        'From now on, your account with this provider signs you in to Kiai.',
        'If you did not link it, act now: unlink it in Settings and change your password.',
      ],
      button: 'Check my account',
      reason: 'You got this email because a way to sign in was linked to your account. We always tell you.',
    },
    'identity-removed': {
      subject: 'A way to sign in was unlinked',
      preheader: 'One way less opens your account.',
      headline: 'Way in removed',
      lines: [
        'Your account with this provider no longer signs you in to Kiai.',
        'If you did not unlink it, act now: change your password.',
      ],
      button: 'Check my account',
      reason: 'You got this email because a way to sign in was unlinked from your account. We always tell you.',
    },
    'two-factor-on': {
      subject: 'Two-factor sign-in is on',
      preheader: 'Your guard is up.',
      headline: 'Guard up',
      lines: [
        'From now on, signing in takes your password and a code. Keep your backup codes in a safe place.',
        'If you did not switch it on, act now: reset your password and contact support.',
      ],
      button: 'Check my account',
      reason: 'You got this email because two-factor sign-in was switched on for your account. We always tell you.',
    },
    'two-factor-off': {
      subject: 'Two-factor sign-in is off',
      preheader: 'Your password is your only guard now.',
      headline: 'Guard down',
      lines: [
        'From now on, your password alone is enough to sign in.',
        'If you did not switch it off, act now: change your password.',
      ],
      button: 'Check my account',
      reason: 'You got this email because two-factor sign-in was switched off for your account. We always tell you.',
    },
    'coach-application-received': {
      subject: 'Your coach application is in',
      preheader: 'Now it is our turn to read.',
      headline: 'Application in review',
      lines: [
        'Your application to coach at Kiai has arrived. We read every one ourselves.',
        'It typically takes 2-3 business days. You will hear from us by email.',
      ],
      button: 'See where it stands',
      reason: 'You got this email because you applied to be a coach with your Kiai account.',
    },
    'coach-approved': {
      subject: 'You are a Kiai coach',
      preheader: 'Your corner is open.',
      headline: 'Welcome to the corner',
      lines: [
        'Your coach application was approved. Your public profile is live, and members can find and follow you.',
        'Set up your services and products: what is active shows on your profile right away.',
      ],
      button: 'Open my coach dashboard',
      reason: 'You got this email because you applied to be a coach with your Kiai account.',
    },
    'coach-appointed': {
      subject: 'You were made a Kiai coach',
      preheader: 'Your corner is waiting for you.',
      headline: 'Take your corner',
      lines: [
        'The Kiai team made you a coach. Fill in your public profile: then members can find and follow you.',
        'Set up your services and products: what is active shows on your profile right away.',
      ],
      button: 'Open my coach dashboard',
      reason: 'You got this email because an admin made you a coach on Kiai.',
    },
    'support-message': {
      subject: 'A member needs help',
      preheader: 'They are waiting for an answer.',
      headline: 'Your corner is needed',
      lines: ['A member wrote to support. Reply to the address below.', 'This is what they wrote:'],
      button: 'Find the member',
      reason: 'You got this email because you are an admin of this Kiai installation.',
    },
    'talk-request': {
      subject: 'A talk in person is asked for',
      preheader: 'A member waits for an answer with date and price.',
      headline: 'A talk is asked for',
      lines: ['A member would like a house coach to come. Arrange it with the coach, and reply to the address below.'],
      button: 'Find the member',
      reason: 'You got this email because you are an admin of this Kiai installation.',
    },
    'talk-asked': {
      subject: 'We have your request',
      preheader: 'What you asked for, and what comes next.',
      headline: 'Your request is in',
      lines: [
        'The Kiai team asks the coach and replies to this address with date and price. Nothing is booked until you agree. You asked for:',
      ],
      button: 'Back to the coach',
      reason: 'You got this email because you asked for a talk in person on Kiai.',
    },
    'coach-denied': {
      subject: 'Your coach application was not approved',
      preheader: 'What the reviewers said, and what you can do.',
      headline: 'Not this round',
      lines: [
        'Your coach application was not approved this time. You can work on it and apply again.',
        'This is what the reviewers said:',
      ],
      button: 'Apply again',
      reason: 'You got this email because you applied to be a coach with your Kiai account.',
    },
    ...bookingMails,
    ...checkInMails,
    ...liveMails,
    ...orderMails,
    ...membershipMails,
    ...moderationMails,
    ...newsMails,
  },
}

export type MailTexts = typeof en
