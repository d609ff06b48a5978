import type { PersonaLabel } from '#contract/personas.ts'
import type { FireLabel } from '#contract/quiz-rules.ts'
import type { Template } from '#contract/strategy.ts'

/** The first message of a conversation. Each says that it is an AI and asks a first question. */
export interface Greetings {
  readonly templates: Record<Template, string>
  readonly coaches: Record<PersonaLabel, string>
  /** The Mindset coach after a quiz: the result, the quiz's advice on what to train next, and a question. */
  readonly quiz: { readonly result: string; readonly labels: Record<FireLabel, string>; readonly question: string }
}

export const en: Greetings = {
  templates: {
    general:
      'Welcome to the War Room. I am Kiai’s AI strategist: tell me what you want to win and what stands in the way, and we will make a plan you can start today.',
    career:
      'Career strategy, then. I am an AI, and you know your work best: what role or change are you after, and by when?',
    business:
      'Business strategy. I am an AI and I think in next steps: what are you building or selling, and where is it stuck right now?',
    life: 'Life strategy. I am an AI, here to help you sort what matters from what is loud: what would you like to be different, and since when has it been on your mind?',
    fight:
      'Fight strategy. I am an AI, not your corner, but I can plan backwards from the bell: what is next for you, when is it, and what worries you most about it?',
  },
  coaches: {
    leadership:
      'I am Bastion, the Leadership coach, an AI. Tell me who looks to you, on the mat or at work, and what you want from them that you are not getting yet.',
    performance:
      'I am Volt, the Performance coach, an AI. Give me the date that counts and one thing you already do well: we will build a routine around it.',
    mindset:
      'I am Ember, the Mindset coach, an AI. What do you catch yourself thinking right before it matters? We will start from those exact words.',
    excellence:
      'I am Quill, the Excellence coach, an AI. Name one skill you want to sharpen until it holds under pressure, and how you train it now.',
    life: 'I am Harbor, the Life coach, an AI, with plenty of patience and no judgement. On a scale from 1 to 10, how are things going, and what keeps that number from being lower?',
    balance:
      'I am Tide, the Balance coach, an AI. Training, work, people, sleep: which one is paying for the others at the moment?',
    empowerment:
      'I am Thorn, the Empowerment coach, an AI. Tell me about something hard that you have already handled: we will use what it says about you.',
    mental:
      'I am Cipher, the Mental coach, an AI. What do you wish for most in your next fight or big day, and what inside you gets in the way of it?',
  },
  quiz: {
    result: 'I am Ember, the Mindset coach, an AI. Your quiz came out at {{level}} of 100: {{label}}.',
    labels: {
      getting_started: 'Getting Started',
      warming_up: 'Warming Up',
      ready: 'Ready',
      on_fire: 'On Fire',
      unstoppable: 'Unstoppable',
    },
    question: 'What do you catch yourself thinking right before it matters? We will start from those exact words.',
  },
}
