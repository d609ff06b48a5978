import type { TextsLike } from '#web/i18n/texts-like.ts'
import type { texts as english } from './en.ts'

export const texts: TextsLike<typeof english> = {
  loading: 'Carregando suas notificações...',
  failed: 'Não deu para carregar suas notificações.',
  empty: 'Córner em silêncio',
  emptyText: 'Nada por aqui ainda. Treine hoje: os marcos da sua sequência vão aparecer aqui.',
  unread: 'Não lida',
  markAll: 'Marcar todas como lidas',
  markFailed: 'Não foi marcada como lida',
  more: 'Mostrar mais',
  moreFailed: 'Não deu para carregar as mais antigas.',
  choose: 'Escolher o que aparece aqui',
  kinds: {
    streak_milestone: {
      name: 'Marcos da sequência',
      hint: 'Quando você chega a 7, 30, 45 e 100 dias.',
      title_one: '{{count}} dia seguido',
      title_many: '{{count}} de dias seguidos',
      title_other: '{{count}} dias seguidos',
      text: 'Dia após dia, você esteve lá. Mantenha o fogo aceso.',
    },
    coach_application: {
      name: 'Candidatura a coach',
      hint: 'Quando sua candidatura é aprovada ou recusada, ou a administração dá a você o papel de coach.',
      approved: {
        title: 'Candidatura a coach aprovada',
        text: 'Que bom ter você no córner. Seu painel de coach está aberto.',
      },
      appointed: {
        title: 'Agora você é coach',
        text: 'A administração escolheu você como coach. Preencha seu perfil público para que encontrem você.',
      },
      denied: {
        title: 'Candidatura recusada',
        text: 'Sua candidatura a coach não foi aprovada. Fale com o suporte para saber mais.',
        reason: 'Sua candidatura a coach não foi aprovada. O motivo: {{reason}}',
      },
    },
    membership: {
      name: 'Seu Elite',
      hint: 'Quando você ganha o Elite, quando ele muda de data de término ou é retirado.',
      given: {
        title: 'O Elite é seu',
        text: 'Você ganhou o Elite até {{day}}. O acesso premium está aberto.',
        open: 'Você ganhou o Elite sem data de término. O acesso premium está aberto.',
      },
      moved: {
        title: 'Seu Elite mudou de data',
        text: 'Seu Elite agora vai até {{day}}.',
        open: 'Seu Elite agora não tem data de término.',
      },
      ended: {
        title: 'Seu Elite terminou',
        text: 'A administração encerrou seu Elite. Se tiver dúvidas, fale com o suporte.',
      },
    },
    order: {
      name: 'Suas compras',
      hint: 'Quando algo que você comprou é entregue, enviado ou reembolsado, abre uma vaga para você ou respondem à sua avaliação.',
      delivered: { title: 'Chegou', text: '{{title}} está à sua espera.' },
      sent: { title: 'A caminho', text: '{{title}} foi enviado para você.' },
      refunded: { title: 'Dinheiro de volta', text: 'Você recebe de volta o valor de {{title}}.' },
      late: {
        title: 'Não chegou no prazo',
        text: '{{title}} não ficou pronto a tempo, então você recebe o dinheiro de volta.',
      },
      declined: { title: 'Pedido recusado', text: '{{title}} foi recusado. Você recebe o dinheiro de volta.' },
      unused: { title: 'Tem sessão esperando', text: 'Você ainda tem sessões em {{title}}.' },
      moved: { title: 'Nova data', text: '{{title}} mudou de horário. Você pode devolver sua vaga até o começo.' },
      seat_offered: {
        title: 'Abriu uma vaga',
        text: 'Tem uma vaga em {{title}}. Ela fica guardada para você por algumas horas.',
      },
      review_answered: { title: 'Responderam à sua avaliação', text: 'Leia a resposta sobre {{title}}.' },
      review_hidden: {
        title: 'Sua avaliação foi ocultada',
        text: 'A administração ocultou sua avaliação de {{title}}. O motivo está na página da compra.',
      },
    },
    sale: {
      name: 'Suas vendas',
      hint: 'Quando você vende algo, um prazo está acabando, alguém devolve um produto ou escreve uma avaliação.',
      sold: { title: 'Vendido', text: '{{title}} ({{number}})' },
      due_soon: { title: 'O prazo está acabando', text: '{{title}} ({{number}}) ainda espera por você.' },
      late: {
        title: 'Passou do prazo',
        text: '{{title}} ({{number}}) não foi entregue a tempo. Quem comprou recebe o dinheiro de volta.',
      },
      return_asked: { title: 'Devolução', text: '{{title}} ({{number}}) está sendo devolvido.' },
      cancelled: { title: 'Pedido cancelado', text: '{{title}} ({{number}}) foi cancelado. Não há mais nada a fazer.' },
      reviewed: { title: 'Nova avaliação', text: 'Quem comprou avaliou {{title}} ({{number}}).' },
    },
    coach_news: {
      name: 'Novidades dos seus coaches',
      hint: 'Quando um coach que você segue lança algo novo.',
      title: 'Novidade de {{name}}',
      text: 'Acabou de chegar: {{title}}',
    },
    new_application: {
      name: 'Novas candidaturas a coach',
      hint: 'Quando alguém se candidata a coach.',
      title: 'Nova candidatura a coach',
      text: '{{name}} quer ser coach. A candidatura espera por você.',
    },
    support_message: {
      name: 'Mensagens para o suporte',
      hint: 'Quando alguém pede ajuda.',
      title: '{{name}} pede ajuda',
      text: '{{email}}: {{message}}',
    },
    reported_review: {
      name: 'Avaliações denunciadas',
      hint: 'Quando uma avaliação é denunciada ou alguém edita uma que estava oculta.',
      reported: {
        title: 'Avaliação denunciada',
        text: 'Denunciaram uma avaliação de {{title}}. Dê uma olhada e decida.',
      },
      changed: {
        title: 'Avaliação oculta editada',
        text: 'A avaliação oculta de {{title}} tem texto novo. Dê uma olhada e decida.',
      },
    },
  },
  choices: {
    title: 'Notificações',
    text: 'O que faz o sino tocar. Vale na hora.',
    loading: 'Carregando suas escolhas...',
    saveFailed: 'Sua escolha não foi salva',
  },
}
