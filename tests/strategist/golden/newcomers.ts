import type { Language } from '#contract/language.ts'
import type { Conversation } from './conversation.ts'

/** First conversations that an earlier version misread: it took a circumstance for the topic, or an answer for a new topic. */
export const NEWCOMERS: Record<Language, readonly Conversation[]> = {
  en: [
    {
      name: 'gassing out in a first bout',
      template: 'fight',
      turns: [
        {
          says: "I gas out in the second round and it's my first bout on december 12",
          expect: { cards: ['gassing-out'], slots: { event_date: '2026-12-12' }, echo: ['gas out', 'first bout'] },
        },
        { says: 'mostly my legs go first', expect: { act: 'answer', echo: ['legs'] } },
        { says: 'how many intervals would that be', expect: { act: 'question' } },
      ],
    },
    {
      name: 'promoted over others',
      template: 'career',
      turns: [
        {
          says: 'promoted over two people who wanted the job and now they go quiet when i walk in',
          expect: { act: 'new-problem', cards: ['leading-a-team-first-time', 'conflict-with-colleague'] },
        },
        { says: 'the older one, Dave', expect: { act: 'answer', echo: ['Dave'] } },
      ],
    },
    {
      name: 'sitting in the car park',
      template: 'life',
      turns: [
        {
          says: 'My dad passed in September and since then I go to the gym and just sit in the car park',
          expect: { cards: ['grief'], echo: ['dad', 'car park', 'passed'] },
        },
        { says: 'evenings mostly', expect: { act: 'answer' } },
      ],
    },
    {
      name: 'hard words inside',
      template: 'general',
      turns: [
        {
          says: 'when things get tight i talk to myself like dirt and then it goes wrong',
          expect: { cards: ['self-talk-script'] },
        },
        { says: 'usually "you idiot, here we go again"', expect: { act: 'answer' } },
      ],
    },
    {
      name: 'the academy is open already',
      template: 'business',
      turns: [
        {
          says: 'We opened our judo academy last winter and people quit after the first grading',
          expect: { cards: ['members-leaving'], echo: ['academy', 'quit'] },
        },
        {
          says: 'what if they find it too expensive?',
          expect: { act: 'question', echo: ['find it too expensive'] },
        },
      ],
    },
  ],
  pt: [
    {
      name: 'gás acaba na primeira luta',
      template: 'fight',
      turns: [
        {
          says: 'minha primeira luta é dia 12 de dezembro e o gás acaba no segundo round',
          expect: { cards: ['gassing-out'], slots: { event_date: '2026-12-12' } },
        },
        { says: 'acho que é a perna que pesa primeiro', expect: { act: 'answer', echo: ['perna'] } },
        { says: 'quantos tiros por semana?', expect: { act: 'question' } },
      ],
    },
    {
      name: 'fim de namoro na mesma academia',
      template: 'life',
      turns: [
        {
          says: 'Terminei um namoro de seis anos e ela treina na mesma academia. Não sei se mudo de horário, se finjo que tá tudo bem ou se paro de treinar. Toda vez que ela entra perco o foco e vou embora mais cedo.',
          expect: { act: 'new-problem', cards: ['break-up'], echo: ['namoro', 'academia', 'horário'] },
        },
        { says: 'terça e quinta à noite', expect: { act: 'answer' } },
        { says: 'tenho medo de perder meus amigos de lá', expect: { act: 'answer', echo: ['amigos'] } },
      ],
    },
    {
      name: 'briga com o mestre',
      template: 'fight',
      turns: [
        {
          says: 'briguei com o mestre, ele quer q eu lute no adulto e eu queria master',
          expect: { cards: ['coach-disagreement', 'weight-class-choice'], echo: ['mestre', 'adulto', 'master'] },
        },
        { says: 'o campeonato é em março', expect: { act: 'answer' } },
      ],
    },
    {
      name: 'volta da cirurgia',
      template: 'fight',
      turns: [
        {
          says: 'voltei de cirurgia no joelho e tenho medo de entrar na queda',
          expect: { cards: ['return-after-injury'], echo: ['medo', 'queda', 'joelho'] },
        },
        { says: 'fiz três treinos leves, sem dor', expect: { act: 'progress' } },
      ],
    },
    {
      name: 'o dojo já está aberto',
      template: 'business',
      turns: [
        {
          says: 'Montei um dojo de karatê no ano passado e os alunos somem depois do exame',
          expect: { cards: ['members-leaving'], echo: ['dojo', 'somem'] },
        },
        {
          says: 'e se eles acharem a mensalidade cara?',
          expect: { act: 'question', echo: ['acharem a mensalidade cara'] },
        },
      ],
    },
  ],
  es: [
    {
      name: 'sin aire en la primera pelea',
      template: 'fight',
      turns: [
        { says: 'es mi primera pelea y me quedo sin aire en el segundo round', expect: { cards: ['gassing-out'] } },
        { says: 'el 12 de diciembre', expect: { act: 'answer', slots: { event_date: '2026-12-12' } } },
        { says: '¿cuántas series por semana?', expect: { act: 'question' } },
      ],
    },
    {
      name: 'un zurdo el sábado',
      template: 'fight',
      turns: [
        {
          says: 'me toca un zurdo el sabado y nunca pelee con uno',
          expect: { cards: ['southpaw-problem'], slots: { event_date: 6 }, echo: ['zurdo'] },
        },
        { says: 'boxeo amateur, 4 peleas', expect: { act: 'answer', slots: { sport: 'boxeo' } } },
      ],
    },
    {
      name: 'seis meses sin trabajo',
      template: 'career',
      turns: [
        {
          says: 'llevo 6 meses sin trabajo y ya me da verguenza salir de casa',
          expect: { cards: ['job-search-rhythm', 'losing-a-job', 'self-doubt'], echo: ['verguenza', 'sin trabajo'] },
        },
        { says: 'soy soldador', expect: { act: 'answer', echo: ['soldador'] } },
      ],
    },
    {
      name: 'la novia y el gimnasio',
      template: 'life',
      turns: [
        {
          says: 'mi novia dice q vivo en el gimnasio y discutimos todos los dias',
          expect: { cards: ['relationship-conflict'], echo: ['novia', 'gimnasio', 'discutimos'] },
        },
        { says: 'los domingos', expect: { act: 'answer' } },
      ],
    },
    {
      name: 'el gimnasio ya está abierto',
      template: 'business',
      turns: [
        {
          says: 'Tengo un gimnasio de boxeo y los alumnos dejan de venir a los tres meses',
          expect: { cards: ['members-leaving'], echo: ['gimnasio', 'dejan de venir'] },
        },
        { says: '¿y si les parece caro?', expect: { act: 'question', echo: ['parece caro'] } },
      ],
    },
  ],
}
