import type { TextsLike } from '#web/i18n/texts-like.ts'
import type { texts as english } from './en.ts'

export const texts: TextsLike<typeof english> = {
  title: 'Como foi?',
  loading: 'Carregando a pergunta...',
  commitment: 'Você disse que faria isto até {{day}}.',
  step: 'Seu plano tinha isto para {{day}}.',
  late: 'Isto era para {{day}}. Acontece, e ninguém cobra você por isso. Responda uma vez e a gente para por aí.',
  scale: 'De 1 (nada) a 10 (tudo)',
  mark: '{{mark}} de 10',
  noted: {
    low: '{{mark}} de 10, sem rodeios. É daí que começa o próximo round.',
    middle: '{{mark}} de 10. Avançou, e isso conta.',
    high: '{{mark}} de 10. Palavra cumprida.',
  },
  next: 'Seu coach retoma na próxima conversa. Ainda dá para mudar a nota aqui.',
  talk: 'Falar disso na Sala de Guerra',
  gone: 'Esta pergunta não existe mais. Talvez o assunto tenha saído da sua lista, ou o link esteja incompleto.',
  stop: {
    title: 'Chega de perguntas?',
    text: 'Um toque e o Kiai para de perguntar como foi. Seus coaches continuam sabendo o que você combinou.',
    submit: 'Parar as perguntas',
    done: 'O Kiai não pergunta mais. Dá para ativar de novo nas configurações.',
    settings: 'Abrir configurações',
  },
}
