import { anyOf } from '#server/strategist/safety/pattern.ts'

/** Doping, and medicine that needs a prescription. */
export const DRUG = anyOf(
  'steroids?|roids|gear cycle|anabolics?|testosterone|test (e|cyp|enanthate|cypionate|prop)|trenbolone|tren|deca|dianabol|dbol|anavar|winstrol|winny|clenbuterol|clen|hgh|growth hormone|epo|sarms?|masteron|primobolan|sustanon|insulin|diuretics?|lasix|furosemide|oxycodone|oxys?|oxycontin|percocets?|tramadol|xanax|adderall|vicodin|fentanyl|cocaine|coke|ozempic|semaglutide|mounjaro|viagra',
  'anabolizantes?|esteroides?|testosterona|trembolona|durateston|oxandrolona|stanozolol|estanozolol|hemogenin|deposteron|enantato|cipionato|clembuterol|hormonios? do crescimento|gh|somatropina|diureticos?|furosemida|ritalina|venvanse|rivotril|clonazepam|sibutramina|monjaro|cocaina|bombas?',
  'anabolicos?|trembolona|primobolan|boldenona|winstrol|hormonas? de(l)? crecimiento|ciclos? (completo|de volumen|de definicion)|semaglutida|fentanilo|oxicodona|alprazolam|ritalin|perico',
)

export const DRUG_FOR_SALE = anyOf(
  'i sell|selling|for sale|we sell|in stock|buy from me|order (now|here|today)|place your order|(dm|message|text|hit|write|whatsapp|telegram|inbox) (me |us )?(up )?(for|to (buy|order|get)|if you (want|need))|(discreet|overnight|worldwide|fast|free) (shipping|delivery)|ships? (worldwide|discreetly|to)|(price list|prices?|menu) (in|by|on|available|below)|no prescription|without (a )?prescription|can (get|hook) you( up)?|i (have|got) … (available|to sell)|per (vial|bottle|box|pill)|a vial',
  'vendo|vendemos|vende se|to vendendo|estou vendendo|a venda|pronta entrega|entrego|entregamos|envio (discreto|para todo|pra todo)|enviamos|tabela de precos?|chama(r)? (no|na|la no) (zap|whats*|privado|pv|direct|inbox|telegram)|me chama|sem receita|consigo (pra|para) (voce|quem)|tenho … (pra|para) (vender|pronta entrega)|preco (bom|no privado|no inbox)|(o|cada) frasco|a caixa por|encomend(a|e) (comigo|aqui)',
  'vendo|vendemos|se vende|en venta|a la venta|venta de|hago envios|envios? (discretos?|a todo|gratis|nacional*)|sin receta|precios? por (privado|interno|dm|inbox)|lista de precios|escribe(me)? (al|por) (privado|whatsapp|interno|inbox|telegram|dm)|pidelo|haz tu pedido|pedidos (al|por)|te (lo|la|los|las) consigo|consigo|tengo … disponibles?|(el|cada) (frasco|vial)|la caja a',
)

/** About doping, not an offer. */
export const DRUG_TALK = anyOf(
  'tested positive|test positive|banned|ban|suspended|caught|usada|wada|anti ?doping|natural|reported|illegal|dont (use|take|buy)|side effects|my doctor|prescribed',
  'pego no|testou positivo|deu positivo|antidoping|suspens[oa]|proibid[oa]|nao (use|tome|compre)|efeitos? colatera*|meu medico|receitou|natural',
  'dio positivo|antidopaje|suspendid[oa]|prohibid[oa]|no (uses|tomes|compres)|efectos secundarios|mi medico|me receto',
)
