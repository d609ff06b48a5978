import type { TextsLike } from '#web/i18n/texts-like.ts'
import type { texts as english } from './en.ts'

export const texts: TextsLike<typeof english> = {
  continue: 'Continuar com {{name}}',
  startFailed: 'Não foi possível entrar',
  callback: {
    working: 'Entrando...',
    cancelled: 'Login cancelado',
    cancelledText: 'Nada mudou. Você também pode usar sua senha.',
    firstTitle: 'Você já tem uma conta',
    firstLead: '{{email}} já tem uma conta aqui. Entre nela mais uma vez e depois confirme que quer vincular {{name}}.',
    firstSignIn: 'Entrar com a senha',
    firstForgot: 'Não sei a senha',
    linked: '{{name}} vinculado à sua conta',
  },
  card: {
    title: 'Entrar com {{name}}',
    text: 'Um toque e você entra, sem senha.',
    on: 'Vinculado',
    off: 'Sem vínculo',
    nobody: 'Conta sem e-mail',
    since: 'Vínculo feito em {{when}}',
    lastUsed: 'Último uso: {{when}}',
    neverUsed: 'Ainda sem uso',
    link: 'Vincular {{name}}',
    linkText: 'Primeiro a gente confere que é você. Depois {{name}} pede seu login lá.',
    next: 'Continuar',
    unlink: 'Desvincular',
    unlinkTitle: 'Desvincular {{name}}?',
    unlinkText: '{{name}} não vai mais abrir sua conta.',
    unlinked: '{{name}} desvinculado da sua conta',
    failed: 'Nada mudou',
    lastWay: 'É sua única forma de entrar',
  },
  pending: {
    title: 'Vincular {{name}}?',
    text: '{{name}} confirmou que {{email}} é seu. Vincule e, da próxima vez, {{name}} abre esta conta para você.',
    later: 'Agora não',
    link: 'Vincular {{name}}',
  },
  noPassword: {
    title: 'Senha',
    text: 'Sua conta não tem senha: você entra sem ela.',
    send: 'Receber um link para criar uma',
    sent: 'Confira seu e-mail',
    sentText: 'O link para criar uma senha está a caminho de {{email}}.',
    failed: 'O e-mail não foi enviado',
    again:
      'Faz um tempo que você entrou, e sua conta não tem senha para a gente pedir. Entre de novo e você terá dez minutos para isso.',
  },
}
