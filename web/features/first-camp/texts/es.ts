import type { TextsLike } from '#web/i18n/texts-like.ts'
import type { texts as english } from './en.ts'

export const texts: TextsLike<typeof english> = {
  title: 'Primer camp',
  day: 'Día {{day}} de {{days}}',
  finished: 'Completo. Los siete días son tuyos.',
  task: {
    sign_in: 'Entrar',
    quiz: 'El quiz',
    plan: 'Un plan',
    quote: 'Una frase',
    power_up: 'Impulso',
    follow_up: 'Contar cómo te fue',
    look_back: 'Mirada atrás',
  },
  state: { done: '{{task}}: hecho', open: '{{task}}: toca hoy', ahead: '{{task}}: más adelante' },
  now: 'Hoy: {{task}}',
  next: 'Después: {{task}}',
  all: 'Las siete tareas',
  menu: 'Opciones del primer camp',
  leave: 'Salir del camp',
  left: 'Saliste el día {{day}}. Todo lo que hiciste sigue contando.',
  resume: 'Volver al camp',
  offer: 'Siete días, una pequeña tarea por día. ¿Te animas?',
  start: 'Empezar el camp',
  toast: {
    left: 'Saliste del camp. La puerta queda abierta.',
    leaveFailed: 'Sigues en el camp',
    resumed: 'Qué bueno tenerte en el camp.',
    resumeFailed: 'El camp no empezó',
  },
}
