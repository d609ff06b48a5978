export const texts = {
  title: 'Become a coach',
  wizard: {
    step: 'Step {{step}} of 2',
    accountTitle: 'Join as a coach',
    accountLead: 'Your account comes first. Nothing is created until you send the application.',
    applicationTitle: 'Your application',
    applicationLead: 'Tell us who you are. A person reads every word.',
    submittedTitle: 'Application Submitted!',
  },
  account: {
    fullName: 'Full Name',
    email: 'Email',
    password: 'Password',
    passwordHint: 'At least {{limit}} characters.',
    confirm: 'Confirm Password',
    next: 'Continue',
    known: 'Already have an account?',
    signIn: 'Sign In',
  },
  password: {
    mismatch: 'Password Mismatch',
    mismatchText: 'Passwords do not match. Please try again.',
    weak: 'Weak Password',
    weakText: 'Password must be at least {{limit}} characters long.',
  },
  form: {
    bio: 'Bio',
    bioHint: 'Minimum {{limit}} characters. You have {{typed}}.',
    experience: 'Experience',
    experienceHint: 'Years, titles, gyms, the people you have trained.',
    specialties: 'Specialties',
    specialtiesHint: 'Choose at least {{limit}}. You have {{chosen}}.',
    tooFew: 'Please select at least 2 specialties',
    image: 'Profile image URL (optional)',
    imageHint: 'A web address that begins with https://. Leave it empty to wear your war mask.',
    preview: 'Your picture as members see it',
    imageState: {
      none: 'A war mask, drawn just for you.',
      shown: 'This is how members see you.',
      missing: 'This picture could not be loaded. A war mask is shown instead.',
    },
    motivation: 'Motivation',
    motivationHint: 'Why do you want to coach here? Only the reviewers read this.',
    passwordAgain: 'Kiai does not store your password with the draft. Type it again to create your account.',
    submit: 'Submit Application',
    back: 'Back',
  },
  taken: {
    title: 'You already have an account',
    text: 'Sign in and your application will be there, just as you wrote it.',
  },
  review: {
    status: 'Pending Review',
    title: 'Your application is with us',
    text: 'Review typically takes 2-3 business days. You will be notified by e-mail.',
    sent: 'Sent on {{date}}',
    dashboard: 'Go to your dashboard',
  },
  member: {
    eyebrow: 'Coaching at Kiai',
    lead: 'Train your own fighters: services, shoutouts and products under your name.',
    loading: 'Loading your application...',
    form: 'Your application',
    again: 'Apply again',
  },
  denied: {
    status: 'Denied',
    title: 'Application Denied',
    text: 'Your coach application was not approved. Add what is missing and send it again, or contact support.',
    reason: 'What the reviewers said',
    support: 'Contact support',
  },
  coach: {
    title: 'You are a coach',
    text: 'No need to apply: your services and products are in your coach dashboard.',
    open: 'Coach Dashboard',
  },
  toast: {
    submitted: 'Application Submitted!',
    submittedText: "You'll be notified once it's approved.",
    failed: 'Failed to submit application. Please try again.',
    accountFailed: 'Failed to create account. Please try again.',
  },
} as const

declare module 'i18next' {
  interface ResourceNamespaceMap {
    'coach-applications': typeof texts
  }
}
