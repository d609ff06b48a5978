import type { TextsLike } from '#web/i18n/texts-like.ts'
import type { texts as english } from './en.ts'

export const texts: TextsLike<typeof english> = {
  title: 'Primeiro camp',
  day: 'Dia {{day}} de {{days}}',
  finished: 'Completo. Os sete dias são seus.',
  task: {
    sign_in: 'Entrar',
    quiz: 'O quiz',
    plan: 'Um plano',
    quote: 'Uma frase',
    power_up: 'Impulso',
    follow_up: 'Contar como foi',
    look_back: 'Rever a semana',
  },
  state: { done: '{{task}}: feito', open: '{{task}}: em aberto hoje', ahead: '{{task}}: ainda por vir' },
  now: 'Hoje: {{task}}',
  next: 'Depois: {{task}}',
  all: 'As sete tarefas',
  menu: 'Opções do primeiro camp',
  leave: 'Sair do camp',
  left: 'Você saiu no dia {{day}}. Tudo o que fez continua valendo.',
  resume: 'Voltar ao camp',
  offer: 'Sete dias, uma tarefa pequena por dia. Topa?',
  start: 'Começar o camp',
  toast: {
    left: 'Você saiu do camp. A porta fica aberta.',
    leaveFailed: 'Você continua no camp',
    resumed: 'Que bom ter você no camp.',
    resumeFailed: 'O camp não começou',
  },
}
