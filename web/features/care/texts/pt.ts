import type { TextsLike } from '#web/i18n/texts-like.ts'
import type { texts as english } from './en.ts'

export const texts: TextsLike<typeof english> = {
  nameless: 'Ex-membro',
  menu: 'Denunciar, silenciar ou bloquear {{name}}',
  report: 'Denunciar',
  distance: {
    title: 'Pessoas silenciadas e bloqueadas',
    text: 'As publicações de quem você silencia não aparecem para você. Quem você bloqueia não vê você, e você não vê essa pessoa.',
    is: { mute: 'você silenciou', block: 'você bloqueou' },
    start: { mute: 'Silenciar', block: 'Bloquear' },
    end: { mute: 'Deixar de silenciar', block: 'Desbloquear' },
    done: {
      mute: 'Você não vê mais as publicações de {{name}}',
      block: 'Você e {{name}} não se veem mais',
      none: '{{name}} volta a aparecer para você',
    },
    failed: 'Não deu certo',
  },
}
