import type { TextsLike } from '#web/i18n/texts-like.ts'
import type { texts as english } from './en.ts'

export const texts: TextsLike<typeof english> = {
  nameless: 'Alguien que ya no está',
  menu: 'Denunciar, silenciar o bloquear a {{name}}',
  report: 'Denunciar',
  distance: {
    title: 'Personas silenciadas y bloqueadas',
    text: 'No ves las publicaciones de quienes silenciaste. Tú y quienes bloqueaste no se ven en ninguna parte.',
    is: { mute: 'en silencio', block: 'con bloqueo' },
    start: { mute: 'Silenciar', block: 'Bloquear' },
    end: { mute: 'Dejar de silenciar', block: 'Desbloquear' },
    done: {
      mute: 'Ya no ves las publicaciones de {{name}}',
      block: 'Tú y {{name}} ya no se ven',
      none: 'Vuelves a ver a {{name}}',
    },
    failed: 'No funcionó',
  },
}
