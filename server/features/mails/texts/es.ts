import { bookingMails } from './booking-es.ts'
import { checkInMails } from './check-in-es.ts'
import type { MailTexts } from './en.ts'
import { liveMails } from './live-es.ts'
import { membershipMails } from './membership-es.ts'
import { moderationMails } from './moderation-es.ts'
import { newsMails } from './news-es.ts'
import { orderMails } from './order-es.ts'

export const es = {
  hello: (name: string) => `Hola, ${name}:`,
  helloWithoutName: 'Hola:',
  /** After a suspension. */
  writesAgain: (day: string) => `Podrás volver a escribir el ${day}. Mientras tanto puedes leer todo.`,
  unsubscribe: 'Dejar de recibir estos correos',
  stopAsking: 'No preguntar más',
  linkHint: '¿El botón no funciona? Abre este enlace en tu navegador:',
  motto: 'Entrena. Lucha. Gana.',
  mails: {
    'confirm-email': {
      subject: 'Confirma tu correo y entra',
      preheader: 'Un toque y tu esquina está lista.',
      headline: 'Falta un solo paso',
      lines: [
        'Tu cuenta está lista. Confirma que esta dirección es tuya y entra.',
        'El enlace sirve por poco tiempo. Úsalo ahora.',
      ],
      button: 'Confirmar mi correo',
      reason:
        'Recibiste este correo porque alguien creó una cuenta en Kiai con esta dirección. ¿No fuiste tú? No hagas nada: sin tu confirmación, nadie entra.',
    },
    'confirm-coach-email': {
      subject: 'Recibimos tu solicitud de coach: confirma tu correo',
      preheader: 'Confírmalo y empezamos a leerla.',
      headline: 'Solicitud recibida',
      lines: [
        'Tu solicitud para ser coach en Kiai ya llegó. Confirma que esta dirección es tuya: sin eso no se puede aprobar.',
        'La revisión suele tomar de 2 a 3 días hábiles. Te avisamos por correo.',
      ],
      button: 'Confirmar mi correo',
      reason:
        'Recibiste este correo porque alguien envió una solicitud de coach a Kiai con esta dirección. ¿No fuiste tú? No hagas nada: sin tu confirmación nadie llega a ser coach.',
    },
    'reset-password': {
      subject: 'Crea una nueva contraseña',
      preheader: 'A cualquiera se le baja la guardia. Levántate.',
      headline: 'De pie otra vez',
      lines: [
        'Pediste una nueva contraseña. Créala aquí y vuelve a entrenar.',
        'El enlace sirve por poco tiempo. Úsalo ahora.',
      ],
      button: 'Crear nueva contraseña',
      reason:
        'Recibiste este correo porque alguien pidió una nueva contraseña para esta dirección. ¿No fuiste tú? No hagas nada: tu contraseña sigue siendo la misma.',
    },
    'account-exists': {
      subject: 'Ya tienes una cuenta en Kiai',
      preheader: 'No hace falta registrarte otra vez. Solo inicia sesión.',
      headline: 'Ya estás dentro',
      lines: [
        'Alguien acaba de intentar registrarse con esta dirección, que ya tiene una cuenta. Si fuiste tú, solo inicia sesión.',
        '¿Olvidaste tu contraseña? Ahí mismo puedes crear otra.',
      ],
      button: 'Iniciar sesión',
      reason:
        'Recibiste este correo porque alguien intentó registrarse en Kiai con esta dirección. ¿No fuiste tú? No hagas nada: nadie tocó tu cuenta.',
    },
    'set-password': {
      subject: 'Tu cuenta de administración está lista',
      preheader: 'Crea tu contraseña y toma tu puesto.',
      headline: 'Toma tu puesto',
      lines: [
        'Ya hay una cuenta de administración de Kiai para ti. Crea tu contraseña y será tuya.',
        'El enlace sirve por poco tiempo. Úsalo ahora.',
      ],
      button: 'Crear mi contraseña',
      reason:
        'Recibiste este correo porque quien lleva esta instalación de Kiai te dio el rol de administración. ¿No lo esperabas? No hagas nada y avísale.',
    },
    'password-changed': {
      subject: 'Tu contraseña cambió',
      preheader: '¿Fuiste tú? Entonces todo en orden.',
      headline: 'Contraseña nueva',
      lines: [
        'Tu contraseña de Kiai acaba de cambiar. Si fuiste tú, no tienes que hacer nada.',
        'Si no fuiste tú, actúa ya: crea una nueva contraseña y recupera tu cuenta.',
      ],
      button: 'Proteger mi cuenta',
      reason: 'Recibiste este correo porque cambió la contraseña de tu cuenta. Siempre te avisamos.',
    },
    'passkey-added': {
      subject: 'Se agregó una llave de acceso',
      preheader: 'Una nueva llave abre tu cuenta.',
      headline: 'Llave nueva',
      lines: [
        'Desde ahora, esta llave de acceso abre tu cuenta sin contraseña ni código.',
        'Si no fuiste tú quien la agregó, actúa ya: quítala en Ajustes y cambia tu contraseña.',
      ],
      button: 'Revisar mi cuenta',
      reason: 'Recibiste este correo porque se agregó una llave de acceso a tu cuenta. Siempre te avisamos.',
    },
    'passkey-removed': {
      subject: 'Se quitó una llave de acceso',
      preheader: 'Ya no abre tu cuenta.',
      headline: 'Una llave menos',
      lines: [
        'Esta llave de acceso ya no abre tu cuenta.',
        'Si no fuiste tú quien la quitó, actúa ya: cambia tu contraseña.',
      ],
      button: 'Revisar mi cuenta',
      reason: 'Recibiste este correo porque se quitó una llave de acceso de tu cuenta. Siempre te avisamos.',
    },
    'identity-added': {
      subject: 'Se vinculó una nueva forma de entrar',
      preheader: 'Ahora puedes entrar a Kiai con otra cuenta.',
      headline: 'Nueva entrada',
      lines: [
        'Desde ahora, tu cuenta con este proveedor también abre Kiai.',
        'Si no fuiste tú quien la vinculó, actúa ya: desvincúlala en Ajustes y cambia tu contraseña.',
      ],
      button: 'Revisar mi cuenta',
      reason: 'Recibiste este correo porque se vinculó una forma de entrar a tu cuenta. Siempre te avisamos.',
    },
    'identity-removed': {
      subject: 'Se desvinculó una forma de entrar',
      preheader: 'Ya no abre tu cuenta.',
      headline: 'Una entrada menos',
      lines: [
        'Tu cuenta con este proveedor ya no abre Kiai.',
        'Si no fuiste tú quien la desvinculó, actúa ya: cambia tu contraseña.',
      ],
      button: 'Revisar mi cuenta',
      reason: 'Recibiste este correo porque se desvinculó una forma de entrar de tu cuenta. Siempre te avisamos.',
    },
    'two-factor-on': {
      subject: 'La verificación en dos pasos está activada',
      preheader: 'Tu guardia está arriba.',
      headline: 'Guardia arriba',
      lines: [
        'Desde ahora, para iniciar sesión necesitas tu contraseña y un código. Guarda bien tus códigos de respaldo.',
        'Si no fuiste tú quien la activó, actúa ya: crea una nueva contraseña y habla con soporte.',
      ],
      button: 'Revisar mi cuenta',
      reason: 'Recibiste este correo porque se activó la verificación en dos pasos en tu cuenta. Siempre te avisamos.',
    },
    'two-factor-off': {
      subject: 'La verificación en dos pasos está desactivada',
      preheader: 'Ahora solo te protege tu contraseña.',
      headline: 'Guardia abajo',
      lines: [
        'Desde ahora, tu contraseña basta para abrir tu cuenta.',
        'Si no fuiste tú quien la desactivó, actúa ya: cambia tu contraseña.',
      ],
      button: 'Revisar mi cuenta',
      reason:
        'Recibiste este correo porque se desactivó la verificación en dos pasos en tu cuenta. Siempre te avisamos.',
    },
    'coach-application-received': {
      subject: 'Recibimos tu solicitud de coach',
      preheader: 'Ahora nos toca leer.',
      headline: 'Solicitud en revisión',
      lines: [
        'Tu solicitud para ser coach en Kiai ya llegó. Leemos cada una con atención.',
        'La revisión suele tomar de 2 a 3 días hábiles. Te avisamos por correo.',
      ],
      button: 'Ver cómo va',
      reason: 'Recibiste este correo porque enviaste una solicitud de coach con tu cuenta de Kiai.',
    },
    'coach-approved': {
      subject: 'Ya eres coach en Kiai',
      preheader: 'Tu esquina está abierta.',
      headline: 'La esquina es tuya',
      lines: [
        'Tu solicitud de coach fue aprobada. Tu perfil público ya está en línea y quienes entrenan aquí pueden encontrarte y seguirte.',
        'Prepara tus servicios y productos: lo que esté activo aparece al instante en tu perfil.',
      ],
      button: 'Abrir mi panel de coach',
      reason: 'Recibiste este correo porque enviaste una solicitud de coach con tu cuenta de Kiai.',
    },
    'coach-appointed': {
      subject: 'Kiai te eligió como coach',
      preheader: 'Tu esquina te espera.',
      headline: 'Ocupa tu esquina',
      lines: [
        'El equipo de Kiai te eligió como coach. Completa tu perfil público: así quienes entrenan aquí pueden encontrarte y seguirte.',
        'Prepara tus servicios y productos: lo que esté activo aparece al instante en tu perfil.',
      ],
      button: 'Abrir mi panel de coach',
      reason: 'Recibiste este correo porque la administración te dio el rol de coach en Kiai.',
    },
    'support-message': {
      subject: 'Alguien pide ayuda',
      preheader: 'Espera una respuesta.',
      headline: 'Te necesitan en la esquina',
      lines: ['Llegó un mensaje a soporte. Responde a la dirección de abajo.', 'El mensaje:'],
      button: 'Ver quién escribió',
      reason: 'Recibiste este correo porque formas parte de la administración de esta instalación de Kiai.',
    },
    'talk-request': {
      subject: 'Piden una charla en persona',
      preheader: 'Alguien espera una respuesta con fecha y precio.',
      headline: 'Piden una charla',
      lines: [
        'Alguien quiere recibir a un coach de la casa. Acuérdalo con el coach y responde a la dirección de abajo.',
      ],
      button: 'Ver quién la pide',
      reason: 'Recibiste este correo porque formas parte de la administración de esta instalación de Kiai.',
    },
    'talk-asked': {
      subject: 'Recibimos tu pedido',
      preheader: 'Lo que pediste y lo que sigue.',
      headline: 'Pedido recibido',
      lines: [
        'El equipo de Kiai habla con el coach y responde a esta dirección con fecha y precio. Nada queda reservado hasta que aceptes. Pediste:',
      ],
      button: 'Volver al coach',
      reason: 'Recibiste este correo porque pediste una charla en persona en Kiai.',
    },
    'coach-denied': {
      subject: 'Tu solicitud de coach no fue aprobada',
      preheader: 'Qué dice la revisión y qué puedes hacer.',
      headline: 'No fue en este asalto',
      lines: [
        'Esta vez tu solicitud de coach no fue aprobada. Puedes mejorarla y volver a enviarla.',
        'Esto dice la revisión:',
      ],
      button: 'Enviar otra solicitud',
      reason: 'Recibiste este correo porque enviaste una solicitud de coach con tu cuenta de Kiai.',
    },
    ...bookingMails,
    ...checkInMails,
    ...liveMails,
    ...orderMails,
    ...membershipMails,
    ...moderationMails,
    ...newsMails,
  },
} satisfies MailTexts
