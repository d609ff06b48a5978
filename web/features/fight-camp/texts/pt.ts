import type { TextsLike } from '#web/i18n/texts-like.ts'
import type { texts as english } from './en.ts'

export const texts: TextsLike<typeof english> = {
  title: 'Camp de luta',
  titleOther: 'Contagem regressiva',
  failed: 'Não foi possível carregar seu camp.',
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
  steps: 'Passos na linha',
  noSteps: 'Nenhum passo de plano cai neste camp ainda.',
  planIt: 'Planejar na Sala de Guerra',
  change: 'Mudar a data',
  stepDone: 'feito',
  phase: {
    build: 'Base',
    sharpen: 'Afiar',
    taper: 'Polimento',
    fight_week: 'Semana da luta',
    after: 'Depois',
  },
  purpose: {
    build:
      'Agora é volume. Monte a base: condicionamento, o básico bem feito e aquele buraco que seu coach vive apontando.',
    sharpen:
      'Menos volume, mais luta. Faça sparring no ritmo do dia e treine as duas ou três coisas que você vai usar de verdade.',
    taper: 'O trabalho já está feito. Corte o volume, mantenha a velocidade e durma mais do que parece necessário.',
    fight_week: 'Nada de novo. Leve e afiado: as mesmas refeições, a mesma hora de dormir e a entrada já na cabeça.',
    after:
      'Primeiro, descanse. Depois olhe para trás enquanto está fresco: o que funcionou, o que custou caro, o que fica.',
  },
  purposeOther: {
    build: 'Tempo de sobra. Faça a parte pesada agora, enquanto ninguém olha o relógio.',
    sharpen: 'Ensaie em condições reais: mesmo horário, mesma duração e alguém que faça perguntas difíceis.',
    taper: 'O trabalho já está feito. Repita o que está firme, largue o que não está, durma.',
    fight_week: 'Nada de novo. Repetições curtas, dormir cedo e os dois primeiros minutos já na cabeça.',
    after: 'Respire. Depois olhe para trás enquanto está fresco: o que funcionou, o que custou caro, o que fica.',
  },
  debrief: {
    title: 'Como foi?',
    ask: 'Contar como foi',
    told: 'Está no seu diário de treino. Seus coaches partem daí.',
    outcome: 'Como terminou',
    outcomeMissing: 'Escolha como terminou.',
    choose: 'Escolha…',
    outcomes: { win: 'Venci', loss: 'Perdi', draw: 'Empate', no_contest: 'Sem resultado' },
    method: 'Como foi decidida',
    methodHint: 'Decisão, chave de braço, ippon, nocaute…',
    learnt: 'O que fica',
    learntHint: 'O que funcionou, o que custou caro, o que treinar agora. Seus coaches leem.',
    save: 'Salvar',
    saved: 'Anotado. Seus coaches já sabem.',
    failed: 'Não foi salvo',
    notHappened: 'Não aconteceu',
    forgotten: 'A data foi esquecida. Sem problema.',
  },
  safety: {
    title: 'Duas linhas que ninguém cruza neste camp',
    weight:
      'Peso: nada de desidratar, sauna, laxante ou diurético, e nenhum corte antes dos 18 anos. Um corte grande nos últimos dias é assunto para médico ou nutricionista, ou para a categoria de cima.',
    head: 'Cabeça: depois de um nocaute ou suspeita de concussão, nada de sparring nem luta até um médico liberar. Dor de cabeça, tontura, luz que incomoda, um branco na memória: pare e procure atendimento hoje.',
  },
}
