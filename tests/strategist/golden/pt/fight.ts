import type { Conversation } from '../conversation.ts'

export const FIGHT: readonly Conversation[] = [
  {
    name: 'estreia no muay thai',
    template: 'fight',
    turns: [
      {
        says: 'Minha estreia no muay thai é daqui a 6 semanas e eu tô com um frio na barriga absurdo. Sou motoboy, treino depois de 10 horas na rua, e à noite fico imaginando que vou passar vergonha na frente da família toda',
        expect: {
          act: 'new-problem',
          cards: ['first-fight-nerves', 'confidence-before-bout', 'pre-fight-routine', 'reappraise-pressure'],
          slots: { event_date: 42, sport: 'muay thai' },
          echo: ['estreia', 'muay thai', 'frio na barriga', 'vergonha', 'motoboy'],
        },
      },
      { says: 'Como eu faço isso na prática?', expect: { act: 'question' } },
      { says: 'Fiz três vezes essa semana, deu uma aliviada', expect: { act: 'progress' } },
    ],
  },
  {
    name: 'morre no segundo round',
    template: 'fight',
    turns: [
      {
        says: 'mano eu morro no segundo round, o primeiro eu vou com tudo e depois não levanto nem o braço. campeonato de boxe dia 12 de dezembro',
        expect: {
          act: 'new-problem',
          cards: ['gassing-out', 'between-rounds-reset'],
          slots: { event_date: '2026-12-12', sport: 'boxe' },
          echo: ['segundo round', 'braço', 'boxe', 'campeonato'],
        },
      },
      {
        says: 'Não dá, meu mestre não deixa mexer no treino',
        expect: { act: 'objection', echo: ['mestre', 'treino'] },
      },
      { says: 'valeu!', expect: { act: 'thanks' } },
    ],
  },
  {
    name: 'faixa azul amassado',
    template: 'fight',
    turns: [
      {
        says: 'Faixa azul de jiu-jitsu, 40 anos, e a molecada passa minha guarda como se eu não existisse. Fico amassado no cem quilos o rola inteiro.',
        expect: {
          cards: ['guard-always-passed', 'stuck-under-mount', 'technique-plateau'],
          slots: { sport: 'jiu-jitsu', level: 'faixa azul' },
          echo: ['guarda', 'faixa azul', 'cem quilos', 'amassado', 'jiu-jitsu'],
        },
      },
      { says: 'Treino umas 4 horas por semana', expect: { slots: { hours_a_week: 4 } } },
      {
        says: 'Consegui segurar dois rolas sem tomar passagem',
        expect: { act: 'progress', echo: ['rolas', 'passagem'] },
      },
    ],
  },
  {
    name: 'perdi feio',
    template: 'fight',
    turns: [
      {
        says: 'Perdi no primeiro round ontem, finalizado em 40 segundos. Três meses de camp pra isso. Tô com vontade de largar tudo',
        expect: {
          cards: ['after-a-loss', 'setback-recovery', 'motivation-gone', 'self-doubt'],
          echo: ['40 segundos', 'camp', 'perdi', 'finalizado', 'largar tudo'],
        },
      },
      { says: 'Meu professor nem falou comigo direito depois', expect: { echo: ['professor'] } },
      { says: 'Assisti a luta e anotei o que você pediu', expect: { act: 'progress' } },
    ],
  },
  {
    name: 'trava no sparring',
    template: 'fight',
    turns: [
      {
        says: 'no saco eu sou fera, no sparring eu travo total, fecho o olho e só apanho',
        expect: { cards: ['freeze-in-sparring', 'fear-of-getting-hit'], echo: ['saco', 'sparring', 'travo', 'apanho'] },
      },
      { says: 'Acontece mais com os caras pesados', expect: { echo: ['pesados', 'caras'] } },
    ],
  },
  {
    name: 'adversário que só anda pra frente',
    template: 'fight',
    turns: [
      {
        says: 'Meu próximo adversário no boxe só anda pra frente, sufoca o ringue inteiro. Eu fico com as costas nas cordas e esqueço tudo. A luta é daqui a 18 dias',
        expect: {
          act: 'new-problem',
          cards: ['pressure-fighter', 'game-plan-three-lines', 'opponent-study'],
          slots: { event_date: 18, sport: 'boxe' },
          echo: ['anda pra frente', 'cordas', 'boxe', 'ringue'],
        },
      },
      { says: 'Pra que lado eu saio?', expect: { act: 'question', echo: ['lado', 'saio'] } },
      {
        says: 'Treinei a saída lateral terça e quinta, tá encaixando',
        expect: { act: 'progress', echo: ['lateral', 'terça', 'quinta'] },
      },
    ],
  },
  {
    name: 'trocaram o adversário',
    template: 'fight',
    turns: [
      {
        says: 'trocaram meu adversário faltando 5 dias!!! eu tinha estudado o outro cara o camp inteiro, agora é um wrestler e eu sou do kickboxing',
        expect: {
          cards: ['late-opponent-change', 'takedown-defence', 'game-plan-three-lines', 'opponent-study'],
          slots: { event_date: 5 },
          echo: ['adversário', 'wrestler', 'camp', 'kickboxing'],
        },
      },
      { says: 'Não acho vídeo nenhum dele', expect: { act: 'objection', echo: ['vídeo'] } },
    ],
  },
  {
    name: 'torcida contra',
    template: 'fight',
    turns: [
      {
        says: 'Vou lutar na cidade do cara, ginásio lotado, todo mundo me xingando. Da última vez que lutei fora fiquei surdo, não ouvi nada do meu corner',
        expect: { cards: ['hostile-crowd', 'corner-communication'], echo: ['ginásio', 'corner', 'cidade', 'xingando'] },
      },
      {
        says: 'Meu corner é meu irmão e ele grita sem parar',
        expect: { slots: { people: 'irmão' }, echo: ['irmão', 'grita', 'corner'] },
      },
      { says: 'é no outro sábado, dia 28', expect: { slots: { event_date: '2026-11-28' } } },
    ],
  },
  {
    name: 'queda o tempo todo',
    template: 'fight',
    turns: [
      {
        says: 'Sou striker e no MMA todo mundo me bota pra baixo, não defendo uma queda. Estreio em 29 de janeiro',
        expect: {
          cards: ['takedown-defence', 'game-plan-three-lines'],
          slots: { event_date: '2027-01-29', sport: 'mma' },
          echo: ['striker', 'queda', 'mma', 'baixo'],
        },
      },
      { says: 'Treino só 5 horas por semana', expect: { slots: { hours_a_week: 5 }, echo: ['5 horas'] } },
      { says: 'Explica o segundo passo melhor', expect: { act: 'question' } },
    ],
  },
  {
    name: 'trocar de equipe',
    template: 'fight',
    turns: [
      {
        says: 'Tô pensando em trocar de academia. Tô há sete anos com meu mestre, mas faz um ano que não evoluo e me sinto um traidor só de pensar',
        expect: {
          cards: ['changing-gyms', 'technique-plateau', 'coach-disagreement', 'big-decision'],
          slots: { people: 'mestre' },
          echo: ['sete anos', 'mestre', 'traidor', 'academia'],
        },
      },
      { says: 'Ele ia me odiar se soubesse', expect: { echo: ['odiar'] } },
      { says: 'quero decidir isso até sexta', expect: { slots: { event_date: 5 } } },
    ],
  },
  {
    name: 'quebrado de tanto treinar',
    template: 'fight',
    turns: [
      {
        says: 'treino dois períodos, seis dias por semana, tô cada vez mais lento e irritado, durmo mal e o professor manda treinar mais',
        expect: {
          cards: ['overtraining-signs', 'coach-disagreement', 'sleep-better', 'burnout-at-work'],
          echo: ['dois períodos', 'seis dias', 'lento', 'professor', 'irritado'],
        },
      },
      {
        says: 'Se eu descansar perco a vaga na equipe',
        expect: { act: 'objection', echo: ['vaga', 'equipe', 'descansar'] },
      },
      {
        says: 'Tirei dois dias de folga e hoje voltei mais solto',
        expect: { act: 'progress', echo: ['dois dias', 'folga', 'solto'] },
      },
    ],
  },
  {
    name: 'ganhou e relaxou',
    template: 'fight',
    turns: [
      {
        says: 'Ganhei meu terceiro campeonato seguido e desde então treino sem vontade nenhuma. Tô com medo de chegar mole no estadual de 13 de dezembro',
        expect: {
          cards: ['after-a-win', 'motivation-gone', 'process-goals'],
          slots: { event_date: '2026-12-13' },
          echo: ['terceiro campeonato', 'vontade', 'estadual', 'mole'],
        },
      },
      { says: 'obrigado, vou pensar nisso', expect: { act: 'thanks' } },
    ],
  },
]
