export const texts = {
  loading: 'Loading your dashboard...',
  failed: 'Your streak and results could not be loaded. Everything else works.',
  outdated: 'Your dashboard could not be refreshed. What you see may be out of date.',
  nextSession: 'Next session',
  quickAccess: 'Quick Access',
  coaches: 'Pick your corner. AI coaches who remember you.',
  warriorMindset: 'Four questions. One flame. Find out how hot you burn today.',
  warRoom: 'Name the problem. Leave with a plan.',
  artOfWar: 'Old truths, read for the fight you are in.',
  logTraining: 'What, how long, how hard. Ten seconds.',
  standing: 'Where you stand',
  wisdom: {
    title: 'War Wisdom Box',
    saved_one: 'saved quote',
    saved_other: 'saved quotes',
    open: 'Open the box',
    none: 'Still empty',
    noneText: 'Save the first line that hits you.',
    first: 'Find a quote',
  },
} as const

declare module 'i18next' {
  interface ResourceNamespaceMap {
    dashboard: typeof texts
  }
}
