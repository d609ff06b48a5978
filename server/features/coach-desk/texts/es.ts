import type { SampleTexts } from './en.ts'

export const es: SampleTexts = {
  services: {
    private: {
      title: 'Coaching privado, uno a uno',
      description: 'Una hora solo para tu juego: lo que traes, lo que falta y el plan que cierra esa distancia.',
      duration: '60 minutos',
      features: [
        'Videollamada, uno a uno',
        'Revisión de tu último asalto o de tu semana',
        'Un plan escrito hasta la próxima sesión',
      ],
    },
    group: {
      title: 'Sesión de coaching en grupo',
      description: 'Un grupo pequeño, un tema y tiempo para las preguntas de cada persona.',
      duration: '90 minutos',
      features: ['Hasta ocho personas', 'Un tema por semana', 'Preguntas respondidas en vivo'],
    },
    shoutout: {
      title: 'Shoutout de motivación en video',
      description: 'Un video para ti o para quien tú digas, antes de una pelea, un examen o un lunes difícil.',
      duration: '2 a 3 minutos',
      features: ['Entrega en 48 horas', 'Hecho para una sola persona', 'Es tuyo para siempre'],
    },
  },
  products: {
    gloves: {
      title: 'Guantes de entrenamiento Pro',
      description:
        'Espuma en capas, muñequera ancha y un forro que se seca de un día para otro. Para saco, manoplas y sparring.',
    },
    duffel: {
      title: 'Bolso de fight camp',
      description:
        'Caben dos pares de guantes, con la ropa mojada lejos de la seca y una correa para llevarlo al hombro.',
    },
  },
}
