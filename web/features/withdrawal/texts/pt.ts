import type { TextsLike } from '#web/i18n/texts-like.ts'
import type { texts as english } from './en.ts'

export const texts: TextsLike<typeof english> = {
  title: 'Desistir da compra',
  lead: 'Você pode desistir de uma compra em até 14 dias, sem dar motivo. Sessões e seminários têm hora marcada: para eles vale a regra mostrada na reserva. Não precisa entrar na conta.',
  law: 'No Brasil, o Código de Defesa do Consumidor (art. 49) garante 7 dias de arrependimento; na União Europeia são 14. Aqui são 14 dias e, no caso de um produto, a partir do dia em que ele chega. Para o que já foi entregue, assistido ou tem data marcada, vale a regra de reembolso do pedido. Se a lei garante mais, vale a lei: fale com o suporte.',
  other: 'Outro pedido, pelo número',
  ask: {
    title: 'Passo 1 de 2',
    text: 'Diga qual é o pedido. Enviamos um link para o e-mail usado na compra, e nada acontece até você confirmar por lá.',
    number: 'Número do pedido',
    numberHint: 'Está no recibo e na fatura, por exemplo K26-000123.',
    email: 'E-mail',
    emailHint: 'O e-mail da conta que fez a compra.',
    submit: 'Receber o link',
    failed: 'A solicitação não foi enviada',
  },
  asked: {
    title: 'Confira o seu e-mail',
    text: 'Se esse pedido existir para {{email}}, um e-mail com o link está a caminho. Abra o link para confirmar a desistência.',
    again: 'Informar outro pedido',
  },
  confirm: {
    lead: 'Com um clique, a compra é desfeita.',
    title: 'Passo 2 de 2',
    text: 'Tudo o que foi pago neste pedido volta pelo mesmo meio de pagamento. Não dá para voltar atrás.',
    submit: 'Confirmar a desistência',
  },
  done: {
    title: 'Desistência confirmada',
    text: 'Você desistiu do pedido {{number}} e recebe {{amount}} de volta pelo mesmo meio de pagamento.',
    mail: 'Enviamos a confirmação por e-mail. Se o produto já está com você, envie de volta: o dinheiro sai quando ele chegar a quem vendeu.',
  },
  refused: {
    used: {
      title: 'Desistência já confirmada',
      text: 'Este link já foi usado: você já desistiu e o dinheiro está voltando. A confirmação está no seu e-mail.',
    },
    expired: { title: 'Este link venceu', text: 'Nada mudou. Peça um link novo e confirme de novo.' },
    unknown: {
      title: 'Este link não funciona',
      text: 'Ele pode ter sido cortado no e-mail. Abra de novo ou peça outro.',
    },
    impossible: {
      title: 'Não dá mais para desistir',
      text: 'Os 14 dias passaram, o valor já foi devolvido ou você aceitou que esse direito acaba com a entrega. Em Compras você vê o que ainda dá para fazer.',
    },
    again: 'Pedir um link novo',
    purchases: 'Ver minhas compras',
  },
}
