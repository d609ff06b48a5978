import { anyOf } from './pattern.ts'

const age = '(1[0-7]|[6-9])'

/** Someone under eighteen, be it the member or a child they speak of. */
export const MINOR = anyOf(
  `(im|i am|hes|shes|he is|she is|son is|daughter is|kid is|turned|aged|age|only|just) ${age}(?! (kg|lb|cm|m|days?|weeks?|months?|hours?|minutes?|rounds?|fights|percent|over|under|out|of|_) )`,
  `${age} (years? old|yo|yr old|yrs old|y o)`,
  `(tenho|tengo|tem|tiene|com|con|de|fiz|cumpli|faco) ${age} anos(?! (de|entren*|trein*|lut*|pele*|na|no|en) )`,
  'under ?age|under 18|minor|menor de (idade|edad)|u1[0-7]|sub 1[0-7]|high school (wrestl*|team|season|student)',
  'my (son|daughter|kid|child|little (brother|sister))|meu filho|minha filha|mi hij[oa]',
)
