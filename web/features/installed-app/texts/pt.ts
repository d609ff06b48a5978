import type { TextsLike } from '#web/i18n/texts-like.ts'
import type { texts as en } from './en.ts'

export const texts: TextsLike<typeof en> = {
  update: {
    ready: 'Uma nova versão do Kiai está pronta.',
    reload: 'Recarregar',
    later: 'Depois',
    typed: 'Você escreveu algo aqui. Envie ou salve antes: ao recarregar, isso se perde.',
    anyway: 'Recarregar mesmo assim',
  },
  full: {
    reading:
      'Este aparelho está sem espaço. O Kiai funciona normalmente, mas não consegue guardar mais nada para ler offline.',
    writing:
      'Este aparelho está sem espaço. Deixe esta página aberta até a conexão voltar, para que o que você escreveu seja enviado.',
  },
  install: {
    title: 'Kiai como app',
    text: 'Na tela inicial, em uma janela própria. Planos, citações, exercícios e as últimas conversas continuam legíveis quando a academia fica sem sinal.',
    installed: 'Você está usando o app instalado.',
    button: 'Instalar o Kiai',
    declined: 'Não foi instalado. Você pode instalar aqui quando quiser.',
    iphone: 'No iPhone e no iPad, no Safari:',
    iphoneSteps: {
      share: 'Toque em Compartilhar, o quadrado com a seta.',
      add: 'Escolha “Adicionar à Tela de Início”.',
      confirm: 'Toque em “Adicionar”. O Kiai já está entre os seus apps.',
    },
    other: 'Em outros navegadores:',
    otherSteps: {
      menu: 'Abra o menu do navegador.',
      choose: 'Escolha “Instalar app” ou “Adicionar à tela inicial”.',
    },
  },
}
