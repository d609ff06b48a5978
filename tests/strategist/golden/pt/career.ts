import type { Conversation } from '../conversation.ts'

export const CAREER: readonly Conversation[] = [
  {
    name: 'chefe em cima',
    template: 'career',
    turns: [
      {
        says: 'Meu chefe controla tudo, manda mensagem até na hora do meu treino de jiu-jitsu, e reclama se demoro cinco minutos pra responder. Tô no limite',
        expect: {
          cards: ['difficult-boss', 'boundaries-saying-no', 'burnout-at-work'],
          echo: ['chefe', 'mensagem', 'controla', 'jiu-jitsu', 'limite'],
        },
      },
      { says: 'Isso não funciona com ele, é filho do dono', expect: { act: 'objection', echo: ['dono'] } },
    ],
  },
  {
    name: 'mandado embora',
    template: 'career',
    turns: [
      {
        says: 'Fui mandado embora na sexta depois de 11 anos na fábrica. Tenho dois filhos, prestação da casa, e nem sei fazer currículo direito',
        expect: {
          cards: ['losing-a-job', 'job-search-rhythm'],
          echo: ['11 anos', 'fábrica', 'currículo', 'prestação', 'filhos'],
        },
      },
      { says: 'Por onde eu começo esse currículo?', expect: { act: 'question', echo: ['currículo'] } },
      {
        says: 'Mandei cinco currículos e liguei pra dois colegas antigos',
        expect: { act: 'progress', echo: ['currículos', 'colegas'] },
      },
    ],
  },
  {
    name: 'aposentando das lutas',
    template: 'career',
    turns: [
      {
        says: 'Tenho 35 anos, 20 lutas de MMA, joelho acabado. Vou parar de lutar e não sei fazer mais nada da vida. Nunca tive carteira assinada',
        expect: {
          cards: ['athlete-to-work', 'career-change', 'strengths-inventory'],
          slots: { sport: 'mma' },
          echo: ['20 lutas', 'mma', 'joelho', 'carteira assinada'],
        },
      },
      { says: 'Talvez alguma coisa com criança, projeto social', expect: { echo: ['criança', 'projeto social'] } },
    ],
  },
  {
    name: 'plantão e camp',
    template: 'career',
    turns: [
      {
        says: 'Sou enfermeira, plantão 12x36, e começo camp de muay thai daqui a duas semanas. No último camp quase dormi no volante. Como a galera concilia?',
        expect: {
          cards: ['dual-career-fighter', 'training-around-work', 'overtraining-signs', 'sleep-better'],
          slots: { sport: 'muay thai' },
          echo: ['plantão', 'camp', 'enfermeira', 'volante'],
        },
      },
      { says: 'Dá pra trocar dois plantões com uma colega', expect: { echo: ['plantões', 'colega'] } },
      { says: 'E se ela não topar?', expect: { act: 'question' } },
    ],
  },
  {
    name: 'prova do concurso',
    template: 'career',
    turns: [
      {
        says: 'Concurso da polícia dia 6 de dezembro, já reprovei duas vezes. Leio, leio e não fixa nada',
        expect: {
          cards: ['exam-certification', 'learning-new-skill', 'return-to-study'],
          slots: { event_date: '2026-12-06' },
          echo: ['concurso', 'reprovei', 'fixa', 'polícia'],
        },
      },
      { says: 'Consigo estudar umas 6 horas por semana', expect: { slots: { hours_a_week: 6 } } },
    ],
  },
  {
    name: 'colega que rouba ideia',
    template: 'career',
    turns: [
      {
        says: 'Tenho uma colega no hospital que leva o crédito de tudo que eu faço. Na reunião de ontem apresentou minha escala como se fosse dela e eu fiquei calado',
        expect: {
          act: 'new-problem',
          cards: ['conflict-with-colleague', 'boundaries-saying-no', 'giving-hard-feedback'],
          slots: { people: 'colega' },
          echo: ['colega', 'crédito', 'escala', 'hospital', 'calado'],
        },
      },
      { says: 'Me dá um exemplo do que dizer', expect: { act: 'question' } },
      {
        says: 'Falei com ela hoje no café, ela pediu desculpa',
        expect: { act: 'progress', echo: ['café', 'desculpa'] },
      },
    ],
  },
  {
    name: 'crítica do gerente',
    template: 'career',
    turns: [
      {
        says: 'meu gerente disse na frente de todo mundo que meu atendimento é fraco. não consigo parar de pensar nisso, no tatame aceito bronca mas ali doeu',
        expect: {
          cards: ['receiving-criticism', 'difficult-boss', 'setback-recovery'],
          slots: { people: 'gerente' },
          echo: ['gerente', 'atendimento', 'tatame', 'bronca', 'fraco'],
        },
      },
      { says: 'Acho que ele não gosta de mim e pronto', expect: { echo: ['gosta'] } },
    ],
  },
  {
    name: 'home office',
    template: 'career',
    turns: [
      {
        says: 'Trabalho de casa e não rendo. Ligo o notebook às 9, quando vejo são 11 e eu tô na geladeira ou no celular',
        expect: {
          cards: ['remote-work-focus', 'procrastination', 'break-a-habit', 'no-time'],
          echo: ['casa', 'notebook', 'geladeira', 'celular', 'rendo'],
        },
      },
      { says: 'Não tem como, meu filho pequeno fica em casa comigo', expect: { act: 'objection', echo: ['filho'] } },
    ],
  },
  {
    name: 'patrocínio',
    template: 'career',
    turns: [
      {
        says: 'Preciso de patrocínio pro mundial de jiu-jitsu, fica uns R$ 12.000 e todo mundo que eu peço some. Mando mensagem pra marca grande e nada',
        expect: {
          cards: ['sponsorship-pitch'],
          slots: { sport: 'jiu-jitsu', money: '12.000' },
          echo: ['patrocínio', 'mundial', '12.000', 'marca'],
        },
      },
      { says: 'O que eu ofereço em troca, na prática?', expect: { act: 'question', echo: ['troca', 'ofereço'] } },
      {
        says: 'Fui na padaria e na loja de suplemento, uma topou',
        expect: { act: 'progress', echo: ['padaria', 'suplemento', 'topou'] },
      },
      { says: 'a inscrição fecha daqui a um mês', expect: { slots: { event_date: '2026-12-15' } } },
    ],
  },
  {
    name: 'parado no mesmo cargo',
    template: 'career',
    turns: [
      {
        says: 'Cinco anos no mesmo cargo, mesma mesa, mesmo café ruim. Não aprendo nada novo e não tem pra onde crescer nessa empresa',
        expect: {
          cards: ['stuck-no-growth', 'career-change', 'learning-new-skill'],
          echo: ['cinco anos', 'cargo', 'empresa', 'crescer'],
        },
      },
      { says: 'Até março eu queria ter saído', expect: { echo: ['março'] } },
    ],
  },
  {
    name: 'mudar de área',
    template: 'career',
    turns: [
      {
        says: 'Sou contador e quero virar fisioterapeuta esportivo, mas tenho 36 anos, duas filhas e pavor de começar do zero',
        expect: {
          cards: ['career-change', 'return-to-study', 'big-decision'],
          echo: ['contador', 'fisioterapeuta', 'filhas', 'zero', '36'],
        },
      },
      { says: 'Meu marido acha loucura', expect: { slots: { people: 'marido' }, echo: ['marido', 'loucura'] } },
      { says: 'E qual seria o teste mais barato?', expect: { act: 'question' } },
      { says: 'a matrícula vai até 10/12', expect: { slots: { event_date: '2026-12-10' } } },
    ],
  },
  {
    name: 'não largo nada',
    template: 'career',
    turns: [
      {
        says: 'Coordeno seis pessoas e acabo refazendo o trabalho de todo mundo à noite porque ninguém faz direito',
        expect: {
          cards: ['delegating', 'leading-a-team-first-time', 'perfectionism', 'giving-hard-feedback'],
          echo: ['seis pessoas', 'refazendo', 'noite', 'trabalho'],
        },
      },
      {
        says: 'Deleguei o relatório pro Caio e só olhei uma vez',
        expect: { act: 'progress', echo: ['relatório', 'caio'] },
      },
    ],
  },
]
