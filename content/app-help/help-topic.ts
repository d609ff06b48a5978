/** What is asked about Kiai itself. */
export const HELP_TOPICS = [
  'price',
  'message-limit',
  'privacy',
  'delete-account',
  'download-data',
  'cancel-membership',
  'change-language',
  'reminders',
  'the-network',
  'human-coach',
  'become-coach',
  'saved-plans',
  'fighter-file',
  'other-personas',
  'password',
  'report-a-fault',
] as const
export type HelpTopic = (typeof HELP_TOPICS)[number]

interface HelpText {
  /** Ways in which people ask for it. Never shown. */
  readonly asked: readonly string[]
  /** Where it is found, in the words that stand on the screen. */
  readonly answer: string
}

export type AppHelp = Readonly<Record<HelpTopic, HelpText>>
