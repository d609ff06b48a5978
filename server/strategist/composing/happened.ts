/** Says that something happened. Folded, in all three languages together. */
export const HAPPENED =
  /\b(?:was|were|got|had|hurt|jammed|rolled|fell|broke|went|did|\w{3,}ed|foi|fui|era|\w{2,}(?:ei|ou|iu)|torci|bati|cai|senti|fue|me (?:cai|torci|golpe\w+|lastim\w+|hice)|\w{2,}(?:aron|ieron))\b/
