import { anyOf } from '#server/strategist/safety/pattern.ts'

const age = '(9|1[0-7])'

/** An adult who seeks contact with children: secrets from parents, pictures, meetings alone. */
export const MINOR_AT_RISK = anyOf(
  `(any|looking for|seeking|want|meet|into|like|love) …… (${age} (year olds?|years old|yo|yr olds?)|under ?age|under 18|teen|little|young) (girls?|boys?|kids?)(?! (class|classes|team|division|champion|wrestl*|programme|program|group) )`,
  '(dont|do not|never|you cant) tell (your )?(parents|mom|mum|mother|dad|father|mommy|coach|anyone at home)|(our|a) (little )?secret (between|from your (parents|mom|coach))|our little secret|your parents (dont|do not) (need|have) to know',
  'how old are you( [.])? …… (send|pics?|photos?|cam|snap|nudes?|alone)|send (me )?(some |a |more )?(pics?|photos?|pictures?|videos?) … (of your (body|feet|chest|legs)|in (your )?(underwear|bikini|shorts|bra|panties)|without (your )?(shirt|clothes))|send (me )?nudes',
  '(are )?(your parents|mom and dad) (home|at home|asleep|out)|(are you )?home alone (tonight|now|right now)|(girls|boys|kids|teens) … (come|train|stay|sleep) …… (my (house|place|hotel|apartment)) …… (without|no) … parents|age is just a number|(mature|pretty|sexy|hot) for your age',
  'nao (conta|conte|contem|fala|fale|diz|diga) (isso |nada |disso )?(pra|para|pros|aos|com|a) (os |o |a )?(teus |seus |sua |seu |tua |teu )?(pais|mae|pai|professora?|mestre|ninguem (da|em|na) (sua )?casa)|(nosso|vai ser nosso) segred(o|inho)|seus pais nao precisam saber',
  `(procuro|busco|quero|curto|gosto de|adoro|cade as|cade os|alguma|algum) … (novinh[oa]s?|menin(a|o|as|os) (de|com) ${age}|garot(a|o|as|os) (de|com) ${age}|menores? de idade|crianc(a|as|inha|inhas))(?! (no|na) (tatame|turma|treino|aula) )`,
  'quantos anos (voce|tu|ce) tem( [.])? …… (manda|foto|fotos|nude|sozinh[oa])|manda* (uma |mais |umas )?(fotos?|videos?|nudes?) …… (de (biquini|calcinha|cueca|lingerie|toalha|sutia)|sem (camisa|roupa|blusa)|do (seu|teu) corp(o|inho))|manda nudes?',
  '(seus|teus) pais (estao|tao|ja dormiram|sairam)|(ta|esta) sozinh[oa] em casa|(linda|gostosa|madura|bonita) (pra|para) (a )?(sua|tua) idade|idade e so um numero|(dormir|treinar|vem|venha) (la )?(na|em) minha casa …… sem (os |seus |teus )?pais',
  'no (le|les|se lo) (cuentes|digas) (nada |esto )?(a )?(tus|tu) (papas|padres|mama|papa|madre|padre|entrenador|profe)|(es |sera )?nuestro secret(o|ito)|tus (papas|padres) no tienen (que|por que) (saber|enterarse)|no se lo (cuentes|digas) a (nadie|tus|tu) ?(papas|padres|mama|en tu casa)?',
  `(busco|quiero|me gustan|me encantan|alguna|algun|hay) … (jovencit[oa]s?|nin[oa]s? de ${age}|chic[oa]s? de ${age}|menores de edad|nenas?|colegialas?|chiquill[oa]s?)(?! (en|de) (la clase|el tatami|competencia) )`,
  'cuantos anos tienes( [.])? …… (manda*|pasa*|envia*|foto*|sol[oa])|(manda|mandame|pasa|pasame|envia|enviame) (una |mas |unas )?(fotos?|videos?|nudes?|fotitos?) …… (en (bikini|ropa interior|calzones|toalla|panties|brasier)|sin (ropa|camisa|blusa)|de tu cuerp(o|ito))|pasa(me)? nudes',
  '(estan|ya se durmieron|salieron) tus (papas|padres)|(estas|te quedas) sol[oa] en (tu )?casa|(madura|linda|guapa|rica) para tu edad|la edad es (solo )?un numero|(duerme|entrena|ven|quedate) (a|en) mi (casa|departamento|hotel) …… sin tus (papas|padres)',
)
