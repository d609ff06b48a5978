import type { TextsLike } from '#web/i18n/texts-like.ts'
import type { texts as english } from './en.ts'

export const texts: TextsLike<typeof english> = {
  title: 'Camp de luta',
  titleOther: 'Contagem regressiva',
  failed: 'Não foi possível carregar seu camp.',
  notKept: 'Seu camp ainda não está guardado neste aparelho. Ele vai aparecer quando a conexão voltar.',
  unnamed: 'Sua luta',
  unnamedOther: 'Seu evento',
  daysLeft_one: 'dia restante',
  daysLeft_many: 'de dias restantes',
  daysLeft_other: 'dias restantes',
  today: 'Hoje',
  todayText: 'É agora.',
  over: 'Já foi',
  overText_one: 'ontem',
  overText_many: 'há {{count}} de dias',
  overText_other: 'há {{count}} dias',
  line: 'A linha do seu camp',
  here: 'Você está aqui: {{phase}}',
  until: 'até {{day}}',
  day: {
    title: 'O dia',
    fight: 'Não há mais nada a treinar. Aqueça com calma, ouça seu córner e faça a sua luta.',
    other: 'Não há mais nada a preparar. Chegue cedo, respire e comece como ensaiou.',
  },
  steps: 'Passos na linha',
  noSteps: 'Seus planos ainda não têm passos neste camp.',
  planIt: 'Planejar na Sala de Guerra',
  change: 'Mudar a data',
  stepDone: 'feito',
  phase: {
    build: 'Base',
    sharpen: 'Ajuste',
    taper: 'Polimento',
    fight_week: 'Semana da luta',
    after: 'Depois',
  },
  purpose: {
    build:
      'Agora é volume. Monte a base: condicionamento, o básico bem-feito e aquela brecha que seu coach vive apontando.',
    sharpen:
      'Menos volume, mais luta. Faça sparring no ritmo da luta e treine as duas ou três coisas que você vai usar de verdade.',
    taper: 'O trabalho já está feito. Corte o volume, mantenha a velocidade e durma mais do que parece necessário.',
    fight_week:
      'Nada de novo. Treino leve e preciso, as mesmas refeições, a mesma hora de dormir e a entrada já na cabeça.',
    after:
      'Primeiro, descanse. Depois, reveja tudo com a memória fresca: o que funcionou, o que custou caro, o que fica.',
  },
  purposeOther: {
    build: 'Tempo de sobra. Faça a parte pesada agora, enquanto ninguém olha o relógio.',
    sharpen: 'Ensaie em condições reais: mesmo horário, mesma duração e alguém que faça perguntas difíceis.',
    taper: 'O trabalho já está feito. Repita o que está firme, largue o que não está e durma.',
    fight_week: 'Nada de novo. Repetições curtas, cama cedo e os dois primeiros minutos já na cabeça.',
    after: 'Respire. Depois, reveja tudo com a memória fresca: o que funcionou, o que custou caro, o que fica.',
  },
  debrief: {
    title: 'Como foi?',
    ask: 'Contar como foi',
    told: 'Está no seu diário de treino. Seus coaches leem a lição que você anotar lá.',
    outcome: 'Como terminou',
    outcomeMissing: 'Escolha como terminou.',
    choose: 'Escolha…',
    outcomes: { win: 'Venci', loss: 'Perdi', draw: 'Empate', no_contest: 'Sem resultado' },
    method: 'Como a luta foi decidida',
    methodHint: 'Decisão, chave de braço, ippon, nocaute…',
    learnt: 'O que fica',
    learntHint: 'O que funcionou, o que custou caro, o que treinar agora. Seus coaches leem.',
    save: 'Salvar',
    saved: 'Anotado no seu diário de treino.',
    savedLesson: 'Anotado. Seus coaches já sabem o que fica dessa luta.',
    failed: 'Não foi salvo',
    notHappened: 'Não aconteceu',
    forgotten: 'A data saiu da sua ficha. Sem problema.',
  },
  safety: {
    title: 'Dois limites que ninguém passa neste camp',
    weight:
      'Peso: nada de desidratar, sauna, laxante ou diurético, e nenhum corte de peso antes dos 18 anos. Um corte grande nos últimos dias é assunto para médico ou nutricionista, ou para a categoria de cima.',
    head: 'Cabeça: depois de um nocaute ou suspeita de concussão, nada de sparring nem luta até ter liberação médica. Dor de cabeça, tontura, luz que incomoda, um branco na memória: pare e procure atendimento hoje.',
  },
}
