import type { SharedOfferTexts } from '../catalogue-offer.ts'

export const pt: SharedOfferTexts = {
  packages: {
    leadership: [
      'Quatro sextas com Bastion',
      'Quatro sessões, uma por semana. Você diz o que a equipe entrega até sexta, e na sexta a gente confere.',
    ],
    performance: [
      'Quatro semanas até o gongo',
      'Quatro sessões contadas de trás para a frente a partir da sua data: base, pressão, ensaio, descanso. A última é curta de propósito.',
    ],
    excellence: [
      'Uma técnica em quatro sessões',
      'Desmontar, treinar as peças, montar de novo, medir. A mesma técnica da primeira à última sessão.',
    ],
    balance: [
      'Um mês em equilíbrio',
      'Quatro sessões, uma pedra movida em cada: sono, trabalho, treino, gente. Antes de seguir, a gente olha para trás.',
    ],
  },
  consultation: [
    'Conversa inicial gratuita',
    'Vinte minutos com o mestre e coach da Kings Network: o que você quer, o que atrapalha e o que ele faria primeiro.',
  ],
  consultation_features: ['Não custa nada', 'Uma conversa gratuita por vez'],
  persona: {
    coaching: ['Por escrito, com uma IA'],
    group: ['Até seis pessoas, por escrito', 'Conduzida por uma IA'],
    package: ['Sessões por escrito, com uma IA', 'Use quando for melhor para você'],
    shoutout: ['Escrito por uma IA a partir do seu pedido', 'Seu navegador lê em voz alta'],
    seminar: ['Conteúdo da IA, ao vivo com a equipe do Kiai', 'Tempo para perguntas no final'],
  },
  house: {
    package: ['Uma sessão de 60 minutos por vez', 'Organizado pela equipe do Kiai'],
    film_review: ['Anotações com o tempo do vídeo e exercícios para o seu plano', 'Entrega da equipe do Kiai'],
    shoutout: ['Feito para o seu pedido', 'Entrega da equipe do Kiai'],
    seminar: ['Online e ao vivo, com a equipe do Kiai', 'Tempo para perguntas no final'],
  },
  video: [
    'Clipe curto de amostra, desenhado e animado pela equipe do Kiai',
    'Sem palavras: deixe repetindo enquanto treina',
  ],
  product: ['Vendido e enviado pela equipe do Kiai', 'Devolução em até 14 dias'],
  minutes: (count) => `${count} minutos`,
  hours: (count) => `${count} horas`,
  seconds: (count) => `${count} segundos`,
}
