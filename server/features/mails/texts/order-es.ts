import type { orderMails as english, OrderLines } from './order-en.ts'

const bought = 'Recibiste este correo porque compraste algo en Kiai con esta dirección.'
const sold = 'Recibiste este correo porque vendes en Kiai.'

export const orderMails = {
  'order-receipt': {
    subject: 'Tu recibo',
    preheader: 'Lo que compraste y lo que sigue.',
    headline: 'Ya es tuyo',
    lines: ['Gracias. Tu pedido está pagado. Guarda este correo: es tu recibo.'],
    button: 'Abrir mi pedido',
    reason: bought,
  },
  'order-delivered': {
    subject: 'Tu pedido está listo',
    preheader: 'Te está esperando.',
    headline: 'Ya está aquí',
    lines: ['Lo que pediste ya se entregó. Abre tu pedido para verlo.'],
    button: 'Verlo ahora',
    reason: bought,
  },
  'order-sent': {
    subject: 'Tu pedido va en camino',
    preheader: 'Ya salió.',
    headline: 'En camino',
    lines: ['Tu pedido ya se envió. Cuando lo tengas en las manos, avísanos en la página de tu pedido.'],
    button: 'Abrir mi pedido',
    reason: bought,
  },
  'order-refunded': {
    subject: 'Tu reembolso va en camino',
    preheader: 'Qué pedido, cuánto y por qué.',
    headline: 'Reembolso',
    lines: ['Te devolvemos el dinero al mismo medio de pago que usaste. Tu banco puede tardar unos días en mostrarlo.'],
    button: 'Abrir mi pedido',
    reason: bought,
  },
  'withdrawal-asked': {
    subject: 'Confirma que desistes de tu compra',
    preheader: 'Un paso más y queda hecho.',
    headline: 'Falta un solo paso',
    lines: [
      'Alguien pidió desistir de esta compra. ¿Fuiste tú? Entonces confírmalo en la página que abre el botón.',
      'El enlace sirve durante una hora.',
    ],
    button: 'Desistir de la compra',
    reason:
      'Recibiste este correo porque alguien escribió el número de tu pedido y esta dirección. ¿No fuiste tú? No hagas nada: tu pedido sigue igual.',
  },
  'withdrawal-done': {
    subject: 'Desististe de tu compra',
    preheader: 'Este correo es tu confirmación.',
    headline: 'Desistimiento confirmado',
    lines: ['Recibimos tu desistimiento. Guarda este correo como confirmación.'],
    button: 'Abrir mi pedido',
    reason: bought,
  },
  'return-missing': {
    subject: 'Tu devolución no ha llegado',
    preheader: 'Quien te lo vendió todavía espera el paquete.',
    headline: 'Todavía no ha llegado',
    lines: [
      'Quien te lo vendió dice que tu devolución no ha llegado. El reembolso queda en espera hasta que el equipo de Kiai decida.',
      '¿Ya lo enviaste? Escribe a soporte con el número del pedido y el comprobante de envío.',
    ],
    button: 'Abrir mi pedido',
    reason: bought,
  },
  'return-closed': {
    subject: 'Tu devolución quedó cerrada',
    preheader: 'No hay reembolso. Aquí está el motivo.',
    headline: 'Devolución cerrada',
    lines: [
      'Tu devolución no llegó y el equipo de Kiai la cerró sin reembolso. Si no estás de acuerdo, escribe a soporte.',
    ],
    button: 'Abrir mi pedido',
    reason: bought,
  },
  'new-sale': {
    subject: 'Vendiste algo',
    preheader: 'Un pedido nuevo te espera.',
    headline: 'Nueva venta',
    lines: ['Alguien te compró algo y ya pagó.'],
    button: 'Abrir mis pedidos',
    reason: sold,
  },
  'sale-due': {
    subject: 'Un pedido está por vencer',
    preheader: 'Entrégalo antes de que se acabe el tiempo.',
    headline: 'Corre el reloj',
    lines: ['Este pedido todavía te espera. Si se pasa el plazo, quien lo compró recupera su dinero automáticamente.'],
    button: 'Abrir mis pedidos',
    reason: sold,
  },
  'seat-offered': {
    subject: 'Hay un lugar para ti',
    preheader: 'Te lo guardamos unas horas.',
    headline: 'Tu lugar',
    lines: [
      'Esperabas un lugar y se liberó uno. Te lo guardamos unas horas; después pasa a la siguiente persona de la lista.',
    ],
    button: 'Aceptar el lugar',
    reason: 'Recibiste este correo porque te anotaste en la lista de espera de este seminario.',
  },
  'unused-package': {
    subject: 'Todavía te quedan sesiones',
    preheader: 'Están pagadas y te esperan.',
    headline: 'De vuelta a entrenar',
    lines: ['Tienes sesiones que todavía no has usado. No dejes que venzan.'],
    button: 'Abrir mi pedido',
    reason: bought,
  },
  'seminar-moved': {
    subject: 'Tu seminario cambió de hora',
    preheader: 'La nueva fecha y un nuevo archivo de calendario.',
    headline: 'Nueva fecha',
    lines: ['El seminario que reservaste será a otra hora. El archivo de calendario de este correo ya trae la nueva.'],
    button: 'Abrir mi pedido',
    reason: bought,
  },
  'seminar-cancelled': {
    subject: 'Tu seminario se canceló',
    preheader: 'Ya no se va a realizar.',
    headline: 'Cancelado',
    lines: [
      'Lo sentimos: el seminario que reservaste ya no se va a realizar. El archivo de calendario de este correo lo quita de tu agenda.',
    ],
    button: 'Abrir mi pedido',
    reason: bought,
  },
} satisfies typeof english

export const orderLines = {
  order: (number, title) => `Pedido ${number}: ${title}`,
  seller: (name) => `De: ${name}`,
  price: (price) => `Precio: ${price}`,
  amount: (price) => `Importe: ${price}`,
  because: (reason) => `Motivo: ${reason}`,
  onThePage: 'míralo en la página del pedido',
  noMoney: 'Fue una prueba: no se movió dinero.',
  dueBy: (moment) => `Entrega a más tardar el ${moment}.`,
  keptUntil: (moment) => `Guardado para ti hasta el ${moment}.`,
  newTime: (moment) => `Ahora empieza el ${moment}.`,
  giveBackUntil: (moment) =>
    `Si la nueva hora no te sirve, puedes devolver tu lugar en la página de tu pedido hasta el ${moment} y recuperar todo tu dinero.`,
  moneyBack: 'Te devolvemos todo tu dinero al mismo medio de pago que usaste.',
  left: (count, moment) => `Sesiones que te quedan: ${count}. Puedes usarlas hasta el ${moment}.`,
  tracking: (link) => `Sigue el envío: ${link}`,
  afterReturn: 'Primero envía el producto de vuelta. Te devolvemos el dinero en cuanto llegue.',
  next: {
    shoutout: 'Lo que sigue: tu shoutout se prepara y aparece en tu pedido.',
    film_review: 'Lo que sigue: tu video se analiza y la respuesta aparece en tu pedido.',
    seminar: 'Lo que sigue: el enlace para entrar y el archivo de calendario están en tu pedido.',
    video: 'Lo que sigue: ya puedes verlo, las veces que quieras.',
    product: 'Lo que sigue: el producto se empaca y se envía. Te escribimos cuando salga.',
    package: 'Lo que sigue: tus sesiones están listas para usarse.',
    coaching: 'Lo que sigue: tu sesión, a la hora que elegiste.',
    membership:
      'Lo que sigue: ya tienes Élite. Puedes cambiar de plan o cancelar cuando quieras en la página de tu membresía.',
  },
  rules: {
    until_delivered: 'Reembolso: en cualquier momento antes de la entrega, y automático si se retrasa.',
    until_watched: 'Reembolso: mientras no hayas empezado a verlo.',
    until_two_days_before: 'Reembolso: hasta 48 horas antes de que empiece.',
    until_day_before: 'Reembolso: hasta 24 horas antes de que empiece.',
    until_used:
      'Reembolso: mientras no uses ninguna sesión y, hasta 14 días después del pago, por las sesiones que queden.',
    return_14_days: 'Reembolso: antes del envío, o si lo devuelves hasta 14 días después de recibirlo.',
    unused_days: 'Reembolso: en los 14 días después del primer pago, por los días que queden.',
  },
  openTimes: (times: string) => `Horarios libres ahora: ${times}.`,
  chooseAgain: (link: string) => `Elige otro horario aquí: ${link}`,
  causes: {
    late: 'No se entregó a tiempo. Lo sentimos.',
    withdrawn: 'Desististe de la compra.',
    cancelled: 'El pedido se canceló.',
    returned: 'Tu devolución llegó.',
    sold_out: 'Tu pago llegó tarde: el último lugar o tu horario ya estaba ocupado, o ya había empezado.',
    seller_gone: 'Quien lo vendió ya no puede entregarlo.',
    declined: 'Quien lo vende no pudo aceptar el pedido.',
    admin: 'Lo decidió el equipo de Kiai.',
  },
} satisfies OrderLines
