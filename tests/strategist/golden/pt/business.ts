import type { Conversation } from '../conversation.ts'

export const BUSINESS: readonly Conversation[] = [
  {
    name: 'alunos sumindo',
    template: 'business',
    turns: [
      {
        says: 'todo mês some uns 8 alunos da nossa equipe de jiu, ninguém reclama, só param de aparecer',
        expect: {
          cards: ['members-leaving', 'get-more-members'],
          slots: { sport: 'jiu' },
          echo: ['8 alunos', 'alunos', 'aparecer', 'equipe'],
        },
      },
      {
        says: 'Liguei pra seis essa semana e dois vão voltar',
        expect: { act: 'progress', echo: ['seis', 'dois', 'voltar'] },
      },
    ],
  },
  {
    name: 'preço parado',
    template: 'business',
    turns: [
      {
        says: 'Não subo a mensalidade do personal desde 2019. Todo mundo fala pra aumentar mas morro de medo de perder os alunos antigos, tem gente comigo desde a garagem',
        expect: {
          cards: ['pricing-too-low', 'sales-conversation'],
          echo: ['mensalidade', '2019', 'garagem', 'alunos antigos'],
        },
      },
      { says: 'Acho que eles não têm como pagar', expect: { act: 'objection', echo: ['pagar'] } },
    ],
  },
  {
    name: 'aluguel atrasando',
    template: 'business',
    turns: [
      {
        says: 'O aluguel da academia vence daqui a 20 dias e não tem dinheiro na conta. E janeiro é sempre morto',
        expect: {
          cards: ['cash-flow-hole', 'seasonal-slump', 'debt-pressure'],
          slots: { event_date: 20 },
          echo: ['aluguel', 'conta', 'janeiro'],
        },
      },
      { says: 'faltam uns R$ 3.500', expect: { slots: { money: '3.500' }, echo: ['3.500'] } },
      { says: 'Qual desses eu faço amanhã cedo?', expect: { act: 'question' } },
    ],
  },
  {
    name: 'sócio encostado',
    template: 'business',
    turns: [
      {
        says: 'meu sócio tem metade da academia e faz 10% do trabalho. era meu melhor amigo, agora a gente briga na frente dos alunos',
        expect: {
          cards: ['partner-conflict', 'giving-hard-feedback'],
          slots: { people: 'sócio' },
          echo: ['sócio', 'metade', 'amigo', 'briga'],
        },
      },
      { says: 'Se eu falar isso ele sai fora', expect: { act: 'objection' } },
    ],
  },
  {
    name: 'primeiro professor',
    template: 'business',
    turns: [
      {
        says: 'Dou todas as aulas sozinho, 28 por semana, tô sem voz e quase sem casamento. Penso em contratar um professor, mas e se ele for ruim?',
        expect: {
          cards: ['hire-first-person', 'working-too-many-hours', 'delegating'],
          echo: ['aulas', '28', 'casamento', 'professor', 'voz'],
        },
      },
      { says: 'Como seria a aula teste?', expect: { act: 'question', echo: ['aula'] } },
    ],
  },
  {
    name: 'cliente folgado',
    template: 'business',
    turns: [
      {
        says: 'Tenho uma cliente de personal que desmarca em cima da hora, liga domingo e ainda pede desconto. Mas ela indica muita gente',
        expect: {
          act: 'new-problem',
          cards: ['difficult-client', 'boundaries-saying-no'],
          slots: { people: 'cliente' },
          echo: ['cliente', 'desmarca', 'domingo', 'desconto'],
        },
      },
      { says: 'Se eu cobrar a falta ela vai embora', expect: { act: 'objection', echo: ['falta', 'embora'] } },
      { says: 'Mandei as regras novas e ela aceitou de boa', expect: { act: 'progress', echo: ['regras', 'aceitou'] } },
    ],
  },
  {
    name: 'perdeu o maior contrato',
    template: 'business',
    turns: [
      {
        says: 'perdi o contrato com o condomínio que era 40% do meu faturamento, fico sem isso a partir de dezembro. tô desesperado',
        expect: {
          cards: ['lost-big-client', 'cash-flow-hole'],
          echo: ['contrato', 'condomínio', '40%', 'faturamento'],
        },
      },
      { says: 'Como eu descubro o motivo de verdade?', expect: { act: 'question', echo: ['motivo'] } },
    ],
  },
  {
    name: 'mil ideias',
    template: 'business',
    turns: [
      {
        says: 'Tenho loja de kimono, canal no youtube, quero lançar suplemento e agora pensei num app. Não termino nada e a loja tá largada',
        expect: {
          cards: ['too-many-ideas', 'launch-new-offer', 'no-time'],
          echo: ['kimono', 'youtube', 'suplemento', 'app', 'loja'],
        },
      },
      { says: 'Não consigo escolher, todas são boas', expect: { act: 'objection', echo: ['escolher', 'todas'] } },
    ],
  },
  {
    name: 'consultoria online',
    template: 'business',
    turns: [
      {
        says: 'Queria vender consultoria online de condicionamento pra lutador, mas tem um milhão de gente fazendo e não sei quanto cobrar',
        expect: {
          cards: ['online-coaching-offer', 'launch-new-offer', 'pricing-too-low', 'social-media-marketing'],
          echo: ['consultoria', 'condicionamento', 'cobrar', 'lutador'],
        },
      },
      { says: 'Tenho três amigos que topariam testar', expect: { echo: ['três amigos', 'amigos', 'testar'] } },
      { says: 'Fechei o primeiro por R$ 150', expect: { act: 'progress', slots: { money: '150' }, echo: ['150'] } },
    ],
  },
  {
    name: 'demitir o professor',
    template: 'business',
    turns: [
      {
        says: 'Preciso mandar embora meu professor de muay thai, chega atrasado e os alunos reclamam, mas ele tem filho pequeno e eu não durmo pensando nisso',
        expect: {
          cards: ['fire-someone-fairly', 'giving-hard-feedback'],
          slots: { sport: 'muay thai' },
          echo: ['professor', 'atrasado', 'filho', 'muay thai'],
        },
      },
      { says: 'O que eu digo nos primeiros minutos?', expect: { act: 'question', echo: ['minutos'] } },
      { says: 'a conversa vai ser depois de amanhã', expect: { slots: { event_date: 2 } } },
    ],
  },
  {
    name: 'turma kids',
    template: 'business',
    turns: [
      {
        says: 'quero lançar uma turma kids em fevereiro, os pais falam que é ótima ideia mas na hora de matricular ninguém aparece',
        expect: {
          cards: ['launch-new-offer', 'sales-conversation', 'get-more-members'],
          echo: ['kids', 'pais', 'matricular', 'fevereiro'],
        },
      },
      { says: 'Eu travo na hora de falar o preço', expect: { echo: ['preço', 'travo'] } },
      { says: 'a primeira aula é dia 1º de fevereiro', expect: { slots: { event_date: '2027-02-01' } } },
    ],
  },
  {
    name: 'devendo todo mundo',
    template: 'business',
    turns: [
      {
        says: 'Devo pro banco, pro fornecedor e pro meu cunhado. Nem abro mais as cartas. São uns 22 mil',
        expect: {
          cards: ['debt-pressure', 'cash-flow-hole'],
          slots: { money: '22 mil' },
          echo: ['banco', 'fornecedor', 'cunhado', 'cartas', '22 mil'],
        },
      },
      { says: 'Abri todas as cartas ontem e fiz a lista', expect: { act: 'progress', echo: ['cartas', 'lista'] } },
      { says: 'Tamo junto, valeu', expect: { act: 'thanks' } },
    ],
  },
]
