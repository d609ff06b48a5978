import type { PowerUpTexts } from './en.ts'

export const pt: PowerUpTexts = {
  care: 'Sente ou fique de pé num lugar seguro. Se der tontura, pare e respire do seu jeito: também conta.',
  drills: {
    'square-breath': {
      title: 'O quadrado',
      purpose: 'Quatro lados iguais. Para quando a cabeça corre na frente.',
      cues: {
        in: 'Puxe o ar pelo nariz.',
        full: 'Segure, ombros baixos.',
        out: 'Solte devagar.',
        empty: 'Sem ar, sem pressa.',
        see: 'Veja a próxima coisa que você tem para fazer. Você já está no meio dela.',
      },
    },
    'long-exhale': {
      title: 'A saída longa',
      purpose: 'O ar sai mais devagar do que entra. Para o nervosismo antes da hora.',
      cues: {
        in: 'Puxe o ar, baixo e sem barulho.',
        out: 'Solte, mais devagar do que entrou.',
        see: 'Veja o momento que dá frio na barriga. Veja você respirando nele.',
        set: 'Ombros para baixo. Olhar para a frente.',
      },
    },
    'the-walk': {
      title: 'A entrada',
      purpose: 'Da porta à primeira troca. Para o grande dia e para qualquer dia.',
      cues: {
        stand: 'Sinta o chão que segura você. Solte o maxilar.',
        in: 'Puxe o ar.',
        out: 'Solte o ar até o fim.',
        walk: 'Veja a porta, as luzes, o chão. Entre no seu passo.',
        begin: 'Veja a primeira troca. Você sai na frente, com o corpo solto.',
      },
    },
    unclench: {
      title: 'Destrave',
      purpose: 'Aperte e solte, das mãos aos pés. Para o corpo que carregou o dia inteiro.',
      cues: {
        handsIn: 'Puxe o ar. Feche as mãos.',
        handsOut: 'Solte o ar. Abra as mãos.',
        shouldersIn: 'Puxe o ar. Suba os ombros.',
        shouldersOut: 'Solte o ar. Deixe cair.',
        faceIn: 'Puxe o ar. Aperte os lábios.',
        faceOut: 'Solte o ar. Afrouxe o maxilar.',
        bellyIn: 'Puxe o ar. Firme a barriga.',
        bellyOut: 'Solte o ar. Amoleça a barriga.',
        legsIn: 'Puxe o ar. Empurre o chão.',
        legsOut: 'Solte o ar. Descanse as pernas.',
        feel: 'Sinta como basta pouco para ficar de pé. Leve isso para a próxima hora.',
      },
    },
    'next-round': {
      title: 'Próximo round',
      purpose: 'Um erro, uma resposta melhor, a sua palavra. Para o dia depois de um dia ruim.',
      cues: {
        recall: 'Pense em uma coisa que deu errado. Só olhe para ela.',
        in: 'Puxe o ar.',
        out: 'Solte tudo, bem devagar.',
        correct: 'Veja a mesma cena outra vez. Agora faça o que você queria ter feito.',
        word: 'Ache uma palavra para isso. Diga em voz alta ou por dentro. É o seu próximo round.',
      },
    },
    kiai: {
      title: 'O grito',
      purpose: 'Junte e solte num sopro só. Para quando o dia custa a pegar.',
      cues: {
        in: 'Puxe o ar até a barriga.',
        out: 'Solte o ar. Junte força.',
        load: 'Puxe: carregue.',
        shout: 'Solte de uma vez: kiai! Pode sussurrar.',
        stand: 'Abra o peito. Sinta o calor. Escolha para onde ele vai primeiro.',
      },
    },
  },
}
