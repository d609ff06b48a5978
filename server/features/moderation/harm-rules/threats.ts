import { anyOf } from '#server/strategist/safety/pattern.ts'

/** Meant for a person, whatever else is said. */
export const THREAT = anyOf(
  'kill yourself|kys|hang yourself|neck yourself|end yourself|i hope you (die|get (raped|cancer|shot|stabbed))|you (should|deserve to) (die|be (shot|raped|dead|killed))|nobody would miss you|the world would be better without you',
  'i know where you (live|train|work|study|park|go to school)|i (know|have|got|found) your (home )?address',
  'better watch your back|watch your back when you|(find|wait for|waiting for|catch|get|jump|meet) you (outside|in the (parking lot|street)|on the street|after (class|work|school)|at your (house|gym|job|home)|behind the gym)',
  '(ill|i will|im going to|i am going to|gonna|going to|will) (stab|shoot|murder|rape|burn|poison) (you|your)|(put a bullet|stick a knife) in (you|your)',
  '(ill|i will|im going to|gonna|going to|will|we will) (hurt|find|visit|kill|burn|get|pay a visit to) your (family|kids?|wife|mother|mom|sister|girlfriend|daughter|son|children|house)|pray for your family|your (family|kids|wife) (will pay|is next|are next)',
  'se mata logo|se mate|vai se matar|tomara que (voce |tu )?(morra|te matem)|(voce |tu )?(devia|merece|merecia) (morrer|apanhar ate morrer|levar um tiro|ser estuprad[oa])|ninguem (vai|ia) sentir sua falta',
  '(eu )?sei onde (voce|tu|ce) (mora|treina|trabalha|estuda|estaciona)|(tenho|peguei|achei) (o )?(seu|teu) endereco',
  '(vou|vamos|vo) (te )?(achar|pegar|cacar|encontrar|esperar|buscar)( voce)? (na rua|na (sua|tua) casa|la fora|na saida|no estacionamento|depois (da aula|do treino))|fica (esperto|ligado) (na rua|quando sair|na saida)|cuidado quando sair',
  'vou te (furar|esfaquear|estuprar|queimar|encher de bala|meter bala|dar um tiro|meter a faca)|meto (bala|um tiro|a faca) em (voce|ti)|te meto (bala|um tiro|a faca)',
  '(vou|vamos) (pegar|achar|matar|machucar|visitar|acabar com) (a )?(sua|tua|seus|teus|seu|teu) (familia|filh[oa]s?|esposa|mae|mulher|irma|casa)|sua familia (vai pagar|e a proxima)',
  'matate|suicidate|pegate un tiro|ojala (te mueras|te maten|te violen|te de cancer)|(deberias|mereces) (morirte|morir|matarte|que te (maten|violen|disparen))|nadie te (va a|iba a) extranar',
  '(ya )?se donde (vives|entrenas|trabajas|estudias|estacionas)|tengo tu direccion',
  '(voy|vamos) a (buscarte|encontrarte|esperarte|agarrarte) (en (la calle|tu casa|el estacionamiento)|afuera|a la salida|fuera|despues de (la clase|entrenar))|te (espero|busco|agarro) (afuera|a la salida|en la calle|en tu casa)|cuida(te)? (la|tu) espalda|cuidate (cuando|al) sal(gas|ir)',
  'te voy a (apunalar|violar|quemar|disparar|acuchillar|meter un tiro|pegar un tiro|llenar de plomo|clavar)|te meto (un tiro|plomo|un balazo)',
  '(voy|vamos) a (buscar|encontrar|matar|lastimar|visitar|ir por) (a )?(tu|tus) (familia|hij[oa]s?|esposa|mama|madre|mujer|hermana|casa)|tu familia (la |lo )?(va a pagar|pagara|sigue)',
)

/** 'I will kill you in the third round' is fight talk. */
export const THREAT_OUTSIDE_SPORT = anyOf(
  '(ill|i will|im going to|i am going to|im gonna|gonna|going to) (fucking )?(kill|destroy|hurt|cripple) (you|u)|you are (a )?dead( man| meat)?|youre dead|you are going to die|you will die|break your (legs|neck|face|skull)',
  '(eu )?vou te (matar|arrebentar|quebrar|aleijar|acabar|apagar)|voce (ja )?(ta|esta) mort[oa]|voce vai morrer|quebro (a )?(sua|tua) (cara|perna)|te mato',
  'te voy a (matar|destrozar|romper|partir|reventar|quebrar)|te mato|(estas|eres hombre) muert[oa]|te vas a morir|te rompo (la cara|las piernas)',
)
