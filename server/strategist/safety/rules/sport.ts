import { anyOf } from '../pattern.ts'

/** Words which show that hitting, killing or finishing refers to a contest. */
export const SPORT = anyOf(
  'rounds?|ring|cage|octagon|bouts?|match|spar|sparring|opponents?|belt|title|tournament|championship|compet*|finals?',
  'fights?|camp|bell|campana|points|mats?|weigh in|drill*|pads|mitts|gloves|class|game|race|chess|arm wrestling|cards|rematch',
  'octogono|ringue|luta|lutas|lutar|adversari*|oponente*|campeonato*|torneio*|tatame|gaiola|cinturao|pontos|luvas?|manoplas?',
  'aula|jogo|revanche|final|treino|treinos|treinando|treinar',
  'torneos?|combates?|pelea|peleas|pelear|jaula|tatami|cinturon|asaltos?|rival|rivales|puntos|guantes|clase|juego|revancha',
  'his guard|her guard|jabs?|uppercuts?|turtl(e|es|ing)|half guard|takedowns?|meia guarda|media guardia|combinacion(es)?',
  'xadrez|ajedrez|videogames?|videojuegos?|domino|baralho|entren*|training|workout|gym|gimnasio|academia',
)
