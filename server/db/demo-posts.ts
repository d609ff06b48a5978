import type { Language } from '#contract/language.ts'
import type { HouseSpace, Reaction } from '#contract/space-rules.ts'
import type { BusinessFields } from '#contract/spaces.ts'

/** Invented people who talk in the demo's spaces. They have no password: nobody can sign in as them. */
export const DEMO_MEMBERS: { full_name: string; language: Language; about: string; spaces: HouseSpace[] }[] = [
  {
    full_name: 'Luana Petrazzi',
    language: 'pt',
    about: 'Faixa azul, enfermeira, treino às seis da manhã.',
    spaces: ['kings', 'global-community', 'tatame-duarte', 'mindset-live'],
  },
  {
    full_name: 'Bento Arruvale',
    language: 'pt',
    about: 'Comecei o muay thai aos 41. Devagar e sempre.',
    spaces: ['global-community', 'prado-corner', 'fight-business'],
  },
  {
    full_name: 'Cecilia Montoresa',
    language: 'es',
    about: 'Boxeo amateur, zurda, ocho peleas.',
    spaces: ['kings', 'global-community', 'prado-corner', 'sala-solis', 'fight-business'],
  },
  {
    full_name: 'Iker Salvatonda',
    language: 'es',
    about: 'Llevo un gimnasio pequeño y duermo poco.',
    spaces: ['kings', 'fight-business', 'global-community'],
  },
  {
    full_name: 'Maeve Tarrowin',
    language: 'en',
    about: 'Judo brown belt, back on the mat after a knee.',
    spaces: ['kings', 'global-community', 'sala-solis', 'mindset-live', 'tatame-duarte'],
  },
  {
    full_name: 'Obi Lanterre',
    language: 'en',
    about: 'Promoter of small shows with honest cards.',
    spaces: ['fight-business', 'kings'],
  },
  {
    full_name: 'Sunniva Brakke',
    language: 'en',
    about: 'Two kids, one heavy bag, no excuses left.',
    spaces: ['global-community', 'prado-corner', 'mindset-live'],
  },
  {
    full_name: 'Davi Rochaverde',
    language: 'pt',
    about: 'Wrestling na faculdade, MMA agora.',
    spaces: ['kings', 'global-community', 'sala-solis', 'tatame-duarte'],
  },
]

/** Accounts of the demo that joined too, by the name in their handle. */
export const DEMO_JOINED: Record<string, HouseSpace[]> = {
  'ravi-brasca': ['kings', 'global-community', 'fight-business'],
  'ines-talmar': ['kings', 'global-community', 'tatame-duarte'],
  'ada-kuromi': ['kings', 'global-community', 'fight-business'],
  'dario-velmont': ['prado-corner', 'global-community'],
  'yumi-arakaki-reis': ['mindset-live', 'sala-solis'],
}

interface DemoReply {
  by: string
  hours_ago: number
  body: string
  language?: Language
  is_helpful?: boolean
}

interface DemoPost extends DemoReply {
  space: HouseSpace
  language: Language
  is_public?: boolean
  is_pinned?: boolean
  business?: BusinessFields
  reactions?: Partial<Record<Reaction, string[]>>
  replies?: DemoReply[]
}

/** What is said in the demo's spaces, in three languages. */
export const DEMO_POSTS: DemoPost[] = [
  {
    space: 'kings',
    by: 'ada-kuromi',
    hours_ago: 200,
    language: 'en',
    is_pinned: true,
    is_public: true,
    body: '**Welcome to the Kings Network.** We meet live every Thursday at 7 PM Pacific, and on the first Saturday for the mastermind.\n\nBefore your first Thursday, write one post: who you are, what you are building, and the thing you keep putting off. Somebody will ask you about it.',
    reactions: { respect: ['ravi-brasca', 'maeve-tarrowin', 'iker-salvatonda'], fire: ['luana-petrazzi'] },
  },
  {
    space: 'kings',
    by: 'maeve-tarrowin',
    hours_ago: 96,
    language: 'en',
    body: 'Day 40 after the knee. I taught the kids’ class from a chair and noticed that I explain better when I cannot show it. Keeping that, even when I can stand again.',
    reactions: { respect: ['ravi-brasca', 'davi-rochaverde', 'ines-talmar'], strong: ['cecilia-montoresa'] },
    replies: [
      {
        by: 'ines-talmar',
        hours_ago: 94,
        body: 'Same here after my shoulder. One cue for each rep, said before it starts. It changed how I teach.',
        is_helpful: true,
      },
      {
        by: 'maeve-tarrowin',
        hours_ago: 93,
        body: 'One cue, before it starts. Writing that on the wall, @ines-talmar.',
      },
    ],
  },
  {
    space: 'kings',
    by: 'iker-salvatonda',
    hours_ago: 52,
    language: 'es',
    body: 'Subí la cuota del gimnasio por primera vez en cuatro años. Lo aplacé durante meses por miedo a que la gente se fuera. Se fue uno. Los demás me dijeron que ya era hora.',
    reactions: { fist: ['cecilia-montoresa', 'ravi-brasca'], fire: ['obi-lanterre'] },
    replies: [
      {
        by: 'cecilia-montoresa',
        hours_ago: 50,
        body: '¿Cómo lo anunciaste? Yo tengo que hacer lo mismo en enero y no encuentro las palabras.',
        language: 'es',
      },
      {
        by: 'iker-salvatonda',
        hours_ago: 49,
        body: 'Con un cartel en la puerta: cuánto cuesta la luz, cuánto cuesta el tatami y qué vamos a mejorar. Sin pedir perdón.',
        language: 'es',
      },
    ],
  },
  {
    space: 'kings',
    by: 'davi-rochaverde',
    hours_ago: 9,
    language: 'pt',
    body: 'Pergunta para quem já passou por isso: luto em cinco semanas e meu melhor parceiro de treino se mudou. Vocês chamam gente de outra academia ou montam o camp com o pessoal da casa?',
    replies: [
      {
        by: 'luana-petrazzi',
        hours_ago: 7,
        body: 'Chama gente de fora duas vezes por semana, nos dias de sparring. No resto, treina com a turma da casa, cada um imitando um pedaço do jogo do adversário.',
        language: 'pt',
        is_helpful: true,
      },
    ],
    reactions: { fist: ['ines-talmar'] },
  },
  {
    space: 'global-community',
    by: 'sunniva-brakke',
    hours_ago: 150,
    language: 'en',
    is_public: true,
    body: 'First sparring ever today, at 38. I held my breath for the whole first round and nearly fainted from fear of a woman half my size. Second round I breathed. What a sport.',
    reactions: {
      laugh: ['bento-arruvale', 'dario-velmont'],
      respect: ['luana-petrazzi', 'maeve-tarrowin', 'ravi-brasca', 'cecilia-montoresa'],
    },
    replies: [
      {
        by: 'dario-velmont',
        hours_ago: 148,
        body: 'Hum a song under your mouthguard. You cannot hum and hold your breath.',
        is_helpful: true,
      },
      { by: 'bento-arruvale', hours_ago: 140, body: 'Aos 41 foi igualzinho. Bem-vinda ao clube!', language: 'pt' },
    ],
  },
  {
    space: 'global-community',
    by: 'bento-arruvale',
    hours_ago: 75,
    language: 'pt',
    is_public: true,
    body: 'Viajo para Lisboa no fim do mês e quero treinar uns dias por lá. Alguém conhece uma academia de muay thai que receba gente mais velha com carinho?',
    replies: [
      {
        by: 'ines-talmar',
        hours_ago: 72,
        body: 'Me manda uma mensagem com as datas. Conheço uma turma das sete da manhã que é a sua cara.',
        language: 'pt',
      },
    ],
  },
  {
    space: 'global-community',
    by: 'cecilia-montoresa',
    hours_ago: 30,
    language: 'es',
    body: 'Truco tonto que me funcionó: dejo las vendas lavadas y enrolladas encima del teléfono la noche anterior. Cuando apago la alarma, ya las tengo en la mano. Tres semanas sin faltar.',
    reactions: { strong: ['sunniva-brakke', 'iker-salvatonda'], laugh: ['ravi-brasca'] },
  },
  {
    space: 'global-community',
    by: 'luana-petrazzi',
    hours_ago: 5,
    language: 'pt',
    body: 'Plantão de doze horas e fui treinar mesmo assim. Hoje só fiz técnica, sem rolar, e saí melhor do que entrei. Ir leve também é ir.',
    reactions: { respect: ['maeve-tarrowin', 'davi-rochaverde', 'sunniva-brakke'] },
  },
  {
    space: 'mindset-live',
    by: 'yumi-arakaki-reis',
    hours_ago: 110,
    language: 'en',
    is_pinned: true,
    is_public: true,
    body: 'For this week: write down what you say to yourself after a mistake, word for word, for seven days. Do not correct it yet. We will read some of it together, only from those who want to.',
    replies: [
      {
        by: 'maeve-tarrowin',
        hours_ago: 80,
        body: 'Day two: “of course you did”. I did not know I had a voice that dry.',
      },
      { by: 'sunniva-brakke', hours_ago: 66, body: 'Mine apologises. To nobody. Out loud.' },
    ],
    reactions: { respect: ['luana-petrazzi', 'sunniva-brakke'] },
  },
  {
    space: 'fight-business',
    by: 'obi-lanterre',
    hours_ago: 60,
    language: 'en',
    is_public: true,
    body: 'Looking for two amateur women’s boxing bouts at 57–60 kg, novice to ten fights, for a hall of 300. Medicals and travel paid, purse equal on both sides, matched with the coaches on a call before anyone signs.',
    business: { side: 'search', matter: 'fight', place: 'Porto Bravo', pay: 'Travel and 400 each', until: null },
    replies: [
      {
        by: 'cecilia-montoresa',
        hours_ago: 58,
        body: '58 kilos, ocho peleas. Hablo con mi entrenador y te escribo.',
        language: 'es',
      },
    ],
    reactions: { fire: ['ada-kuromi'] },
  },
  {
    space: 'fight-business',
    by: 'iker-salvatonda',
    hours_ago: 40,
    language: 'es',
    body: 'Busco profe de BJJ para dos tardes a la semana, grupo de principiantes de 15 personas. Prefiero paciencia a medallas.',
    business: { side: 'search', matter: 'job', place: 'Puerto Alba', pay: '25 la hora', until: null },
  },
  {
    space: 'fight-business',
    by: 'bento-arruvale',
    hours_ago: 18,
    language: 'pt',
    body: 'Minha oficina quer patrocinar alguém do muay thai amador: short, inscrição e transporte por um ano. Em troca, só quero ver a luta e contar a história para os clientes.',
    business: { side: 'offer', matter: 'sponsorship', place: 'Vale Sereno', pay: 'Até 3.000 por ano', until: null },
    reactions: { respect: ['ravi-brasca', 'iker-salvatonda'], fire: ['obi-lanterre'] },
  },
  {
    space: 'prado-corner',
    by: 'cecilia-montoresa',
    hours_ago: 33,
    language: 'es',
    is_public: true,
    body: 'Para quienes pelean de zurda: contra un diestro alto, ¿primero saco el pie por fuera o primero la mano? Llevo dos semanas llegando tarde con el recto.',
    replies: [
      {
        by: 'dario-velmont',
        hours_ago: 31,
        body: 'Foot first, half a step, and let the jab be ugly. The straight arrives by itself once the foot is outside.',
        is_helpful: true,
      },
    ],
  },
  {
    space: 'tatame-duarte',
    by: 'luana-petrazzi',
    hours_ago: 27,
    language: 'pt',
    is_public: true,
    body: 'Anotação de hoje: na raspagem de gancho eu puxava com o braço. Quem levanta é a perna; o braço só não deixa a outra pessoa apoiar a mão. Mudou tudo.',
    reactions: { fire: ['davi-rochaverde', 'ines-talmar'] },
    replies: [
      { by: 'maeve-tarrowin', hours_ago: 25, body: 'The hook sweep finally makes sense to this judoka. Thank you.' },
    ],
  },
  {
    space: 'sala-solis',
    by: 'davi-rochaverde',
    hours_ago: 44,
    language: 'pt',
    is_public: true,
    body: 'Perdi por decisão no sábado. No domingo não olhei o celular, na segunda voltei para o tatame e só ajudei os outros. Hoje consegui ver a luta. Não foi tão feia quanto na minha cabeça.',
    reactions: { respect: ['cecilia-montoresa', 'maeve-tarrowin', 'yumi-arakaki-reis'] },
    replies: [
      {
        by: 'yumi-arakaki-reis',
        hours_ago: 42,
        body: 'Three good days, in the right order. What is the first thing you would keep from that fight?',
      },
    ],
  },
]
