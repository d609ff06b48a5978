import type { TextsLike } from '#web/i18n/texts-like.ts'
import type { texts as english } from './en.ts'

export const texts: TextsLike<typeof english> = {
  loading: 'Cargando tus notificaciones...',
  failed: 'No se pudieron cargar tus notificaciones.',
  empty: 'Esquina en silencio',
  emptyText: 'Todavía no hay nada. Entrena hoy: los hitos de tu racha serán lo primero que veas.',
  unread: 'Sin leer',
  markAll: 'Marcar todo como leído',
  markFailed: 'No se pudo marcar como leída',
  more: 'Mostrar más',
  moreFailed: 'No se pudieron cargar las anteriores.',
  choose: 'Elegir qué aparece aquí',
  kinds: {
    streak_milestone: {
      name: 'Hitos de la racha',
      hint: 'Cuando llegas a 7, 30, 45 y 100 días.',
      title_one: 'Racha de {{count}} día',
      title_many: 'Racha de {{count}} de días',
      title_other: 'Racha de {{count}} días',
      text: 'Cumpliste día tras día. Mantén vivo el fuego.',
    },
    coach_application: {
      name: 'Solicitud de coach',
      hint: 'Cuando tu solicitud se aprueba o se rechaza, o la administración te da el rol de coach.',
      approved: {
        title: 'Solicitud de coach aprobada',
        text: 'Qué bueno tenerte en la esquina. Tu panel de coach está abierto.',
      },
      appointed: {
        title: 'Ya eres coach',
        text: 'La administración te eligió como coach. Completa tu perfil público para que te encuentren.',
      },
      denied: {
        title: 'Solicitud rechazada',
        text: 'Tu solicitud de coach no fue aprobada. Escribe a soporte para saber más.',
        reason: 'Tu solicitud de coach no fue aprobada. El motivo: {{reason}}',
      },
    },
    membership: {
      name: 'Tu Élite',
      hint: 'Cuando recibes el Élite, cuando cambia su fecha de fin o cuando se te retira.',
      given: {
        title: 'El Élite es tuyo',
        text: 'Recibiste el Élite hasta el {{day}}. El acceso premium está abierto.',
        open: 'Recibiste el Élite sin fecha de fin. El acceso premium está abierto.',
      },
      moved: {
        title: 'Tu Élite cambió de fecha',
        text: 'Tu Élite ahora dura hasta el {{day}}.',
        open: 'Tu Élite ahora no tiene fecha de fin.',
      },
      ended: {
        title: 'Tu Élite terminó',
        text: 'La administración terminó tu Élite. Si tienes dudas, escribe a soporte.',
      },
    },
    order: {
      name: 'Tus compras',
      hint: 'Cuando algo que compraste se entrega, se envía o se reembolsa, se libera un lugar para ti o responden a tu reseña.',
      delivered: { title: 'Ya está aquí', text: '{{title}} te espera.' },
      sent: { title: 'En camino', text: '{{title}} va en camino.' },
      refunded: { title: 'Dinero de vuelta', text: 'Recibes de vuelta el dinero de {{title}}.' },
      late: { title: 'No llegó a tiempo', text: '{{title}} no estuvo a tiempo, así que recibes tu dinero de vuelta.' },
      declined: { title: 'Pedido rechazado', text: '{{title}} fue rechazado. Recibes tu dinero de vuelta.' },
      unused: { title: 'Hay sesiones esperando', text: 'Todavía te quedan sesiones en {{title}}.' },
      moved: { title: 'Nueva fecha', text: '{{title}} cambió de hora. Puedes devolver tu lugar hasta que empiece.' },
      seat_offered: { title: 'Un lugar para ti', text: 'Se liberó un lugar en {{title}}. Te lo guardamos unas horas.' },
      review_answered: { title: 'Respondieron a tu reseña', text: 'Lee la respuesta sobre {{title}}.' },
      review_hidden: {
        title: 'Tu reseña fue ocultada',
        text: 'La administración ocultó tu reseña de {{title}}. El motivo está en la página de la compra.',
      },
    },
    sale: {
      name: 'Tus ventas',
      hint: 'Cuando vendes algo, un pedido está por vencer o alguien devuelve un producto o escribe una reseña.',
      sold: { title: 'Vendido', text: '{{title}} ({{number}})' },
      due_soon: { title: 'Por vencer', text: '{{title}} ({{number}}) todavía te espera.' },
      late: {
        title: 'Fuera de plazo',
        text: '{{title}} ({{number}}) no se entregó a tiempo. Quien lo compró recibe su dinero de vuelta.',
      },
      return_asked: { title: 'Una devolución', text: 'Están devolviendo {{title}} ({{number}}).' },
      cancelled: { title: 'Pedido cancelado', text: '{{title}} ({{number}}) se canceló. No queda nada por hacer.' },
      reviewed: { title: 'Nueva reseña', text: 'Hay una reseña de {{title}} ({{number}}).' },
    },
    coach_news: {
      name: 'Novedades de tus coaches',
      hint: 'Cuando un coach que sigues ofrece algo nuevo.',
      title: 'Novedades de {{name}}',
      text: 'Nuevo en su oferta: {{title}}',
    },
    new_application: {
      name: 'Nuevas solicitudes de coach',
      hint: 'Cuando alguien solicita ser coach.',
      title: 'Nueva solicitud de coach',
      text: '{{name}} quiere ser coach. La solicitud te espera.',
    },
    support_message: {
      name: 'Mensajes a soporte',
      hint: 'Cuando alguien pide ayuda.',
      title: '{{name}} pide ayuda',
      text: '{{email}}: {{message}}',
    },
    reported_review: {
      name: 'Reseñas denunciadas',
      hint: 'Cuando alguien denuncia una reseña o edita una que estaba oculta.',
      reported: { title: 'Reseña denunciada', text: 'Denunciaron una reseña de {{title}}. Revísala y decide.' },
      changed: {
        title: 'Reseña oculta editada',
        text: 'La reseña oculta de {{title}} tiene texto nuevo. Revísala y decide.',
      },
    },
  },
  choices: {
    title: 'Notificaciones',
    text: 'Lo que hace sonar la campana. Lo que cambies vale al instante.',
    loading: 'Cargando tus preferencias...',
    saveFailed: 'No se pudo guardar el cambio',
  },
}
