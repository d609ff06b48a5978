import type { ShoutoutTexts } from './en.ts'

export const pt: ShoutoutTexts = {
  paid: 'Mensagem paga.',
  openings: {
    plain: (for_whom, name) => `${for_whom}, um minuto da sua atenção. Aqui é ${name}, do córner do Kiai.`,
    direct: (for_whom, name) =>
      `${for_whom}! Aqui é ${name}, do córner do Kiai. Guarda alta, queixo baixo, ouvido atento.`,
    warm: (for_whom, name) => `Oi, ${for_whom}. Aqui é ${name}, do córner do Kiai. Que bom poder dizer isto para você.`,
  },
  occasions: {
    birthday:
      'Feliz aniversário! Mais um ano de pé. Respire fundo e olhe em volta: quem está no seu córner agradece por você existir.',
    fight:
      'Sua luta está chegando. O trabalho se faz nos dias que vêm antes, e o resto é uma respiração, um round, um passo de cada vez.',
    grading: 'Sua graduação está chegando. Ninguém tira de você o que você repetiu cem vezes. Faça limpo e sem pressa.',
    comeback:
      'Voltar exige mais do que ficar. O primeiro treino da volta vale mais do que medalha: vá com calma e não pare.',
    thanks: 'Tem alguém que quer agradecer a você, e há agradecimentos que merecem ser ditos em voz alta.',
    other: 'Alguém pensou em você hoje e quis que você soubesse.',
  },
  message: (wish) => `E quem me mandou aqui quer dizer: “${wish}”`,
  closings: {
    plain: (for_whom) => `É isso, ${for_whom}. Um passo hoje, outro amanhã.`,
    direct: (for_whom) => `Então, ${for_whom}: sem desculpa e sem barulho. Faça a próxima coisa, e faça bem.`,
    warm: (for_whom) => `Leve isto com você, ${for_whom}. Você não precisa carregar tudo sem ajuda.`,
  },
  signature: (name) => `Kiai! ${name}, coach de IA`,
  worried:
    'O que você escreveu parece sério, e um shoutout não é a ajuda certa. Se você ou outra pessoa corre perigo, ligue agora para a emergência. Na Sala de Guerra você encontra com quem conversar e o número de uma linha de apoio. Você recebe o dinheiro de volta.',
  unsafe:
    'Não repassamos mensagens sobre coisas perigosas, como machucar alguém, corte brusco de peso ou doping. Tente com outras palavras. Você recebe o dinheiro de volta.',
  insulting:
    'Um shoutout é para levantar alguém, e esta mensagem machucaria. Tente com outras palavras. Você recebe o dinheiro de volta.',
}
