import type { TextsLike } from '#web/i18n/texts-like.ts'
import type { texts as english } from './en.ts'

export const texts: TextsLike<typeof english> = {
  title: 'Desistir de la compra',
  lead: 'Puedes desistir de una compra en un plazo de 14 días, sin dar motivos. Las sesiones y los seminarios tienen hora fija: para ellos vale la regla que viste al reservar. No hace falta iniciar sesión.',
  law: 'La ley de la Unión Europea da 14 días y la de Brasil 7 (artículo 49 de su código del consumidor). Aquí son 14 días; si es un producto, desde el día en que lo recibes. Para lo que ya se entregó, se vio o tiene fecha fija vale la política de reembolso del pedido. Si tu ley te da más, vale tu ley: escribe a soporte.',
  other: 'Otro pedido, por su número',
  ask: {
    title: 'Paso 1 de 2',
    text: 'Dinos qué pedido es. Enviamos un enlace al correo con el que se compró, y no pasa nada hasta que confirmes allí.',
    number: 'Número de pedido',
    numberHint: 'Está en el recibo y en la factura, por ejemplo K26-000123.',
    email: 'Correo',
    emailHint: 'El correo de la cuenta que hizo la compra.',
    submit: 'Enviarme el enlace',
    failed: 'La solicitud no se envió',
  },
  asked: {
    title: 'Revisa tu correo',
    text: 'Si existe ese pedido con el correo {{email}}, te llegará un enlace. Ábrelo para confirmar que desistes.',
    again: 'Indicar otro pedido',
  },
  confirm: {
    lead: 'Un clic y la compra queda sin efecto.',
    title: 'Paso 2 de 2',
    text: 'Te devolvemos todo lo que pagaste por este pedido, al mismo medio de pago. No se puede deshacer.',
    submit: 'Confirmar que desisto',
  },
  done: {
    title: 'Listo: desististe',
    text: 'El pedido {{number}} queda sin efecto. Te devolvemos {{amount}} al mismo medio de pago.',
    mail: 'Te enviamos la confirmación por correo. Si ya recibiste un producto, envíalo de vuelta: te devolvemos el dinero cuando llegue.',
  },
  refused: {
    used: {
      title: 'Ya está hecho',
      text: 'Este enlace ya se usó: ya desististe y el dinero está en camino. La confirmación está en tu correo.',
    },
    expired: { title: 'Este enlace ya no sirve', text: 'No cambió nada. Pide un enlace nuevo y confirma otra vez.' },
    unknown: {
      title: 'Este enlace no funciona',
      text: 'Puede que se haya cortado en el correo. Ábrelo otra vez o pide uno nuevo.',
    },
    impossible: {
      title: 'Ya no se puede desistir',
      text: 'Pasaron los 14 días, ya se devolvió el dinero o aceptaste perder este derecho con la entrega. En Compras ves lo que aún se puede hacer.',
    },
    again: 'Pedir un enlace nuevo',
    purchases: 'Ver mis compras',
  },
}
