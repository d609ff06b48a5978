import type { Language } from '#contract/language.ts'

type PhilosopherText = { name: string; title: string; specialty: string; introduction: string }

/** Those who speak in the Art of War. All of them wrote long before anyone could own a text. */
export const PHILOSOPHERS = {
  'sun-tzu': {
    en: {
      name: 'Sun Tzu',
      title: 'Strategist of ancient China',
      specialty: 'Strategy and timing',
      introduction:
        'Tradition credits this general of some 2,500 years ago with the thirteen short chapters of The Art of War, a book about winning with as little fighting as possible. Open it before you answer force with force.',
    },
    pt: {
      name: 'Sun Tzu',
      title: 'Estrategista da China antiga',
      specialty: 'Estratégia e hora certa',
      introduction:
        'A tradição atribui a este general, que teria vivido há uns 2.500 anos, os treze capítulos curtos de A Arte da Guerra, um livro sobre vencer lutando o mínimo possível. Leia antes de responder força com força.',
    },
    es: {
      name: 'Sun Tzu',
      title: 'Estratega de la antigua China',
      specialty: 'Estrategia y momento justo',
      introduction:
        'La tradición atribuye a este general, de hace unos 2500 años, los trece capítulos breves de El arte de la guerra, un libro sobre ganar peleando lo menos posible. Ábrelo antes de responder a la fuerza con fuerza.',
    },
  },
  'miyamoto-musashi': {
    en: {
      name: 'Miyamoto Musashi',
      title: 'Swordsman and painter of Japan',
      specialty: 'Practice and rhythm',
      introduction:
        'By his own count he came through more than sixty duels before he was thirty, and spent the rest of his life asking why. What he found is in The Book of Five Rings, written shortly before his death in 1645 for people who would rather train than admire.',
    },
    pt: {
      name: 'Miyamoto Musashi',
      title: 'Espadachim e pintor do Japão',
      specialty: 'Prática e ritmo',
      introduction:
        'Pelas próprias contas, passou por mais de sessenta duelos antes dos trinta anos e gastou o resto da vida se perguntando por quê. A resposta está em O Livro dos Cinco Anéis, escrito pouco antes de morrer, em 1645, para quem prefere treinar a admirar.',
    },
    es: {
      name: 'Miyamoto Musashi',
      title: 'Espadachín y pintor del Japón',
      specialty: 'Práctica y ritmo',
      introduction:
        'Según su propia cuenta, salió de más de sesenta duelos antes de los treinta años y dedicó el resto de su vida a preguntarse por qué. Lo que encontró está en El libro de los cinco anillos, escrito poco antes de morir, en 1645, para quien prefiere entrenar a admirar.',
    },
  },
  'marcus-aurelius': {
    en: {
      name: 'Marcus Aurelius',
      title: 'Roman emperor and Stoic',
      specialty: 'Calm under pressure',
      introduction:
        'He ruled Rome through plague and war from 161 to 180, and wrote notes to himself, some of them on campaign. Nobody else was meant to read them, which is why they sound like a corner talking between rounds.',
    },
    pt: {
      name: 'Marco Aurélio',
      title: 'Imperador romano e estoico',
      specialty: 'Calma sob pressão',
      introduction:
        'Governou Roma de 161 a 180, entre peste e guerra, e escrevia notas para si, algumas no meio das campanhas. Não eram para ninguém ler, e por isso parecem a voz do córner entre um round e outro.',
    },
    es: {
      name: 'Marco Aurelio',
      title: 'Emperador romano y estoico',
      specialty: 'Calma bajo presión',
      introduction:
        'Gobernó Roma entre la peste y la guerra, del 161 al 180, y escribía notas para sí, algunas en plena campaña. No eran para que nadie las leyera; por eso suenan a tu esquina hablándote entre rounds.',
    },
  },
  'lao-tzu': {
    en: {
      name: 'Lao Tzu',
      title: 'The old master of the Tao',
      specialty: 'Softness and self-mastery',
      introduction:
        'Perhaps one person, perhaps many voices: tradition calls the author of the Tao Te Ching simply “the old master”. Its 81 short chapters teach the strength of whatever can bend.',
    },
    pt: {
      name: 'Lao Tsé',
      title: 'O velho mestre do Tao',
      specialty: 'Leveza e domínio próprio',
      introduction:
        'Talvez uma pessoa, talvez muitas vozes: a tradição chama quem escreveu o Tao Te Ching só de “velho mestre”. São 81 capítulos curtos sobre a força do que sabe ceder.',
    },
    es: {
      name: 'Lao Tse',
      title: 'El viejo maestro del Tao',
      specialty: 'Suavidad y dominio propio',
      introduction:
        'Quizá una persona, quizá muchas voces: la tradición llama «viejo maestro», sin más, a quien escribió el Tao Te Ching. Sus 81 capítulos breves enseñan la fuerza de lo que sabe doblarse.',
    },
  },
} as const satisfies Record<string, Record<Language, PhilosopherText>>

export type PhilosopherId = keyof typeof PHILOSOPHERS
