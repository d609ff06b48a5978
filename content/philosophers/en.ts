type PhilosopherText = { name: string; title: string; specialty: string; introduction: string }

/** The authors quoted in the Art of War. Their texts are in the public domain. */
export const en = {
  'sun-tzu': {
    name: 'Sun Tzu',
    title: 'Strategist of ancient China',
    specialty: 'Strategy and timing',
    introduction:
      'Tradition credits this general of some 2,500 years ago with the thirteen short chapters of The Art of War, a book about winning with as little fighting as possible. Open it before you answer force with force.',
  },
  'miyamoto-musashi': {
    name: 'Miyamoto Musashi',
    title: 'Swordsman and painter of Japan',
    specialty: 'Practice and rhythm',
    introduction:
      'By his own count he came through more than sixty duels before he was thirty, and spent the rest of his life asking why. What he found is in The Book of Five Rings, written shortly before his death in 1645 for people who would rather train than admire.',
  },
  'marcus-aurelius': {
    name: 'Marcus Aurelius',
    title: 'Roman emperor and Stoic',
    specialty: 'Calm under pressure',
    introduction:
      'He ruled Rome through plague and war from 161 to 180, and wrote notes to himself, some of them on campaign. Nobody else was meant to read them, which is why they sound like a corner talking between rounds.',
  },
  'lao-tzu': {
    name: 'Lao Tzu',
    title: 'The old master of the Tao',
    specialty: 'Softness and self-mastery',
    introduction:
      'Perhaps one person, perhaps many voices: tradition calls the author of the Tao Te Ching simply “the old master”. Its 81 short chapters teach the strength of whatever can bend.',
  },
} as const satisfies Record<string, PhilosopherText>

export type PhilosopherId = keyof typeof en
export type PhilosopherTexts = Record<PhilosopherId, PhilosopherText>
