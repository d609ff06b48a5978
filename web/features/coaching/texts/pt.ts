import type { TextsLike } from '#web/i18n/texts-like.ts'
import type { texts as english } from './en.ts'

export const texts: TextsLike<typeof english> = {
  title: 'Sessão de coaching com IA',
  panel: 'Coach de IA · {{label}}',
  speaker: '{{name}} (IA)',
  sessions: 'Suas sessões com {{name}}',
  restart: 'Nova sessão',
  started: 'Nova sessão iniciada',
  startedText: 'Coaching iniciado: {{label}}',
  back: 'Voltar aos coaches',
  profile: 'Sobre {{name}}',
  kept: 'As sessões com {{name}} são salvas automaticamente. Só você pode ler.',
  closed: {
    title: '{{name}} ainda não está atendendo',
    text: '{{name}} ainda está em preparação, então não há sessões por enquanto. Até lá, outro coach está aqui para você.',
    instead: 'Falar com {{name}}',
  },
}
