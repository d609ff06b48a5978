/**
 * Characters that change how the text around them is shown, or that show nothing at all. They are removed rather
 * than refused: they come with pasted text, and the person cannot see which one to delete.
 */
const CONTROL = /\p{Cc}/gu
const CONTROL_IN_LINES = /(?![\n\t])\p{Cc}/gu
/** Zero-width characters, marks of writing direction, fillers: all but those that emoji and some scripts need. */
const INVISIBLE = /(?![\u200C-\u200D]|[\uFE00-\uFE0F]|[\u{E0020}-\u{E007F}])\p{DI}|[\u2800\uFFF9-\uFFFB]/gu
/** Joiners belong inside emoji such as a family, and between letters of scripts such as Persian. */
const STRAY_JOINER = /(?<![\p{L}\p{M}\p{S}])[\u200C-\u200D]+|[\u200C-\u200D]+(?![\p{L}\p{S}])/gu
const AFTER_PLAIN_LETTER = /(?<=[\p{sc=Latin}\p{sc=Greek}\p{sc=Cyrillic}])(?:[\u200C-\u200D]|[\uFE00-\uFE0F])+/gu
/** Tag characters spell the flags of regions, after a black flag and nowhere else. The flags are `$1`. */
const STRAY_TAGS = /(\u{1F3F4}[\u{E0020}-\u{E007F}]*)|[\u{E0020}-\u{E007F}]+/gu
/** Marks stacked higher than in any language, which would cover the lines above and below. */
const STACKED_MARKS = /(\p{M}{4})\p{M}+/gu
/** More marks than a letter can be composed with. Normalising sorts them, which takes very long for thousands. */
const ENDLESS_MARKS = /(\p{M}{16})\p{M}+/gu

const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u

/** One line of text without hidden characters; empty when nothing visible is left. */
export function cleanLine(text: string): string {
  return clean(text.replaceAll(/\s+/g, ' ')).replaceAll(/\s+/g, ' ').trim()
}

/** The same for text with line breaks, which stay, as tabs do. */
export function cleanLines(text: string): string {
  const lines = text.replaceAll(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
  return strip(lines, CONTROL_IN_LINES)
    .replaceAll(/[^\n\t]+/g, emptyIfInvisible)
    .trim()
}

function clean(text: string): string {
  return emptyIfInvisible(strip(text, CONTROL))
}

/** The whole text at once: a text may have a million lines, and one by one they would take seconds. */
function strip(text: string, control: RegExp): string {
  return text
    .replaceAll(ENDLESS_MARKS, '$1')
    .normalize('NFC')
    .replaceAll(control, '')
    .replaceAll(INVISIBLE, '')
    .replaceAll(STRAY_TAGS, '$1')
    .replaceAll(STACKED_MARKS, '$1')
    .replaceAll(STRAY_JOINER, '')
    .replaceAll(AFTER_PLAIN_LETTER, '')
}

function emptyIfInvisible(text: string): string {
  return VISIBLE.test(text) ? text : text.replaceAll(/\S/gu, '')
}
