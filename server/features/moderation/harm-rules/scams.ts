import { anyOf } from '#server/strategist/safety/pattern.ts'

export const SCAM = anyOf(
  '(double|triple|multiply|grow) your (money|investment|bitcoin|crypto|btc|cash|savings)|guaranteed (profits?|returns?|income|earnings)|(earn|make|made|making) (up to )?(usd )?[0-9_]+ ?k? (dollars |usd |bucks )?(a|per|every|each|in one|in a) (day|week|hour)|(daily|weekly) (profits?|payouts?)|cash ?app flip|passive income … (dm|message|link|join)',
  '(invest|investing|investment|trading|forex|crypto|bitcoin) …… (whatsapp|telegram|dm me|message me|inbox me|link in)|(dm|message|text|whatsapp|telegram) me …… (invest|investing|bitcoin|crypto|forex|trading)',
  '(pay|send|transfer) …… (fee|deposit|shipping|registration) …… (release|unlock|claim|receive|first|before)|(only |just )?pay (the )?(shipping|registration|handling)|(buy|send|pay with|get me) …… gift cards?|western union|moneygram',
  '(send|give|tell|dm|text) me (the|your) (code|verification code|password|pin|card number|card details|bank details|login|seed phrase)|verify your (account|wallet|identity) …… (link|here|click|now)|your account (will be|has been|is) (suspended|closed|limited|blocked)',
  '(recover|recovered|recovery|get back) …… (lost|stolen|hacked|scammed) (crypto|bitcoin|account|money|funds|accounts|instagram)|you (have )?(won|been selected|been chosen|are the winner|are selected) …… (prize|iphone|giveaway|gift|claim|click|cash)|hack (any|your|his|her) (instagram|account|phone|whatsapp)|loan (without|with no) (credit )?check|instant loans?',
  '(dobr|tripl|multipli[cq]u?)(e|a|ar|amos|ando) (o )?(seu|teu|meu|o)? ?(dinheiro|investimento|pix|bitcoin|capital)|pix (multiplicado|premiado|em dobro)|(lucros?|retorno|ganhos?|renda) (garantid[oa]s?|cert[oa]s?|diari[oa]s?)|renda extra …… (casa|garantida|link|chama|zap)|(ganh(e|o|ar|ando)|fatur(e|ei|o|ar|ando)|lucr(o|ei|e|ando)) …… (por|ao|no|todo) dia|robo (trader|de investimento|que opera|de bitcoin)',
  '(me )?(manda|mande|passa|passe|envia|envie|informa|informe) …… (codigo (que|de verificacao|do sms|por sms)|(sua|a) senha|numero do cartao|dados do cartao|dados bancarios)|(pag(a|ue|ar)|deposit(a|e|ar)|faz um pix|faca um pix|transfer(e|ir|e)) …… (taxa|frete|inscricao|valor) …… (liberar|receber|resgatar|antes|primeiro)|so paga o frete|paga so o frete',
  'voce (ganhou|foi (sortead[oa]|selecionad[oa]|contemplad[oa])) …… (clique|clica|link|resgat*|premio|iphone)|sua conta (sera|foi|vai ser) (suspensa|bloqueada|cancelada|encerrada)|recuper(o|amos|e|ar) …… (conta hackeada|contas hackeadas|conta|bitcoin|dinheiro perdido|instagram)|limpa nome|emprestimo (sem consulta|na hora|facil|liberado)|tigrinho|(cartao|cartoes) clonad[oa]s?',
  '(duplic|triplic|multiplic)(a|ar|o|amos|ue|ando) (tu|su|mi)? ?(dinero|inversion|capital|bitcoin)|(ganancias?|ingresos?|rendimientos?|retornos?) (garantizad[oa]s?|segur[oa]s|diari[oa]s?)|(gana|ganas|ganar|gano|gane|generas?|genero) …… (al dia|diarios|por dia|a la semana|por semana|desde casa)|dinero (facil|rapido) …… (desde|sin|escrib*|link|enlace)|(invierte|inversion|invertir|trading|forex|cripto|bitcoin) …… (whatsapp|telegram|privado|escribeme|enlace|link)',
  '(mandame|pasame|enviame|dame|dime|comparteme) …… (codigo (que|de verificacion)|(tu|la) (contrasena|clave)|numero de (tu )?tarjeta|datos (de tu tarjeta|bancarios))|(paga|pagas|pagar|deposita|depositas|transfiere|manda) …… (tasa|envio|tarifa|inscripcion|comision) …… (liberar|recibir|reclamar|antes|primero)|solo pagas el envio|(compra|manda|pagame con) …… tarjetas? de regalo',
  '(ganaste|fuiste (seleccionad[oa]|elegid[oa]|sortead[oa])|has sido seleccionad[oa]) …… (premio|clic|enlace|link|reclama*|iphone)|tu cuenta (sera|fue|ha sido|va a ser) (suspendida|bloqueada|cerrada|cancelada)|recuper(o|amos|a|ar) …… (cuentas? hackead[oa]s?|bitcoin|dinero perdido|fondos|instagram)|prestamos? (sin (buro|aval|requisitos)|al instante|inmediatos?|rapidos?)|tarjetas? clonad[oa]s?',
)

/** What is earned or paid in the sport itself. */
export const SCAM_TALK = anyOf(
  '(purse|fight money|gym (fees?|membership)|entry fee|teaching|coaching|seminar|tournament|federation|pads|rent)',
  '(bolsa da luta|academia|mensalidade|dando aula*|aulas|seminario|campeonato|torneio|federacao|aluguel)',
  '(bolsa de la pelea|gimnasio|mensualidad|dando clases|clases|torneo|federacion|renta)',
)
