export const texts = {
  update: {
    ready: 'A new version of Kiai is ready.',
    reload: 'Reload',
    later: 'Later',
    typed: 'You have typed something here. Send or save it first: reloading would lose it.',
    anyway: 'Reload anyway',
  },
  full: {
    reading: 'This device is out of space. Kiai works as usual, but cannot keep anything new for reading offline.',
    writing:
      'This device is out of space. Keep this page open until you are back online, so that what you wrote can be sent.',
  },
  install: {
    title: 'Kiai as an app',
    text: 'On your home screen, in its own window. Your plans, quotes, drills and last conversations stay readable when the gym has no signal.',
    installed: 'You are using the installed app.',
    button: 'Install Kiai',
    declined: 'Not installed. You can do it here any time.',
    iphone: 'On iPhone and iPad, in Safari:',
    iphoneSteps: {
      share: 'Press Share, the square with the arrow.',
      add: 'Choose “Add to Home Screen”.',
      confirm: 'Press “Add”. Kiai is now among your apps.',
    },
    other: 'In other browsers:',
    otherSteps: {
      menu: 'Open the menu of your browser.',
      choose: 'Choose “Install app” or “Add to home screen”.',
    },
  },
} as const

declare module 'i18next' {
  interface ResourceNamespaceMap {
    'installed-app': typeof texts
  }
}
