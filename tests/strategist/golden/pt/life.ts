import type { Conversation } from '../conversation.ts'

export const LIFE: readonly Conversation[] = [
  {
    name: 'família contra',
    template: 'life',
    turns: [
      {
        says: 'Minha mãe chora toda vez que falo que vou competir e meu pai diz que luta é coisa de vagabundo. Tenho 24 anos e moro com eles',
        expect: {
          cards: ['family-does-not-support', 'boundaries-saying-no'],
          slots: { people: 'mãe' },
          echo: ['mãe', 'pai', 'competir', 'vagabundo'],
        },
      },
      { says: 'Conversar não adianta, eles só gritam', expect: { act: 'objection', echo: ['gritam', 'conversar'] } },
    ],
  },
  {
    name: 'fim de namoro',
    template: 'life',
    turns: [
      {
        says: 'Ela terminou comigo depois de seis anos. Vou pro trabalho, volto, fico olhando pro teto. Nem o treino tem graça',
        expect: {
          cards: ['break-up', 'loneliness', 'motivation-gone', 'grief'],
          echo: ['seis anos', 'teto', 'treino', 'terminou'],
        },
      },
      { says: 'os amigos são os mesmos e ela tá sempre lá', expect: { echo: ['amigos'] } },
      { says: 'Fui no treino livre sábado, até que foi bom', expect: { act: 'progress', echo: ['treino', 'sábado'] } },
    ],
  },
  {
    name: 'voltar à forma',
    template: 'life',
    turns: [
      {
        says: 'Fazia capoeira na faculdade, hoje tenho 41, trabalho sentado, engordei um monte e perco o fôlego na escada. Quero voltar à forma sem estourar a coluna',
        expect: {
          cards: ['get-back-in-shape', 'lose-weight-healthily', 'start-a-habit'],
          slots: { sport: 'capoeira' },
          echo: ['capoeira', 'escada', 'coluna', 'sentado', 'engordei'],
        },
      },
      { says: 'Realmente só tenho 3 horas por semana', expect: { slots: { hours_a_week: 3 }, echo: ['3 horas'] } },
      { says: 'como seria o primeiro treino?', expect: { act: 'question', echo: ['treino'] } },
    ],
  },
  {
    name: 'luto pelo pai',
    template: 'life',
    turns: [
      {
        says: 'Meu pai morreu em setembro. Ele me levava em todas as lutas desde os 10 anos. Eu coloco a luva e choro',
        expect: {
          cards: ['grief', 'motivation-gone'],
          slots: { people: 'pai' },
          echo: ['pai', 'luva', 'setembro', 'lutas'],
        },
      },
      { says: 'Meu professor fala pra treinar que passa', expect: { echo: ['professor', 'treinar'] } },
    ],
  },
  {
    name: 'não sabe dizer não',
    template: 'life',
    turns: [
      {
        says: 'Não sei dizer não pra ninguém. Cubro turno dos outros, levo minha irmã pra cima e pra baixo, ajudo em mudança, e aí perco treino e fico com raiva de todo mundo',
        expect: {
          cards: ['boundaries-saying-no', 'no-time'],
          slots: { people: 'irmã' },
          echo: ['dizer não', 'irmã', 'turno', 'treino'],
        },
      },
      { says: 'Me dá as palavras exatas pra falar com minha irmã', expect: { act: 'question', echo: ['irmã'] } },
    ],
  },
  {
    name: 'ansiedade',
    template: 'life',
    turns: [
      {
        says: 'Vivo ansioso sem motivo. O coração dispara no mercado, fico preocupado com os meninos, dinheiro, notícia. Só para na hora do treino',
        expect: {
          cards: ['anxiety-everyday', 'breathing-reset'],
          slots: { emotion: 'ansioso' },
          echo: ['mercado', 'coração', 'meninos', 'ansioso'],
        },
      },
      { says: 'o pior é umas 4 da manhã', expect: { echo: ['manhã', '4'] } },
      {
        says: 'Anotei as preocupações duas noites e dormi mais',
        expect: { act: 'progress', echo: ['preocupações', 'noites', 'dormi'] },
      },
    ],
  },
  {
    name: 'parar de fumar',
    template: 'life',
    turns: [
      {
        says: 'Fumo desde os 16 e no segundo treino da semana já tô cuspindo o pulmão. Quero parar até o ano novo',
        expect: { cards: ['break-a-habit', 'start-a-habit'], echo: ['fumo', 'pulmão', 'parar', 'ano novo', '16'] },
      },
      { says: 'Já tentei adesivo e chiclete', expect: { slots: { tried: 'adesivo' }, echo: ['adesivo', 'chiclete'] } },
      { says: 'Dois dias sem cigarro hoje', expect: { act: 'progress', echo: ['dois dias', 'cigarro'] } },
    ],
  },
  {
    name: 'sozinho em São Paulo',
    template: 'life',
    turns: [
      {
        says: 'Faz um ano que mudei pra São Paulo e não fiz um amigo. Treino, tomo banho e vou embora, fim de semana fico sozinho com a tv',
        expect: {
          cards: ['loneliness', 'moving-city'],
          echo: ['amigo', 'são paulo', 'sozinho', 'fim de semana', 'tv'],
        },
      },
      { says: 'Sou tímido demais pra puxar assunto', expect: { echo: ['tímido', 'assunto'] } },
    ],
  },
  {
    name: 'sempre falta um detalhe',
    template: 'life',
    turns: [
      {
        says: 'demoro três horas num relatório de uma página porque nunca tá bom o bastante. minha namorada fala que eu sou doente de perfeccionista',
        expect: {
          cards: ['perfectionism', 'procrastination'],
          slots: { people: 'namorada' },
          echo: ['relatório', 'três horas', 'namorada', 'perfeccionista'],
        },
      },
      {
        says: 'Mas se eu entregar mais ou menos vão reclamar',
        expect: { act: 'objection', echo: ['reclamar', 'entregar'] },
      },
    ],
  },
  {
    name: 'cadê a vontade',
    template: 'life',
    turns: [
      {
        says: 'Perdi a vontade de treinar. Antes eu contava as horas, agora qualquer chuva é desculpa',
        expect: {
          cards: ['motivation-gone', 'start-a-habit', 'overtraining-signs'],
          echo: ['vontade', 'chuva', 'desculpa', 'treinar'],
        },
      },
      { says: 'Como assim sessão mínima?', expect: { act: 'question', echo: ['mínima', 'sessão'] } },
      { says: 'Fui hoje, fiz só 15 minutos mas fui', expect: { act: 'progress', echo: ['15 minutos'] } },
    ],
  },
  {
    name: 'ir para Portugal ou ficar',
    template: 'life',
    turns: [
      {
        says: 'Tenho que decidir se aceito ir pra Portugal com meu noivo ou se fico por causa da minha mãe que tá velhinha. Ele quer resposta até o dia 30',
        expect: {
          cards: ['big-decision', 'moving-city'],
          slots: { event_date: '2026-11-30' },
          echo: ['portugal', 'noivo', 'mãe'],
        },
      },
      { says: 'Morro de medo de me arrepender', expect: { echo: ['arrepender', 'medo'] } },
    ],
  },
  {
    name: 'supletivo aos trinta',
    template: 'life',
    turns: [
      {
        says: 'parei de estudar na oitava série pra trabalhar e agora com 31 quero fazer o supletivo, mas chego morto da obra e ainda tem treino',
        expect: {
          cards: ['return-to-study', 'no-time', 'exam-certification', 'training-around-work'],
          echo: ['supletivo', 'obra', 'oitava', 'estudar', '31'],
        },
      },
      { says: 'Sobram umas 5 horas por semana', expect: { slots: { hours_a_week: 5 }, echo: ['5 horas'] } },
      { says: 'a prova é daqui a dois meses', expect: { slots: { event_date: '2027-01-15' } } },
    ],
  },
]
