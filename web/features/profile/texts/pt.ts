import type { TextsLike } from '#web/i18n/texts-like.ts'
import type { texts as english } from './en.ts'

export const texts: TextsLike<typeof english> = {
  loading: 'Carregando seu painel...',
  loadFailed: 'Não deu para ler seu perfil de novo. O que você vê pode estar desatualizado.',
  warrior: 'Alma Guerreira',
  greeting: {
    morning: 'Bom dia, {{name}}',
    afternoon: 'Boa tarde, {{name}}',
    evening: 'Boa noite, {{name}}',
  },
  settings: 'Configurações',
  upgrade: 'Fazer upgrade',
  adminDashboard: 'Painel de administração',
  coachDashboard: 'Painel do Coach',
  membership: {
    free_member: 'Membro',
    elite_member: 'Membro Elite',
    fight_camp_coach: 'Coach de Fight Camp',
    coach: 'Coach',
    admin: 'Administração',
  },
  application: {
    title: 'Candidatura a coach',
    pending: {
      badge: 'Candidatura em análise',
      note: 'Sua candidatura a coach está em análise. Avisaremos assim que houver resposta.',
      short: 'Em análise',
    },
    approved: {
      badge: 'Candidatura a coach aprovada',
      note: 'Boas-vindas ao córner.',
      short: 'Aprovada',
    },
    denied: {
      badge: 'Candidatura recusada',
      note: 'Sua candidatura a coach não foi aprovada. Fale com o suporte para saber mais.',
      short: 'Recusada',
    },
  },
  days: {
    count_one: 'Dia de Kiai',
    count_many: 'De dias de Kiai',
    count_other: 'Dias de Kiai',
    since: 'Desde {{date}}',
  },
  guard: {
    title: 'Mantenha a guarda alta',
    onTitle: 'Sua guarda está alta',
    text: 'Uma segunda etapa barra uma senha roubada na porta.',
    onText: 'A verificação em duas etapas está ativada.',
    action: 'Segurança da conta',
  },
  account: {
    title: 'Conta',
    email: 'E-mail',
    emailFixed: 'O e-mail não pode ser alterado nesta página',
    memberSince: 'Membro desde',
    lastUpdated: 'Última atualização',
    upgradedOn: 'Upgrade em',
  },
  admin: {
    title: 'Painel de administração',
    eyebrow: 'As chaves são suas',
    lead: '{{name}}, você entrou na administração com {{email}}.',
    text: 'Esta página só se abre para a administração. Seu papel é verificado a cada entrada.',
  },
}
