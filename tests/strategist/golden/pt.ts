import type { Conversation } from './conversation.ts'

export const PT: readonly Conversation[] = [
  // Fight
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
      { says: 'Como eu faço isso na prática?', expect: { act: 'wants-detail' } },
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
      { says: 'Pra que lado eu saio?', expect: { act: 'wants-detail', echo: ['lado', 'saio'] } },
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
      { says: 'Explica o segundo passo melhor', expect: { act: 'wants-detail' } },
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

  // Career
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
      { says: 'Por onde eu começo esse currículo?', expect: { act: 'wants-detail', echo: ['currículo'] } },
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
      { says: 'E se ela não topar?', expect: { act: 'wants-detail' } },
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
      { says: 'Me dá um exemplo do que dizer', expect: { act: 'wants-detail' } },
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
      { says: 'O que eu ofereço em troca, na prática?', expect: { act: 'wants-detail', echo: ['troca', 'ofereço'] } },
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
      { says: 'E qual seria o teste mais barato?', expect: { act: 'wants-detail' } },
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

  // Business
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
      { says: 'Qual desses eu faço amanhã cedo?', expect: { act: 'wants-detail' } },
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
      { says: 'Como seria a aula teste?', expect: { act: 'wants-detail', echo: ['aula'] } },
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
      { says: 'Como eu descubro o motivo de verdade?', expect: { act: 'wants-detail', echo: ['motivo'] } },
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
      { says: 'O que eu digo nos primeiros minutos?', expect: { act: 'wants-detail', echo: ['minutos'] } },
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

  // Life
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
      { says: 'como seria o primeiro treino?', expect: { act: 'wants-detail', echo: ['treino'] } },
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
      { says: 'Me dá as palavras exatas pra falar com minha irmã', expect: { act: 'wants-detail', echo: ['irmã'] } },
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
      { says: 'Como assim sessão mínima?', expect: { act: 'wants-detail', echo: ['mínima', 'sessão'] } },
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

  // General
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
      { says: 'E como eu descubro isso?', expect: { act: 'wants-detail' } },
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
      { says: 'Pode dar um exemplo?', expect: { act: 'wants-detail' } },
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
      { says: 'Qual parte eu ataco primeiro?', expect: { act: 'wants-detail' } },
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
