import { bookingMails } from './booking-pt.ts'
import { checkInMails } from './check-in-pt.ts'
import type { MailTexts } from './en.ts'
import { liveMails } from './live-pt.ts'
import { membershipMails } from './membership-pt.ts'
import { moderationMails } from './moderation-pt.ts'
import { newsMails } from './news-pt.ts'
import { orderMails } from './order-pt.ts'

export const pt = {
  hello: (name: string) => `Oi, ${name}!`,
  helloWithoutName: 'Oi!',
  /** After a suspension. */
  writesAgain: (day: string) => `Você pode voltar a escrever em ${day}.`,
  unsubscribe: 'Não quero mais estes e-mails',
  stopAsking: 'Parar as perguntas',
  linkHint: 'O botão não funcionou? Abra este link no navegador:',
  motto: 'Treine. Lute. Vença.',
  mails: {
    'confirm-email': {
      subject: 'Confirme seu e-mail e entre',
      preheader: 'Um toque e seu córner está pronto.',
      headline: 'Só falta um passo',
      lines: [
        'Sua conta está pronta. Confirme que este endereço é seu e entre.',
        'O link vale por pouco tempo. Use agora.',
      ],
      button: 'Confirmar meu e-mail',
      reason:
        'Você recebeu este e-mail porque alguém criou uma conta no Kiai com este endereço. Não foi você? Não faça nada: sem a sua confirmação, ninguém entra.',
    },
    'confirm-coach-email': {
      subject: 'Recebemos sua candidatura a coach: confirme seu e-mail',
      preheader: 'Falta só confirmar. A leitura fica com a gente.',
      headline: 'Candidatura recebida',
      lines: [
        'Sua candidatura a coach no Kiai chegou. Confirme que este endereço é seu: sem isso não dá para aprovar.',
        'A análise costuma levar de 2 a 3 dias úteis. Você recebe a resposta por e-mail.',
      ],
      button: 'Confirmar meu e-mail',
      reason:
        'Você recebeu este e-mail porque alguém se candidatou a coach no Kiai com este endereço. Não foi você? Não faça nada: sem a sua confirmação, ninguém vira coach.',
    },
    'reset-password': {
      subject: 'Crie uma nova senha',
      preheader: 'Todo mundo baixa a guarda um dia. Levante.',
      headline: 'De pé outra vez',
      lines: ['Você pediu uma nova senha. Crie aqui e volte ao treino.', 'O link vale por pouco tempo. Use agora.'],
      button: 'Criar nova senha',
      reason:
        'Você recebeu este e-mail porque alguém pediu uma nova senha para este endereço. Não foi você? Não faça nada: sua senha continua a mesma.',
    },
    'account-exists': {
      subject: 'Você já tem uma conta no Kiai',
      preheader: 'Não precisa se cadastrar de novo. É só entrar.',
      headline: 'Você já está dentro',
      lines: [
        'Alguém acabou de tentar criar uma conta com este endereço, que já tem uma. Se foi você, é só entrar.',
        'Esqueceu a senha? Lá mesmo você cria outra.',
      ],
      button: 'Entrar',
      reason:
        'Você recebeu este e-mail porque alguém tentou se cadastrar no Kiai com este endereço. Não foi você? Não faça nada: ninguém mexeu na sua conta.',
    },
    'set-password': {
      subject: 'Sua conta de administração está pronta',
      preheader: 'Crie sua senha e assuma o posto.',
      headline: 'Assuma o posto',
      lines: [
        'Uma conta de administração do Kiai foi preparada para você. Crie sua senha e ela é sua.',
        'O link vale por pouco tempo. Use agora.',
      ],
      button: 'Criar minha senha',
      reason:
        'Você recebeu este e-mail porque quem cuida do Kiai indicou você para a administração. Não esperava por isso? Não faça nada e avise essa pessoa.',
    },
    'password-changed': {
      subject: 'Sua senha foi alterada',
      preheader: 'Foi você? Então está tudo certo.',
      headline: 'Senha nova',
      lines: [
        'Sua senha do Kiai acabou de ser alterada. Se foi você, siga em frente.',
        'Se não foi, aja agora: crie uma nova senha e recupere sua conta.',
      ],
      button: 'Proteger minha conta',
      reason: 'Você recebeu este e-mail porque a senha da sua conta foi alterada. A gente sempre avisa.',
    },
    'passkey-added': {
      subject: 'Uma chave de acesso foi adicionada',
      preheader: 'Uma nova chave abre sua conta.',
      headline: 'Chave nova',
      lines: [
        'A partir de agora, esta chave de acesso abre sua conta sem senha nem código.',
        'Se não foi você que adicionou, aja agora: remova a chave em Configurações e troque sua senha.',
      ],
      button: 'Ver minha conta',
      reason: 'Você recebeu este e-mail porque uma chave de acesso foi adicionada à sua conta. A gente sempre avisa.',
    },
    'passkey-removed': {
      subject: 'Uma chave de acesso foi removida',
      preheader: 'Uma chave a menos abre sua conta.',
      headline: 'Chave removida',
      lines: [
        'Esta chave de acesso não abre mais sua conta.',
        'Se não foi você que removeu, aja agora: troque sua senha.',
      ],
      button: 'Ver minha conta',
      reason: 'Você recebeu este e-mail porque uma chave de acesso foi removida da sua conta. A gente sempre avisa.',
    },
    'identity-added': {
      subject: 'Uma nova forma de entrar foi vinculada',
      preheader: 'Outra conta agora abre sua conta do Kiai.',
      headline: 'Nova entrada',
      lines: [
        'A partir de agora, sua conta neste provedor também abre o Kiai.',
        'Se não foi você que vinculou, aja agora: desvincule em Configurações e troque sua senha.',
      ],
      button: 'Ver minha conta',
      reason: 'Você recebeu este e-mail porque uma forma de entrar foi vinculada à sua conta. A gente sempre avisa.',
    },
    'identity-removed': {
      subject: 'Uma forma de entrar foi desvinculada',
      preheader: 'Uma entrada a menos abre sua conta.',
      headline: 'Entrada removida',
      lines: [
        'Sua conta neste provedor não abre mais o Kiai.',
        'Se não foi você que desvinculou, aja agora: troque sua senha.',
      ],
      button: 'Ver minha conta',
      reason:
        'Você recebeu este e-mail porque uma forma de entrar foi desvinculada da sua conta. A gente sempre avisa.',
    },
    'two-factor-on': {
      subject: 'A verificação em duas etapas está ativada',
      preheader: 'Sua guarda está alta.',
      headline: 'Guarda alta',
      lines: [
        'A partir de agora, para entrar você precisa da senha e de um código. Guarde bem seus códigos de reserva.',
        'Se não foi você que ativou, aja agora: crie uma nova senha e fale com o suporte.',
      ],
      button: 'Ver minha conta',
      reason:
        'Você recebeu este e-mail porque a verificação em duas etapas foi ativada na sua conta. A gente sempre avisa.',
    },
    'two-factor-off': {
      subject: 'A verificação em duas etapas está desativada',
      preheader: 'Agora só a senha protege sua conta.',
      headline: 'Guarda baixa',
      lines: [
        'A partir de agora, só a senha já abre sua conta.',
        'Se não foi você que desativou, aja agora: crie uma nova senha e fale com o suporte.',
      ],
      button: 'Ver minha conta',
      reason:
        'Você recebeu este e-mail porque a verificação em duas etapas foi desativada na sua conta. A gente sempre avisa.',
    },
    'coach-application-received': {
      subject: 'Recebemos sua candidatura a coach',
      preheader: 'Agora é a nossa vez de ler.',
      headline: 'Candidatura em análise',
      lines: [
        'Sua candidatura a coach no Kiai chegou. A gente lê cada uma com atenção.',
        'A análise costuma levar de 2 a 3 dias úteis. A resposta vai por e-mail.',
      ],
      button: 'Ver como está',
      reason: 'Você recebeu este e-mail porque se candidatou a coach com a sua conta do Kiai.',
    },
    'coach-approved': {
      subject: 'Agora você é coach no Kiai',
      preheader: 'Seu córner está aberto.',
      headline: 'O córner é seu',
      lines: [
        'Sua candidatura a coach foi aprovada. Seu perfil público está no ar, e quem treina aqui já pode encontrar e seguir você.',
        'Monte seus serviços e produtos: o que estiver ativo aparece na hora no seu perfil.',
      ],
      button: 'Abrir meu painel de coach',
      reason: 'Você recebeu este e-mail porque se candidatou a coach com a sua conta do Kiai.',
    },
    'coach-appointed': {
      subject: 'O Kiai escolheu você como coach',
      preheader: 'Seu córner espera por você.',
      headline: 'Assuma seu córner',
      lines: [
        'A equipe do Kiai escolheu você como coach. Preencha seu perfil público: assim quem treina aqui pode encontrar e seguir você.',
        'Monte seus serviços e produtos: o que estiver ativo aparece na hora no seu perfil.',
      ],
      button: 'Abrir meu painel de coach',
      reason: 'Você recebeu este e-mail porque a administração deu a você o papel de coach no Kiai.',
    },
    'support-message': {
      subject: 'Alguém pede ajuda',
      preheader: 'Tem gente esperando resposta.',
      headline: 'Precisam de você no córner',
      lines: ['Chegou uma mensagem para o suporte. Responda para o endereço abaixo.', 'A mensagem:'],
      button: 'Ver quem escreveu',
      reason: 'Você recebeu este e-mail porque faz parte da administração do Kiai.',
    },
    'talk-request': {
      subject: 'Pedido de palestra presencial',
      preheader: 'Alguém espera uma resposta com data e preço.',
      headline: 'Pedido de palestra',
      lines: ['Alguém gostaria de receber um coach da casa. Combine com o coach e responda para o endereço abaixo.'],
      button: 'Ver quem pediu',
      reason: 'Você recebeu este e-mail porque faz parte da administração do Kiai.',
    },
    'talk-asked': {
      subject: 'Recebemos seu pedido',
      preheader: 'O que você pediu e o que vem agora.',
      headline: 'Pedido recebido',
      lines: [
        'A equipe do Kiai fala com o coach e responde para este endereço com data e preço. Nada fica marcado antes do seu sim. Você pediu:',
      ],
      button: 'Voltar ao coach',
      reason: 'Você recebeu este e-mail porque pediu uma palestra presencial no Kiai.',
    },
    'coach-denied': {
      subject: 'Sua candidatura a coach não foi aprovada',
      preheader: 'O que a análise diz e o que dá para fazer.',
      headline: 'Não foi neste round',
      lines: [
        'Desta vez, sua candidatura a coach não foi aprovada. Você pode melhorar e se candidatar de novo.',
        'Veja o que a análise diz:',
      ],
      button: 'Enviar nova candidatura',
      reason: 'Você recebeu este e-mail porque se candidatou a coach com a sua conta do Kiai.',
    },
    ...bookingMails,
    ...checkInMails,
    ...liveMails,
    ...orderMails,
    ...membershipMails,
    ...moderationMails,
    ...newsMails,
  },
} satisfies MailTexts
