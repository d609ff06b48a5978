import type { Conversation } from '../conversation.ts'

export const GENERAL: readonly Conversation[] = [
  {
    name: 'sem rumo',
    template: 'general',
    turns: [
      {
        says: 'Não sei direito o que eu quero. Tenho 27 anos, dirijo van escolar, treino duas vezes por semana e parece que tudo anda em círculo',
        expect: {
          cards: ['grow-talk', 'woop', 'strengths-inventory', 'scale-one-to-ten', 'break-goal-down', 'resource-map'],
          echo: ['van', 'círculo', '27', 'duas vezes'],
        },
      },
      { says: 'de 0 a 10 eu diria 5', expect: { slots: { confidence: 5 } } },
      { says: 'E como eu descubro isso?', expect: { act: 'question' } },
    ],
  },
  {
    name: 'começa e larga',
    template: 'general',
    turns: [
      {
        says: 'começo tudo na empolgação e largo em duas semanas. academia, violão, inglês, tudo',
        expect: {
          cards: [
            'accountability-partner',
            'if-then-plan',
            'weekly-review',
            'setback-recovery',
            'woop',
            'start-a-habit',
          ],
          echo: ['duas semanas', 'violão', 'inglês', 'largo'],
        },
      },
      { says: 'Não tenho ninguém pra cobrar isso de mim', expect: { act: 'objection' } },
    ],
  },
  {
    name: 'pressão de todo lado',
    template: 'general',
    turns: [
      {
        says: 'É muita pressão de todo lado: chefe, aluguel, camp, minha mina. Meu peito aperta e eu não consigo pensar',
        expect: {
          cards: ['anxiety-everyday', 'breathing-reset', 'reappraise-pressure', 'obstacle-breakdown'],
          echo: ['pressão', 'chefe', 'aluguel', 'peito', 'camp'],
        },
      },
      { says: 'O aluguel é o pior', expect: { echo: ['aluguel'] } },
    ],
  },
  {
    name: 'recaída',
    template: 'general',
    turns: [
      {
        says: 'Tava com 40 dias perfeitos, sem besteira, acordando às seis. Aí veio um casamento e faz duas semanas que não faço nada',
        expect: {
          cards: ['setback-recovery', 'if-then-plan', 'start-a-habit'],
          echo: ['40 dias', 'casamento', 'duas semanas'],
        },
      },
      { says: 'Hoje acordei às seis, primeiro dia de volta', expect: { act: 'progress' } },
      { says: 'Brigado, coach', expect: { act: 'thanks' } },
    ],
  },
  {
    name: 'projeto sem dinheiro',
    template: 'general',
    turns: [
      {
        says: 'Quero montar uma turma de boxe de graça pras crianças da comunidade mas não tenho dinheiro, nem espaço, nem seguro. Só eu e umas luvas velhas',
        expect: {
          cards: ['resource-map', 'break-goal-down', 'open-own-gym', 'grow-talk'],
          echo: ['crianças', 'comunidade', 'luvas', 'espaço'],
        },
      },
      { says: 'A igreja tem um salão, posso falar com o padre', expect: { echo: ['igreja', 'padre', 'salão'] } },
    ],
  },
  {
    name: 'apagando incêndio',
    template: 'general',
    turns: [
      {
        says: 'Tá tudo atrasado: TCC, treino, trabalho. Cada dia apago um incêndio e domingo eu nem lembro o que fiz',
        expect: {
          cards: ['weekly-review', 'if-then-plan', 'obstacle-breakdown', 'break-goal-down', 'no-time'],
          echo: ['tcc', 'incêndio', 'domingo', 'atrasado'],
        },
      },
      { says: 'Não tenho 20 minutos nem pra almoçar', expect: { act: 'objection', echo: ['almoçar', '20 minutos'] } },
    ],
  },
  {
    name: 'ganha no treino e perde na hora',
    template: 'general',
    turns: [
      {
        says: 'Em qualquer coisa que vale eu desando. No treino ganho de todo mundo, na prova da faculdade sei tudo em casa, e na hora H minha mão gela',
        expect: {
          cards: ['reappraise-pressure', 'breathing-reset', 'self-talk-script', 'process-goals'],
          echo: ['hora h', 'mão', 'prova', 'desando', 'gela'],
        },
      },
      { says: 'Pode dar um exemplo?', expect: { act: 'question' } },
      {
        says: 'Usei a respiração antes da prova e a mão não gelou',
        expect: { act: 'progress', echo: ['respiração', 'prova', 'mão'] },
      },
    ],
  },
  {
    name: 'nota para a vida',
    template: 'general',
    turns: [
      {
        says: 'se eu fosse dar nota pra minha vida hoje seria 4. não tem nada horrível, só tudo meio sem graça',
        expect: {
          cards: ['scale-one-to-ten', 'grow-talk', 'woop', 'strengths-inventory'],
          slots: { confidence: 4 },
          echo: ['4', 'nota', 'sem graça'],
        },
      },
      { says: 'O que segura no 4 é minha filha', expect: { slots: { people: 'filha' }, echo: ['filha'] } },
    ],
  },
  {
    name: 'a culpa é de quem',
    template: 'general',
    turns: [
      {
        says: 'Nada anda porque a prefeitura não libera a quadra, o pessoal não ajuda e eu trabalho o dia todo. Queria fazer o projeto da rua andar antes do Natal',
        expect: {
          cards: ['obstacle-breakdown', 'resource-map', 'break-goal-down', 'grow-talk'],
          echo: ['prefeitura', 'quadra', 'projeto', 'rua'],
        },
      },
      { says: 'Qual parte eu ataco primeiro?', expect: { act: 'question' } },
      {
        says: 'Liguei pra prefeitura e marcaram reunião',
        expect: { act: 'progress', echo: ['prefeitura', 'reunião'] },
      },
    ],
  },
  {
    name: 'quem ganhou o jogo',
    template: 'general',
    turns: [
      { says: 'quem ganhou o jogo do Brasil ontem?', expect: { act: 'off-topic' } },
      {
        says: 'tá, falando sério, prometo as coisas pra mim mesmo e nunca cumpro. preciso de alguém no meu pé',
        expect: {
          cards: ['accountability-partner', 'if-then-plan', 'start-a-habit'],
          echo: ['prometo', 'cumpro', 'pé'],
        },
      },
    ],
  },
  {
    name: 'boa noite',
    template: 'general',
    turns: [
      { says: 'boa noite' },
      {
        says: 'então, queria mudar de vida mas não sei nem explicar. trabalho de vigia à noite e treino de manhã',
        expect: {
          cards: ['grow-talk', 'woop', 'strengths-inventory', 'scale-one-to-ten', 'break-goal-down', 'resource-map'],
          echo: ['vigia', 'noite', 'mudar de vida'],
        },
      },
      { says: 'acho que queria ser bombeiro', expect: { echo: ['bombeiro'] } },
    ],
  },
  {
    name: 'em que sou bom',
    template: 'general',
    turns: [
      {
        says: 'Me separei, voltei pra casa da minha mãe e olho no espelho sem saber em que eu sou bom. Só sei que aguento pancada',
        expect: {
          cards: ['strengths-inventory', 'self-doubt', 'break-up'],
          echo: ['espelho', 'pancada', 'mãe', 'separei'],
        },
      },
      { says: 'muito obrigado de verdade', expect: { act: 'thanks' } },
    ],
  },
]
