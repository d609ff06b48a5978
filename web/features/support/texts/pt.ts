import type { TextsLike } from '#web/i18n/texts-like.ts'
import type { texts as english } from './en.ts'

export const texts: TextsLike<typeof english> = {
  title: 'Falar com o suporte',
  lead: 'Travou, ficou na dúvida ou algo deu errado? Conte para a gente: uma pessoa responde.',
  loading: 'Vendo quem responde...',
  about: { speaking: 'Gostaria que {{name}} falasse ao vivo com a gente. Quando, onde e para quantas pessoas:' },
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
