/** Text as it is kept: composed (NFC), without the space around it. */
export const plainLine = (raw: string) => raw.normalize('NFC').trim()

/** The same of a text of several lines; every kind of line break becomes one. */
export const plainLines = (raw: string) => plainLine(raw.replace(/\r\n?|[\u2028\u2029]/g, '\n'))

// Emoji may be made of several characters that can't be seen alone; so may words in scripts whose letters join.
const emoji = /\p{RGI_Emoji}/gv
const emojiParts =
  /(?<=[\p{Extended_Pictographic}\p{Emoji_Modifier}\uFE0F])\u200D(?=\p{Extended_Pictographic})|(?<=\p{Emoji})[\uFE0E\uFE0F]/gv
const wordParts =
  /(?<=[[\p{L}\p{M}]--[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]])(?:[\u200C\u200D](?=[\p{L}\p{M}])|[\u180B-\u180D\u180F\uFE00-\uFE0F\u{E0100}-\u{E01EF}])/gv
/** A vowel killer of India shapes what it ends by them, at the end of a word too. */
const wordEnds = /(?<=[\p{M}--\p{Script=Inherited}])[\u200C\u200D]/gv

/** Controls, overrides of direction, what has no width, what no font has, and broken Unicode; but not the few formats that are seen. */
const hidden =
  /[[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\p{Noncharacter_Code_Point}]--[\u0600-\u0605\u06DD\u070F\u0890\u0891\u08E2\u{110BD}\u{110CD}]]/v
/** No language puts so many marks on a letter; they would cover the lines above. */
const piled = /\p{M}{8}/v

/** Can everything in this text be seen as it is? */
export function canBeShown(text: string): boolean {
  const rest = text.replace(emoji, '☺').replace(emojiParts, '').replace(wordParts, '').replace(wordEnds, '')
  return !hidden.test(rest) && !piled.test(rest)
}

/** The same of a text that may have line breaks and tabs. */
export const linesCanBeShown = (text: string) => canBeShown(text.replace(/[\n\t]/g, ' '))

const characters = new Intl.Segmenter('en', { granularity: 'grapheme' })
/** The blank pattern of braille looks like a space. */
const blank = /^[\s\u2800\p{M}\p{Default_Ignorable_Code_Point}]*$/u

/** How many characters a reader sees. */
export const seenLength = (text: string) => graphemesOf(text).filter((one) => !blank.test(one)).length

export const graphemesOf = (text: string) => [...characters.segment(text)].map(({ segment }) => segment)
