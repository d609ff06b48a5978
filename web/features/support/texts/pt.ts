import type { TextsLike } from '#web/i18n/texts-like.ts'
import type { texts as english } from './en.ts'

export const texts: TextsLike<typeof english> = {
  title: 'Falar com o suporte',
  lead: 'Travou, ficou na dúvida ou algo deu errado? Conte para a gente: uma pessoa responde.',
  loading: 'Vendo quem responde...',
  talk: {
    title: 'Peça uma palestra de {{name}}',
    lead: 'Para a sua academia, escola ou equipe. {{name}} vai até vocês; data e preço são combinados antes.',
    form: 'Quando, onde, para quantas pessoas',
    formText: 'O pedido vai para a equipe do Kiai, que combina tudo. Uma cópia e a resposta chegam em {{email}}.',
    day: 'Data (opcional)',
    dayHint: 'Deixe em branco se a data estiver em aberto.',
    dayProblem: 'Escolha um dia que ainda não passou ou deixe em branco.',
    people: 'Quantas pessoas',
    peopleProblem: 'Digite um número inteiro de 1 a {{most}}.',
    place: 'Local',
    placeHint: 'A cidade e a academia ou o espaço.',
    message: 'Algo mais (opcional)',
    messageHint: 'Sobre o que {{name}} deve falar, e para quem?',
    submit: 'Enviar o pedido',
    failed: 'Seu pedido não foi enviado',
    sent: 'Pedido recebido',
    sentText:
      'Vamos falar com {{name}} e responder para {{email}}. Uma cópia já está a caminho. Nada foi marcado ainda.',
    back: 'Voltar a {{name}}',
  },
  mail: {
    title: 'Escreva para a gente',
    text: 'Seu programa de e-mail abre com o nosso endereço e um assunto.',
    subject: 'Uma pergunta sobre o Kiai',
    open: 'Escrever um e-mail',
  },
  message: {
    title: 'Escreva para a equipe',
    text: 'Sua mensagem vai para quem administra esta instalação. A resposta chega em {{email}}.',
    label: 'Sua mensagem',
    hint: 'O que você queria fazer, e o que aconteceu?',
    submit: 'Enviar mensagem',
    failed: 'Sua mensagem não foi enviada',
  },
  sent: {
    title: 'Mensagem enviada',
    text: 'Sua mensagem chegou. A resposta vai para {{email}}.',
    dashboard: 'Ir para o seu painel',
    again: 'Escrever outra',
  },
}
