import { anyOf } from '../pattern.ts'
import type { Rule } from '../rule.ts'

const STUFF = {
  en: '(coke(?! (zero|diet|cola|light) )|cocaine|ketamine|ket|meth|heroin|fentanyl)',
  pt: '(po|coca|cocaina|farinha|crack|pedra|keta|lolo|cristal)',
  es: '(coca(?! (cola|zero|light) )|cocaina|merca|perico|farlopa|cristal|crack|tusi|keta|basuco)',
}

/** Drugs that are taken now, in plain words. Telling of others or of long ago is left to the trained reader. */
export const SUBSTANCE: readonly Rule[] = [
  {
    level: 'care',
    says: anyOf(
      '(mandar|mando|dar|dou|meter|meto|cheirar|tomar|tomo|hacer|hago) (um|uma|un|una|unos|unas) (pade|teco|raio|carreira|raya|rayas|pase|pases|linea|lineas|tirito)(?! (de (tinta|cal|pintura)|no chao|en el suelo) )',
    ),
    unless: anyOf('corredor|pasillo|bola|gol|balon|pelota|mat|tatami|tatame|suelo|chao'),
  },
  {
    level: 'care',
    says: anyOf(
      `lines before (sparring|training|class|a fight|the fight)|(${STUFF.en}|${STUFF.pt}|${STUFF.es}) (still )?(in|no|en) (my|ur|your|the|his|her|meu|o|el|mi) (system|body|blood|corpo|sangue|cuerpo|sangre)`,
      `(im|i am|been|ive been|keep|i) (doing|snorting|smoking|taking|using|on) (a bit of |some |a few |a lot of )?(${STUFF.en}|lines(?= (of|before|after|every|at|in|on|to|and) ))|(snort|snorting|snorted) (a |some |a few )?(lines?|${STUFF.en})`,
      `(to|tou|estou|tava|ando|comecei a|continuo) cheirando(?! (a|o|bem|mal|suor|chule|perfume|muito|ruim|como|igual) )|(cheiro|cheirei|cheirar|fumo|fumei|fumando) (um |uma |uns |umas )?(${STUFF.pt}|carreira*)`,
      `(me (meto|metia|estoy metiendo|ando metiendo)|estoy metiendome|ando metiendome) (una |unas |un |algo de )?(${STUFF.es}|rayas?|lineas?|pase)|(inhalo|inhalando|jalo|jalando|esnifo|esnifando|fumo|fumando|consumo|consumiendo) (una |unas |un )?(${STUFF.es}|rayas?)`,
    ),
    unless: anyOf(
      'used to|years ago|clean|sober|stopped|quit|never|brother|friend|dad|film|movie',
      'parei|larguei|limp[oa]|faz anos|ha anos|antigamente|nunca|irmao|amigo|pai|filme',
      'deje|limpi[oa]|hace anos|antes(?! (de|do|da|del) )|nunca|hermano|amigo|padre|pelicula',
    ),
    undenied: true,
  },
]
