import type { TextsLike } from '#web/i18n/texts-like.ts'
import type { texts as english } from './en.ts'

export const texts: TextsLike<typeof english> = {
  continue: 'Continuar con {{name}}',
  startFailed: 'No se pudo iniciar sesión',
  callback: {
    working: 'Iniciando sesión...',
    cancelled: 'Cancelaste en {{name}}. No cambió nada.',
    cancelledSignIn: 'Cancelaste en {{name}}. Puedes intentarlo de nuevo o usar tu contraseña.',
    cancelledSignUp: 'Cancelaste en {{name}}. Puedes intentarlo de nuevo o crear tu cuenta con tu correo.',
    goOn: 'Continuar',
    firstTitle: 'Ya tienes una cuenta',
    firstLead:
      '{{email}} ya tiene una cuenta aquí. Inicia sesión con tu contraseña y luego confirma que quieres vincular {{name}}.',
    firstSignIn: 'Entrar con la contraseña',
    firstForgot: 'No sé la contraseña',
    linked: '{{name}} quedó vinculado',
  },
  card: {
    title: 'Entrar con {{name}}',
    text: 'Un toque y entras, sin contraseña.',
    on: 'Vinculado',
    off: 'Sin vincular',
    nobody: 'Cuenta sin correo',
    since: 'Vinculado: {{when}}',
    lastUsed: 'Último uso: {{when}}',
    neverUsed: 'Aún sin usar',
    link: 'Vincular {{name}}',
    linkText: 'Primero comprobamos que eres tú. Después {{name}} te pide iniciar sesión allí.',
    next: 'Continuar',
    unlink: 'Desvincular',
    unlinkTitle: '¿Desvincular {{name}}?',
    unlinkText: '{{name}} ya no abrirá tu cuenta.',
    unlinked: '{{name}} quedó desvinculado',
    failed: 'No cambió nada',
    lastWay: 'Es tu única forma de entrar',
  },
  pending: {
    title: '¿Vincular {{name}}?',
    text: '{{name}} confirmó que {{email}} es tuyo. Vincúlalo y, la próxima vez, {{name}} te abrirá esta cuenta.',
    later: 'Ahora no',
    link: 'Vincular {{name}}',
  },
  noPassword: {
    title: 'Contraseña',
    text: 'Tu cuenta no tiene contraseña: entras sin ella.',
    send: 'Crear una contraseña',
    sent: 'Revisa tu correo',
    sentText: 'El enlace para crear una contraseña va en camino a {{email}}.',
    failed: 'El correo no se envió',
    again:
      'Hace rato que iniciaste sesión y tu cuenta no tiene contraseña que podamos pedir. Inicia sesión de nuevo y tendrás diez minutos para esto.',
  },
}
