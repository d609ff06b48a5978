import type { TextsLike } from '#web/i18n/texts-like.ts'
import type { texts as english } from './en.ts'

export const texts: TextsLike<typeof english> = {
  title: 'Sala de Guerra',
  eyebrow: 'Cuéntanos el problema. Sal con un plan.',
  choose: 'Elige una estrategia',
  templates: 'Estrategias',
  panel: { title: 'Coach de Estrategia', subtitle: 'Pensamiento estratégico con IA' },
  template: {
    career: {
      name: 'Carrera',
      title: 'Plan de Conquista',
      text: 'Un puesto, un aumento, un cambio: elige el objetivo y traza el camino.',
      prompt:
        'Quiero un plan para conquistar mi próximo objetivo de carrera. Pregúntame primero lo que necesitas saber.',
    },
    business: {
      name: 'Negocios',
      title: 'Eliminación de Obstáculos',
      text: 'Ponle nombre a lo que frena el negocio y desármalo paso a paso.',
      prompt: 'Hay algo que frena mi negocio y quiero quitarlo del camino. Pregúntame primero lo que necesitas saber.',
    },
    life: {
      name: 'Vida',
      title: 'Movilización de Recursos',
      text: 'Tiempo, gente, dinero: saca más de lo que ya tienes.',
      prompt:
        'Quiero aprovechar mejor el tiempo, la gente y el dinero que tengo en mi vida. Pregúntame primero lo que necesitas saber.',
    },
    fight: {
      name: 'Combate',
      title: 'Guerra Mental',
      text: 'Nervios, concentración, presión: prepara la cabeza antes de la campana.',
      prompt: 'Quiero tener la cabeza lista para mi próximo combate. Pregúntame primero lo que necesitas saber.',
    },
  },
  started: { title: 'Nueva sesión iniciada', text: 'Empezó el coaching de {{template}}' },
  call: {
    title: '¿Vamos al siguiente combate?',
    text: 'Una estrategia a la vez. Elige el frente en el que quieres ganar.',
  },
  sessions: 'Sesiones estratégicas anteriores',
  save: {
    open: 'Guardar y reiniciar',
    nothing: 'Escribe algo primero y podrás guardarlo.',
    title: 'Guardar esta sesión',
    text: 'Queda guardada con su tema, y la Sala de Guerra empieza de cero.',
    topic: 'Tema',
    placeholder: 'Plan de crecimiento profesional',
    type: 'Estrategia',
    submit: 'Guardar sesión',
    topicRequired: 'Falta el tema',
    topicRequiredText: 'Escribe un tema para esta sesión.',
    signIn: 'Hay que iniciar sesión',
    signInText: 'Inicia sesión para guardar conversaciones.',
    saved: 'Conversación guardada',
    savedText: 'Tu sesión estratégica se guardó correctamente.',
    failed: 'Error al guardar',
    failedText: 'No se pudo guardar la conversación. Inténtalo de nuevo.',
  },
}
