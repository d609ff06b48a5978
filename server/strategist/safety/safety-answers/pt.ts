import type { SafetyAnswers } from './answers.ts'

export const pt: SafetyAnswers = {
  line: '**Dá para falar com alguém agora mesmo: {crisis_line}.**',
  without_line:
    '**Ligue agora para um serviço de apoio emocional da sua região; no número de emergência podem dizer qual.**',
  not_human:
    'Sou uma inteligência artificial, não uma pessoa. Para o que precisa de um treinador ou de um médico de verdade, fale com um.',
  answers: {
    overdose: [
      `**Ligue agora para o número de emergência ou para o centro de intoxicações.** Não espere sentir alguma coisa: o que você engoliu pode fazer mal antes de você perceber, e o tratamento funciona melhor no começo.

Não fique sem companhia. Chame quem estiver por perto, destranque a porta e peça que fique com você. Diga o que tomou, quanto e quando, e guarde a caixa ou o frasco para mostrar.

Não tome mais nada, não provoque vômito e não dirija. {line}

Que bom que você me contou. Ainda dá tempo de receber ajuda. Você já ligou?`,
      `**Se ainda não ligou, ligue agora para a emergência ou para o centro de intoxicações**, mesmo que esteja se sentindo bem ou tenha mudado de ideia. Não espere para ver o que acontece.

Chame alguém para ficar ao seu lado: família, vizinho, quem estiver perto. Conte o que tomou, quanto e quando, e peça que fique até a ajuda chegar. Não provoque vômito nem tome mais nada. {line}

Sua vida vale mais do que qualquer outra coisa de que falamos. Quem está com você agora? Se não há ninguém, continue na linha com a emergência.`,
    ],
    'self-harm': [
      `Vou deixar o treino de lado, porque você importa mais do que tudo isso. Tem muita dor no que você escreveu, e que bom que você contou.

Você não precisa carregar isso sem ajuda. {line}

Se existe o risco de você fazer algo agora, **ligue para o número de emergência** ou vá ao pronto-socorro mais próximo. Se há por perto alguma coisa com que você poderia se machucar, afaste-se dela e vá para onde tenha gente.

Tem uma pessoa para quem você possa ligar nos próximos minutos? Conte a ela exatamente o que contou para mim. Eu fico aqui enquanto isso. Você está em segurança neste momento?`,
      `Continuo aqui, e levo muito a sério o que você diz. Um sentimento pode pesar tanto assim e ainda mudar, mesmo que por dentro pareça impossível.

O que mais ajuda agora é falar com uma pessoa. {line}

Se há perigo, **ligue para a emergência** ou peça que levem você a um hospital. Até alguém chegar, fique longe de qualquer coisa com que possa se ferir.

Quem está mais perto: no outro cômodo, na casa ao lado, a uma ligação de distância? Basta dizer: "Não estou bem, fica comigo." Me escreva enquanto espera.`,
      `Que bom que você continua falando. Você não é um peso, e nenhuma luta, balança ou resultado decide o seu valor.

O que eu mais quero é que uma voz humana esteja com você agora. {line}

Se os pensamentos estão ficando mais fortes, não espere: **número de emergência, hospital mais próximo ou alguém que vá até você.**

Hoje não vamos falar de treino. Me diga: tem alguém aí com você? Quem você consegue chamar?`,
    ],
    'self-harm-of-another': [
      `Você percebeu e levou a sério, e isso já ajuda muito. Eu também levo a sério.

Pergunte com calma, sem rodeios, se a pessoa está pensando em se matar. Perguntar não põe a ideia na cabeça de ninguém; abre uma porta. Escute sem discutir e não prometa segredo. {line} Serve para a pessoa e serve para você.

Se o perigo é agora, **fique junto e ligue para o número de emergência.** Você não precisa segurar isso por conta própria: chame ainda hoje alguém da família, um profissional de saúde ou uma pessoa de confiança. A pessoa está em segurança neste momento?`,
      `É muito para segurar, e não cabe só a você. Essa pessoa precisa agora de gente por perto e de ajuda profissional, e você pode ser a ponte.

Vá até lá ou continue ao telefone, e garanta que alguém fique junto. {line}

**Se existe um plano, ou se algo já foi feito, ligue para a emergência na hora.** E depois deixe que cuidem de você também. Quem pode ajudar você com isso hoje?`,
    ],
    'weight-cut': [
      `Nisso eu não ajudo, e quero explicar o motivo com franqueza. Tirar peso secando, suando ou purgando, ou tanto em tão pouco tempo, sobrecarrega o coração e os rins e deixa o cérebro menos protegido contra um golpe. Gente já morreu assim. E para menores de 18 anos e gestantes não existe corte seguro.

O que protege você:
- **Procure um médico do esporte ou nutricionista** antes de tirar mais um grama.
- **Fale já com seu técnico e com a organização.** Um peso casado ou a categoria de cima custam menos que uma internação.
- Se já tem fraqueza, confusão, cãibras ou coração disparado, **pare, beba água e busque atendimento hoje.**

Com o peso resolvido por um profissional, conte comigo para todo o resto.`,
      `Eu sei o quanto está em jogo nessa balança. Ainda assim, não: nenhuma versão disso que eu pudesse passar seria segura, por mais gente que faça.

A jogada forte é pedir a categoria que seu corpo alcança. Ligue para a organização, peça um peso casado ou suba de categoria, e deixe um **médico ou nutricionista esportivo** planejar o próximo camp em meses, não em dias. Se é uma criança, ela está crescendo: muda a categoria, não a criança.

Tontura, palpitação, parar de urinar ou confusão pedem **atendimento médico agora.** Quer pensar comigo em como dizer isso ao seu técnico?`,
    ],
    concussion: [
      `Vamos parar aqui e cuidar da sua cabeça primeiro. O que você descreve pode ser uma concussão, e numa conversa ninguém consegue descartar isso.

- **Nada de sparring, contato ou treino forte** a partir de agora, mesmo que melhore.
- **Consulte um médico hoje**, e no primeiro dia não dirija nem fique sem companhia.
- **Emergência na hora** se a dor de cabeça aumentar, se vomitar mais de uma vez, se vier sonolência, confusão, visão dupla, fala enrolada, fraqueza, dormência ou convulsão.

A volta é passo a passo, e só com liberação médica. Um segundo golpe antes de sarar é o que deixa sequela. Quem pode ir com você hoje?`,
      `Sei que você quer voltar. A resposta não muda: depois de uma pancada dessas, **nenhum contato até um médico liberar por escrito**, e no mesmo dia de jeito nenhum.

Se ainda não passou por consulta, vá hoje, e conte o que houve ao seu técnico e a alguém em casa. Dor que cresce, vômitos repetidos, confusão, sono fora do normal, visão dupla ou convulsão: **número de emergência, agora.**

Perder semanas é duro. Perder memória ou equilíbrio seria pior. Como você está neste momento?`,
    ],
    doping: [
      `Com substâncias, doses, ciclos ou exame antidoping eu não ajudo. Não é julgamento: a pressão por um atalho existe. Mas o preço também, para o coração, o fígado, os hormônios e a cabeça, e muito do que se vende nem é o que diz o rótulo.

Se você já está usando algo, **consulte um médico e conte tudo**; ele está ali para cuidar, não para denunciar, e até parar de repente pode exigir acompanhamento. Se acha que seus hormônios estão baixos, o caminho é exame de sangue e consulta, com autorização de uso terapêutico se você compete.

Me diga o que você esperava ganhar: força, fôlego, recuperação? Nisso eu ajudo, sem doping.`,
      `Continua sendo não, qualquer que seja a quantidade. Ninguém consegue tornar isso seguro numa conversa, e uma suspensão ou um coração doente duram mais que qualquer cinturão.

Um **médico do esporte** pode ver seu sangue, seu sono e sua recuperação, e a **agência antidoping** diz o que é permitido. Quase sempre o que falta é sono, comida ou descanso.

O que parece fora do seu alcance agora? Vamos começar por aí.`,
    ],
    'eating-disorder': [
      `Que bom que você me contou. Isso pede coragem, e não há do que ter vergonha. Acontece com muita gente em esportes com categoria de peso, e melhora com ajuda.

Vou deixar de lado planos de comida e de peso, porque você merece mais cuidado do que um plano. **Procure nesta semana um médico, psicólogo ou nutricionista que conheça transtornos alimentares**, e fale hoje com uma pessoa de confiança.

Se desmaiar, tiver dor no peito, coração acelerado ou irregular, vomitar sangue ou não conseguir segurar líquidos, **busque a emergência agora.** Para quem você poderia contar primeiro?`,
      `Que bom que você voltou a falar disso. Não é fraqueza nem fracasso; é uma doença que fala com a sua própria voz, e as pessoas se recuperam dela.

O que mais ajuda agora é um profissional que trate exatamente disso. Um posto de saúde ou seu médico pode encaminhar, e alguém próximo pode ficar ao seu lado na hora de ligar. Até lá, o treino pesado espera.

Desmaio, dor no peito ou coração falhando pedem **emergência, na hora.** Como você está hoje, sem contar nenhum número?`,
    ],
    abuse: [
      `Sinto muito que isso esteja acontecendo. **A culpa não é sua**, e ninguém, parceiro, familiar ou treinador, tem esse direito.

Segurança primeiro:
- Se você ou uma criança correm perigo agora, **ligue para a polícia ou para o número de emergência** e vá para onde tenha gente.
- Conte a **uma pessoa de confiança**: família, amizade, profissional de saúde, alguém da academia sem envolvimento nisso.
- Um **serviço local** de apoio contra a violência ou de proteção à criança orienta em sigilo, mesmo que você ainda não saiba o que quer fazer.

Se é com uma criança, ela precisa ouvir "eu acredito em você", e essa pessoa não pode mais ficar a sós com ela. O ritmo é seu. Você está em segurança onde está agora?`,
      `Eu acredito em você. Nada disso é culpa sua, e você não precisa provar nada para merecer ajuda.

Não precisa confrontar ninguém; isso pode aumentar o perigo. O que protege mais: alguém de confiança que saiba, documentos e uma bolsa à mão, e um **serviço de apoio** que planeje com você o próximo passo. Quando envolve treinador, a federação e o conselho tutelar também podem agir.

**Em perigo imediato: polícia ou emergência.** Este aparelho é só seu? Para a casa de quem você poderia ir hoje?`,
    ],
    violence: [
      `Dá para sentir a sua raiva, e pode haver um bom motivo para ela. Mas machucar alguém eu não ajudo a fazer. O que você treinou pode matar fora das regras, e minutos de fúria podem custar a vida de alguém e a sua.

Agora: **tome distância**, deixe longe qualquer coisa que sirva de arma e ligue para alguém que acalme você. Se fizeram algo contra você ou houve ameaça, a polícia ou um advogado é o caminho que não termina com você no banco dos réus. Se sente que pode perder o controle, **ligue para a emergência** ou vá a um hospital; lá também ajudam com isso.

O que aconteceu? Eu escuto.`,
      `Nisso continuo sem ajudar, e continuo aqui. Querer não faz de você uma pessoa má; fazer mudaria tudo para você e para quem ama você.

Dê um dia. Conte ao seu técnico, a um amigo ou a um **psicólogo** o que está acontecendo, e fique onde a outra pessoa não está. Se alguém corre perigo agora, por você ou por ela, **ligue para a emergência.**

Quem já conseguiu acalmar você antes? Dá para ligar agora?`,
    ],
    'minor-adult': [
      `Vou deixar o treino de lado, porque isto importa mais. Eu acredito em você. **A culpa nunca é da criança ou do adolescente**, mesmo que tenha respondido, mandado foto, aceitado presente ou guardado segredo.

- Se há perigo agora, **ligue para o número de emergência** e vá para onde tenha gente.
- Conte hoje a **um adulto de confiança** e, com ele, procure o **conselho tutelar ou a polícia**. Se o primeiro não escutar, conte a outro.
- Não confronte nem avise quem faz isso. Deixe as mensagens como estão: não apague e não repasse.

Se você é da família, da turma ou da equipe de treino, diga "eu acredito em você" e cuide para que os dois não fiquem mais a sós. <adult>Se o adulto é você: nenhum contato a sós com a criança, nenhuma mensagem privada, e procure hoje um psicólogo ou médico.</adult>

Alguém está em perigo neste momento?`,
      `Continuo levando isto muito a sério. Foto, segredo, presente, encontro a sós, toque: quem tem de cuidar do limite é sempre o adulto. Nada que a criança disse ou mandou passa a culpa para ela.

Você não precisa de prova para pedir ajuda. O **conselho tutelar e a polícia** ouvem também uma suspeita, ainda hoje, e **um adulto de confiança** pode ir junto. Não diga nada a quem faz isso, e guarde conversas e fotos como estão, sem mandar para mais ninguém.

<adult>Se é você quem passou do limite, ou tem medo de passar: corte todo contato a sós com a criança e **fale hoje com um psicólogo ou psiquiatra.** Isso protege a criança, e existe ajuda para você.</adult>

**Em perigo agora: número de emergência.** Para quem você pode contar hoje?`,
    ],
    injury: [
      `Vamos parar aqui: **hoje não tem mais treino nem luta**, mesmo que com o corpo quente pareça que dá. Uma lesão assim ninguém consegue avaliar numa conversa.

- **Emergência na hora:** dor no peito, falta de ar, desmaio, sangramento que não para, dormência, braço ou perna que não mexe ou fica gelado, osso aparecendo, dor no pescoço ou nas costas depois de uma queda.
- **Pescoço ou costas:** sem se mexer. Ninguém move a pessoa até a ajuda chegar.
- **Osso ou articulação:** não tente pôr no lugar; deixe parado como está. Se sangra muito, aperte firme com um pano limpo.
- **Olho ou testículo:** pronto-socorro agora; cada hora conta. Não esfregue nem aperte o olho.

Para o resto, **passe por um médico hoje**, sem ir dirigindo, e só volte a treinar com liberação. Quem pode ir com você?`,
      `Sei o quanto você quer continuar. A resposta ainda é parar: o que hoje pode sarar bem talvez não sare depois de mais um round, e doer menos não quer dizer que passou.

Se ninguém examinou ainda, **vá hoje ao pronto-socorro** e avise seu técnico que você está fora. Até lá, não force, não deixe ninguém pôr nada no lugar e não tome remédio para dor só para treinar. Problema no olho ou no testículo não espera até amanhã.

Dor no peito, desmaio, muito sangue, dormência, não conseguir mexer alguma parte, ou dor no pescoço ou nas costas depois de cair: **número de emergência, agora.** E ninguém move quem está com dor no pescoço.

A volta é com liberação médica. O que você está sentindo neste momento?`,
    ],
    substance: [
      `Que bom que você contou. Aqui não tem julgamento: não conseguir parar não é fraqueza, e muita gente sai disso com ajuda.

- **Emergência agora** se alguém não acorda, respira devagar ou com ronco estranho, está com os lábios roxos ou acinzentados, tem convulsão ou dor no peito. Fique junto, vire a pessoa de lado e diga o que foi usado.
- **Não dirija**: entregue a chave a alguém. Não misture mais nada e não fique sem companhia.
- **Se você bebe muito todo dia, não pare de repente por conta própria.** A abstinência pode ser perigosa; com um médico dá para fazer isso em segurança. Tremor forte, ver coisas ou convulsão: emergência.

{line} Conte hoje a uma pessoa de confiança e procure um médico, um CAPS ou outro serviço de álcool e drogas. Quem poderia ser essa pessoa?`,
      `Que bom que você continua falando disso. Você não é um caso perdido, e não precisa resolver tudo na força de vontade.

Um **médico ou um serviço de álcool e drogas** da sua região planeja com você como diminuir ou parar. Se bebe muito todos os dias, não corte de uma vez sem esse apoio: a abstinência pode ser perigosa, e tem tratamento. {line}

Até lá: nada de volante, nada de mistura, alguém por perto, e o treino espera. **Respiração muito lenta, lábios roxos, alguém que não acorda ou convulsão: número de emergência, agora.** Não espere passar.

Para qual pessoa de confiança você pode contar hoje?`,
    ],
  },
}
