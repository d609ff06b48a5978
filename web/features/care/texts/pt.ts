import type { TextsLike } from '#web/i18n/texts-like.ts'
import type { texts as english } from './en.ts'

export const texts: TextsLike<typeof english> = {
  nameless: 'Ex-membro',
  menu: 'Denunciar, silenciar ou bloquear {{name}}',
  report: 'Denunciar',
  distance: {
    title: 'Pessoas silenciadas e bloqueadas',
    text: 'Você não vê as publicações de quem silenciou. Você e quem você bloqueou não se veem em lugar nenhum.',
    is: { mute: 'no silencioso', block: 'com bloqueio' },
    start: { mute: 'Silenciar', block: 'Bloquear' },
    end: { mute: 'Tirar do silencioso', block: 'Desbloquear' },
    done: {
      mute: 'Você não vê mais as publicações de {{name}}',
      block: 'Você e {{name}} não se veem mais',
      none: '{{name}} volta a aparecer para você',
    },
    failed: 'Não deu certo',
  },
}
