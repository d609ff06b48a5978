import type { TextsLike } from '#web/i18n/texts-like.ts'
import type { texts as english } from './en.ts'

export const texts: TextsLike<typeof english> = {
  nameless: 'Cuenta eliminada',
  menu: 'Denunciar, silenciar o bloquear a {{name}}',
  report: 'Denunciar',
  distance: {
    title: 'Personas silenciadas y bloqueadas',
    text: 'No ves las publicaciones de quienes silenciaste. De quienes bloqueaste no ves nada, y tampoco ven nada tuyo.',
    is: { mute: 'cuenta silenciada', block: 'cuenta bloqueada' },
    start: { mute: 'Silenciar', block: 'Bloquear' },
    end: { mute: 'Dejar de silenciar', block: 'Desbloquear' },
    done: {
      mute: 'Ya no ves las publicaciones de {{name}}',
      block: 'Bloqueaste a {{name}}',
      none: 'Vuelves a ver lo que publica {{name}}',
    },
    failed: 'No se pudo hacer el cambio',
  },
}
