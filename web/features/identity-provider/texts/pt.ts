import type { TextsLike } from '#web/i18n/texts-like.ts'
import type { texts as english } from './en.ts'

export const texts: TextsLike<typeof english> = {
  continue: 'Continuar com o {{name}}',
  startFailed: 'Não foi possível entrar',
  callback: {
    working: 'Entrando...',
    cancelled: 'Você cancelou no {{name}}. Nada mudou.',
    cancelledSignIn: 'Você cancelou no {{name}}. Pode tentar de novo ou usar sua senha.',
    cancelledSignUp: 'Você cancelou no {{name}}. Pode tentar de novo ou criar a conta com seu e-mail.',
    goOn: 'Continuar',
    firstTitle: 'Você já tem uma conta',
    firstLead: '{{email}} já tem uma conta aqui. Entre com sua senha e depois confirme que quer vincular o {{name}}.',
    firstSignIn: 'Entrar com a senha',
    firstForgot: 'Não sei a senha',
    linked: 'O {{name}} foi vinculado à sua conta',
  },
  card: {
    title: 'Entrar com o {{name}}',
    text: 'Um toque e você entra, sem senha.',
    on: 'Vinculado',
    off: 'Sem vínculo',
    nobody: 'Conta sem e-mail',
    since: 'Vínculo feito em {{when}}',
    lastUsed: 'Último uso: {{when}}',
    neverUsed: 'Ainda sem uso',
    link: 'Vincular o {{name}}',
    linkText: 'Primeiro a gente confere que é você. Depois o {{name}} pede seu login lá.',
    next: 'Continuar',
    unlink: 'Desvincular',
    unlinkTitle: 'Desvincular o {{name}}?',
    unlinkText: 'O {{name}} não vai mais abrir sua conta.',
    unlinked: 'O {{name}} foi desvinculado da sua conta',
    failed: 'Nada mudou',
    lastWay: 'É sua única forma de entrar',
  },
  pending: {
    title: 'Vincular o {{name}}?',
    text: 'O {{name}} confirmou que {{email}} é seu. Vincule e, da próxima vez, o {{name}} abre esta conta para você.',
    later: 'Agora não',
    link: 'Vincular o {{name}}',
  },
  noPassword: {
    title: 'Senha',
    text: 'Sua conta não tem senha: você entra sem ela.',
    send: 'Criar uma senha',
    sent: 'Confira seu e-mail',
    sentText: 'O link para criar uma senha está a caminho de {{email}}.',
    failed: 'O e-mail não foi enviado',
    again:
      'Faz um tempo que você entrou, e sua conta não tem senha para a gente pedir. Entre de novo e você terá dez minutos para isso.',
  },
}
