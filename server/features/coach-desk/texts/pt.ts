import type { SampleTexts } from './en.ts'

export const pt: SampleTexts = {
  services: {
    private: {
      title: 'Coaching individual',
      description: 'Uma hora só para o seu jogo: o que você já tem, o que falta e o plano para chegar lá.',
      duration: '60 minutos',
      features: [
        'Chamada de vídeo individual',
        'Análise do seu último round ou da semana',
        'Um plano escrito até a próxima sessão',
      ],
    },
    group: {
      title: 'Sessão de coaching em grupo',
      description: 'Um grupo pequeno, um tema e tempo para as perguntas de cada pessoa.',
      duration: '90 minutos',
      features: ['Até oito pessoas', 'Um tema por semana', 'Perguntas respondidas ao vivo'],
    },
    shoutout: {
      title: 'Shoutout de motivação em vídeo',
      description:
        'Um vídeo para você ou para quem você indicar, antes de uma luta, de uma prova ou de uma segunda-feira difícil.',
      duration: '2 a 3 minutos',
      features: ['Entrega em 48 horas', 'Feito para uma só pessoa', 'Fica com você'],
    },
  },
  products: {
    gloves: {
      title: 'Luvas de treino Pro',
      description:
        'Espuma em camadas, faixa larga no punho e forro que seca de um dia para o outro. Para saco, manopla e sparring.',
    },
    duffel: {
      title: 'Bolsa de camp',
      description: 'Leva dois pares de luvas, separa a roupa molhada da seca e tem alça para um ombro só.',
    },
  },
}
