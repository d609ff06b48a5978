import type { CaringQuestions } from './caring-question.ts'

export const pt: CaringQuestions = {
  'self-harm': [
    'Posso estar lendo demais nisso, mas prefiro perguntar a passar por cima. Você está pensando em se matar? Pode responder abertamente; nada disso fica guardado na Ficha de Luta.',
    'O que você escreveu parece pesar mais do que uma questão de treino. Você tem pensado em se matar? Nada do que disser sobre isso fica na Ficha de Luta.',
  ],
  abuse: [
    'Quero parar em uma coisa que você escreveu. Alguém está machucando, ameaçando ou controlando você? Nada disso fica guardado na Ficha de Luta.',
    'Parte do que você contou não deveria acontecer com ninguém, nem em casa nem na academia. Você está em segurança onde está agora? A sua resposta não fica na Ficha de Luta.',
  ],
  'minor-adult': [
    'Talvez não seja nada, e mesmo assim prefiro perguntar. Algum adulto está pedindo segredo a alguém menor de idade ou causando desconforto? Nada disso fica guardado na Ficha de Luta.',
    'Quando há um adulto e alguém menor de idade, prefiro perguntar uma vez a mais. Algum outro adulto, de fora e de confiança, sabe disso? A sua resposta não fica na Ficha de Luta.',
  ],
  violence: [
    'Vamos ficar um momento nisso antes de qualquer outra coisa. Você está pensando em machucar alguém fora da luta? Nada disso fica guardado na Ficha de Luta.',
    'Tem muita raiva no que você escreveu, e quero entender direito. Alguém corre perigo hoje, você ou outra pessoa? O que disser sobre isso não fica na Ficha de Luta.',
  ],
  'eating-disorder': [
    'Antes de falar de peso ou treino, uma pergunta sobre você. Como está a sua relação com a comida ultimamente? Nada disso fica guardado na Ficha de Luta.',
    'Reparei no jeito como você escreveu sobre comer e pergunto com cuidado. Tem algo que você faz com a comida e que seria difícil contar a alguém? Isso não fica na Ficha de Luta.',
  ],
  'weight-cut': [
    'O peso pode esperar um minuto. Como você se sente agora, e quando bebeu alguma coisa pela última vez? Nada disso fica guardado na Ficha de Luta.',
    'Primeiro quero saber de você. Está com tontura, fraqueza, cãibra ou confusão neste momento? A sua resposta não fica na Ficha de Luta.',
  ],
  concussion: [
    'Vamos deixar o treino de lado por um momento. Desde a pancada na cabeça, mudou alguma coisa: dor, visão, equilíbrio, memória, enjoo? Nada disso fica guardado na Ficha de Luta.',
    'Com a cabeça, prefiro perguntar uma vez a mais, e sem sparring até isso ficar claro. Como você tem estado desde aquele golpe, em comparação com um dia normal? A sua resposta não fica na Ficha de Luta.',
  ],
  doping: [
    'Pergunto sem julgar. Você está tomando, ou alguém ofereceu, alguma coisa que nenhum médico sabe? Nada disso fica guardado na Ficha de Luta.',
    'Antes de seguir, quero entender o que está por trás. Alguém está pressionando você a tomar alguma coisa? O que disser sobre isso não fica na Ficha de Luta.',
  ],
  injury: [
    'Por favor, pare um momento antes de continuar treinando. Como está agora: você consegue mexer, sentir e respirar normalmente? Nada disso fica guardado na Ficha de Luta.',
    'Talvez isso precise ser visto ainda hoje. Está piorando, e tem alguém aí com você? A sua resposta não fica na Ficha de Luta.',
  ],
  substance: [
    'Não pergunto para julgar. Isso ainda é uma escolha sua ou ficou difícil parar? Nada disso fica guardado na Ficha de Luta.',
    'Primeiro você, depois o resto. Você está bem neste momento, e tem alguém por perto? A sua resposta não fica na Ficha de Luta.',
  ],
}
