import type { TextsLike } from '#web/i18n/texts-like.ts'
import type { texts as english } from './en.ts'

export const texts: TextsLike<typeof english> = {
  title: 'Sesión de coaching con IA',
  panel: 'Coach de IA · {{label}}',
  speaker: '{{name}} (IA)',
  sessions: 'Tus sesiones con {{name}}',
  restart: 'Nueva sesión',
  started: 'Nueva sesión iniciada',
  startedText: 'Empezó el coaching de {{label}}',
  back: 'Volver a los coaches',
  profile: 'Sobre {{name}}',
  kept: 'Las sesiones con {{name}} se guardan automáticamente. Solo tú puedes leerlas.',
  closed: {
    title: '{{name}} aún no atiende',
    text: '{{name}} sigue en preparación, así que por ahora no hay sesiones. Mientras tanto, otro coach está aquí para ti.',
    instead: 'Hablar con {{name}}',
  },
}
