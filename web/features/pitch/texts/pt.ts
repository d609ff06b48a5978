import type { TextsLike } from '#web/i18n/texts-like.ts'
import type { texts as english } from './en.ts'

export const texts: TextsLike<typeof english> = {
  upgrade: 'Fazer upgrade agora',
  learnMore: 'Saiba mais',
  hero: {
    eyebrow: 'A Network',
    title: 'Ninguém vence sem equipe',
    lead: 'Onde se encontram atletas, coaches e quem faz as lutas acontecerem. Ao vivo toda semana, em três idiomas, com gente que responde.',
  },
  inside: {
    title: 'Que bom ter você aqui',
    lead: 'Seus espaços e o que há de novo neles.',
    leadIncluded: 'Aqui tudo está aberto para você. Não há nada para pagar.',
    live: 'Próximos eventos ao vivo',
    kings: 'Kings Network',
    membership: 'Sua assinatura',
  },
  benefits: {
    title: 'Seis motivos para entrar',
    titleInside: 'O que agora é seu',
    community: {
      title: 'Comunidade',
      text: 'Gente que treina no seu horário, em qualquer lugar, e responde.',
    },
    networking: {
      title: 'Networking',
      text: 'Conheça quem já chegou aonde você quer chegar. Pergunte, e responda também.',
    },
    live: { title: 'Coaching ao vivo', text: 'Toda quinta, ao vivo. Traga uma pergunta, leve um exercício.' },
    sports: {
      title: 'Networking esportivo',
      text: 'Gente para o sparring, córner e academia, na sua cidade e em viagem.',
    },
    business: {
      title: 'Networking de negócios',
      text: 'Patrocínio, academias e atletas: quem oferece o quê, onde, por quanto e até quando.',
    },
    mindset: {
      title: 'Mentalidade Elite',
      text: 'Nervosismo, fase ruim, volta por cima: isso se treina toda semana, como qualquer técnica.',
    },
  },
  included: {
    eyebrow: 'Com o Elite',
    title: 'O que está incluído',
    community: {
      title: 'Acesso à comunidade',
      text: 'Os espaços da Network: leia, escreva, pergunte e busque em três idiomas.',
    },
    live: {
      title: 'Coaching ao vivo toda semana',
      text: 'Com as perguntas da turma, as mais votadas primeiro, e um resumo para ler depois.',
    },
    mindset: { title: 'Coaching de mentalidade', text: 'Um espaço só para o que passa pela cabeça.' },
    events: {
      title: 'Eventos de networking',
      text: 'Online e presenciais. Sua vaga, sua agenda, um lembrete na hora certa.',
    },
    business: { title: 'Contatos de negócios', text: 'Veja quem oferece e quem procura, filtre e responda direto.' },
  },
  compare: {
    title: 'Grátis e Elite, lado a lado',
    what: 'O que você tem',
    free: 'Grátis',
    elite: 'Elite',
    yes: 'Incluído',
    no: 'Não incluído',
    standard: 'Padrão',
    more: 'Mais',
    rows: {
      arsenal: 'Coaches de IA, Sala de Guerra, quiz e A Arte da Guerra',
      marketplace: 'Marketplace dos coaches',
      taste: 'Uma espiada: publicações abertas e os próximos eventos ao vivo',
      spaces: 'Espaços da Network: ler, escrever e perguntar',
      live: 'Coaching ao vivo toda semana e o mastermind do mês',
      events: 'Encontros presenciais',
      business: 'Fight Business: quem oferece e quem procura',
      messages: 'Mensagens por dia para os coaches de IA',
    },
    plan: { elite_monthly: 'Elite mensal', elite_yearly: 'Elite anual' },
    month: 'por mês',
    year: 'por ano',
    note: {
      month: 'Renova todo mês. Cancele quando quiser, em dois toques.',
      year: 'Renova todo ano, com aviso 7 dias antes. Cancele quando quiser, em dois toques.',
    },
    choose: { elite_monthly: 'Escolher o mensal', elite_yearly: 'Escolher o anual' },
    saved: 'Economia de {{amount}}',
    trial_one: 'O primeiro dia é grátis.',
    trial_many: 'Os primeiros {{count}} de dias são grátis.',
    trial_other: 'Os primeiros {{count}} dias são grátis.',
    pricesFailed: 'Não deu para carregar os preços.',
  },
  questions: {
    title: 'Perguntas e respostas',
    cancel: {
      asked: 'Posso cancelar?',
      answer:
        'Quando quiser, em dois toques, na página da sua assinatura. O Elite fica aberto até o fim do que foi pago.',
    },
    failed: {
      asked: 'E se um pagamento falhar?',
      answer:
        'O Elite fica aberto por mais 7 dias, e a gente avisa. É só pagar, com o mesmo cartão ou outro, e você não perde nada.',
    },
    refund: {
      asked: 'Posso receber o dinheiro de volta?',
      answer:
        'Em até 14 dias depois do primeiro pagamento, você pode desistir e receber de volta o valor dos dias que restam.',
    },
    free: {
      asked: 'O que continua grátis?',
      answer:
        'Todo o arsenal de treino: coaches de IA, Sala de Guerra, quiz, citações e seus planos. Continua grátis, com ou sem Elite.',
    },
    languages: {
      asked: 'Em que idioma a gente conversa?',
      answer: 'Inglês, português e espanhol, lado a lado. Busque uma técnica em um deles e encontre nos três.',
    },
    coaches: {
      asked: 'Sou coach aqui. Preciso pagar?',
      answer: 'Não. Quem é coach já faz parte da Network.',
    },
  },
  closing: {
    title: 'Tem lugar para você',
    text: 'Conte quem você é, faça a pergunta que trouxe você aqui e veja quem responde.',
    kings: 'Ver a Kings Network',
  },
  kings: {
    eyebrow: 'Kings Network',
    title: 'Sente-se à mesa dos reis',
    lead: 'Para quem lidera: na academia, no trabalho, em casa. Com {{name}}, toda semana, e com gente que pergunta como foi.',
    master: 'Seu mestre e coach',
    about:
      'Varreu uma garagem por anos antes da primeira projeção e ensina desde então: faixas-brancas, campeões e quem comanda equipes. Rounds longos, correções pequenas e uma página escrita à mão depois de cada sessão.',
    sample: 'Exemplo',
    sampleText: 'Este coach é inventado: os números e os eventos presenciais são exemplos do que pode estar aqui.',
    stats: {
      years: { figure: '25+', name: 'anos como coach' },
      champions: { figure: '50+', name: 'campeões mundiais' },
      lives: { figure: '1000+', name: 'vidas transformadas' },
    },
    offerings: {
      yours: 'No seu horário: {{when}}',
      next: 'Próximo: {{day}}',
      weekly: {
        title: 'Coaching ao vivo toda semana',
        when: 'Quintas, às 19h de Los Angeles',
        text: 'Um tema e depois as suas perguntas. Cada resposta fica marcada com o minuto.',
      },
      mastermind: {
        title: 'Mastermind do mês',
        when: 'Primeiro sábado de cada mês',
        text: 'Traga a decisão que você vive adiando. Saia com uma data e alguém que cobra.',
      },
      events: {
        title: 'Encontros presenciais',
        when: 'Em vários lugares, todo ano',
        text: 'O tatame, a mesa, a conversa longa. Lugares e vagas aparecem assim que são definidos.',
      },
    },
    inside: 'O que se abre para você',
    training: 'O que você treina',
    benefits: {
      mentorship: { title: 'Mentoria direta', text: 'Faça a sua pergunta ao vivo.' },
      chat: { title: 'Conversa só entre membros', text: 'Um espaço em que só entra quem é Elite.' },
      booking: { title: 'Prioridade nas vagas', text: 'As vagas dos encontros presenciais são de quem é Elite.' },
      library: { title: 'Biblioteca exclusiva', text: 'Resumos e gravações das sessões.' },
      leadership: { title: 'Programas de liderança', text: 'Decidir, falar e sustentar o que falou.' },
      strategy: {
        title: 'Sessões de estratégia de combate',
        text: 'Um plano para a sua luta, no tatame ou fora dele.',
      },
      resilience: { title: 'Resiliência mental', text: 'A cabeça, treinada como qualquer técnica.' },
      accountability: { title: 'Coaching de compromisso', text: 'Diga o que vai fazer. Na quinta, alguém cobra.' },
    },
    consultation: 'Agendar conversa',
    join: 'Entrar',
    journey: 'Começar a jornada',
  },
}
