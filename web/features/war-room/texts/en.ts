import type { StrategyType } from '#contract/strategy.ts'

export const texts = {
  title: 'War Room',
  eyebrow: 'Name the problem. Leave with a plan.',
  choose: 'Choose a strategy',
  templates: 'Strategies',
  panel: { title: 'Strategy Coach', subtitle: 'AI-powered strategic thinking' },
  template: {
    career: {
      name: 'Career',
      title: 'Goal Conquest Plan',
      text: 'A role, a raise, a change: pick the goal and plan the way to it.',
      prompt: 'I want a plan to conquer my next career goal. Ask me what you need to know first.',
    },
    business: {
      name: 'Business',
      title: 'Obstacle Elimination',
      text: 'Name what holds the business back, and take it apart step by step.',
      prompt: 'Something holds my business back and I want to clear it. Ask me what you need to know first.',
    },
    life: {
      name: 'Life',
      title: 'Resource Mobilization',
      text: 'Time, people, money: get more out of what you already have.',
      prompt:
        'I want to get more out of the time, people and money I have in my life. Ask me what you need to know first.',
    },
    fight: {
      name: 'Fight',
      title: 'Mental Warfare',
      text: 'Nerves, focus, pressure: get your head ready before the bell.',
      prompt: 'I want my head ready for my next fight. Ask me what you need to know first.',
    },
  },
  started: { title: 'New Session Started', text: '{{template}} coaching started' },
  call: {
    title: 'Ready for the next fight?',
    text: 'One strategy at a time. Pick the front you want to win on.',
  },
  sessions: 'Previous Strategic Sessions',
  save: {
    open: 'Save & Restart',
    nothing: 'Say something first, then you can save it.',
    title: 'Save this session',
    text: 'It is saved under its topic, and the War Room starts fresh.',
    topic: 'Topic',
    placeholder: 'Career Growth Plan',
    type: 'Strategy',
    submit: 'Save Session',
    topicRequired: 'Topic Required',
    topicRequiredText: 'Please enter a topic for this chat session.',
    signIn: 'Authentication Required',
    signInText: 'Please sign in to save chats.',
    saved: 'Chat Saved',
    savedText: 'Your strategic session has been saved successfully.',
    failed: 'Save Failed',
    failedText: 'Unable to save chat. Please try again.',
  },
} as const satisfies { [group: string]: unknown; template: Record<StrategyType, object> }

declare module 'i18next' {
  interface ResourceNamespaceMap {
    'war-room': typeof texts
  }
}
