import type { TextsLike } from '#web/i18n/texts-like.ts'
import type { texts as english } from './en.ts'

export const texts: TextsLike<typeof english> = {
  title: '{{name}} · Marketplace',
  headline: 'Suba no ringue',
  lead: {
    persona:
      '{{name}} é uma IA. O que uma IA não consegue fazer é feito pela equipe do Kiai, e a oferta deixa isso claro.',
    house: 'O que {{name}} oferece, com preço e prazo bem claros.',
    coach: 'O que {{name}} oferece, com preço e prazo bem claros.',
  },
  loading: 'Arrumando as ofertas...',
  loadFailed: 'Não deu para carregar este marketplace.',
  back: 'Voltar para {{name}}',
  share: {
    action: 'Compartilhar',
    copied: 'Link copiado',
    failed: 'Não deu para compartilhar o link',
    failedText: 'Copie o link na barra de endereço do navegador.',
  },
  filter: {
    section: 'Mostrar',
    allSections: 'Tudo',
    sort: 'Ordenar por',
    least: 'A partir de ({{currency}})',
    most: 'Até ({{currency}})',
    currency: 'Moeda',
    notAnAmount: 'Digite só um número, como 39 ou 59,99.',
    clear: 'Mostrar tudo',
  },
  sort: {
    newest: 'Mais recentes',
    cheapest: 'Menor preço',
    dearest: 'Maior preço',
    'best-rated': 'Melhor avaliação',
  },
  section: {
    coaching: {
      title: 'Coaching particular online',
      empty: '{{name}} não oferece coaching agora. Aqui entrariam sessões individuais, pacotes e análises de vídeo.',
      emptyOwn: 'Ofereça sessões individuais, pacotes ou análises de vídeo. Tudo isso aparece aqui.',
    },
    shoutouts: {
      title: 'Shoutouts em vídeo',
      empty:
        '{{name}} não oferece shoutouts agora. Aqui entraria um recado de aniversário, de luta ou de troca de faixa.',
      emptyOwn: 'Ofereça um recado de aniversário, de luta ou de troca de faixa. Ele aparece aqui.',
    },
    seminars: {
      title: 'Próximos seminários',
      empty: '{{name}} não tem seminário marcado. Aqui entrariam aulas ao vivo com data e vagas.',
      emptyOwn: 'Marque um seminário ao vivo, com data e vagas. Ele aparece aqui.',
    },
    videos: {
      title: 'Vídeos em destaque',
      empty: '{{name}} não tem vídeos à venda. Aqui entrariam treinos e análises para ver no seu ritmo.',
      emptyOwn: 'Envie treinos e análises para ver a qualquer hora. Eles aparecem aqui.',
    },
    products: {
      title: 'Produtos patrocinados',
      empty: '{{name}} não indica equipamento agora. Aqui entrariam luvas, aparadores e livros.',
      emptyOwn: 'Venda o equipamento em que você confia. Ele aparece aqui.',
    },
  },
  noneInRange: 'Nada nessa faixa de preço.',
  more: 'Mais: {{section}}',
  moreFailed: 'Não deu para carregar mais ofertas.',
  reviews: {
    all: 'Todas as avaliações',
    read_one: 'Ler {{count}} avaliação',
    read_many: 'Ler {{count}} de avaliações',
    read_other: 'Ler {{count}} avaliações',
  },
  action: {
    package: 'Comprar pacote',
    film_review: 'Pedir análise',
    shoutout: 'Pedir',
    seminar: 'Reservar vaga',
    video: 'Quero o vídeo',
    product: 'Comprar',
    watch: 'É seu: assistir',
    own: 'Esta oferta é sua',
  },
}
