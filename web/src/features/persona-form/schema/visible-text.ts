import { graphemesOf } from '@rostra/text/graphemes'

// The same patterns as in the persona service, which decides.
const emoji = /\p{RGI_Emoji}/gv
const emojiParts =
  /(?<=[\p{Extended_Pictographic}\p{Emoji_Modifier}\uFE0F])\u200D(?=\p{Extended_Pictographic})|(?<=\p{Emoji})[\uFE0E\uFE0F]/gv
const wordParts =
  /(?<=[[\p{L}\p{M}]--[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]])(?:[\u200C\u200D](?=[\p{L}\p{M}])|[\u180B-\u180D\u180F\uFE00-\uFE0F\u{E0100}-\u{E01EF}])/gv
/** Matches joiners after a virama, which Indic scripts also use at the end of a word. */
const wordEnds = /(?<=[\p{M}--\p{Script=Inherited}])[\u200C\u200D]/gv

/** Matches control, direction override, zero-width, private-use and invalid characters, but not the few visible format characters. */
const hidden =
  /[[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\p{Noncharacter_Code_Point}]--[\u0600-\u0605\u06DD\u070F\u0890\u0891\u08E2\u{110BD}\u{110CD}]]/v
/** Matches 8 stacked combining marks, which no language has and which would cover the lines above. */
const piled = /\p{M}{8}/v

/** Reports whether a text has characters that cannot be shown. With `lines`, line breaks and tabs are allowed. */
export function hasUnshowable(text: string, { lines = false } = {}): boolean {
  const judged = lines ? text.replace(/[\n\r\t\u2028\u2029]/g, ' ') : text
  const rest = judged.replace(emoji, '☺').replace(emojiParts, '').replace(wordParts, '').replace(wordEnds, '')
  return hidden.test(rest) || piled.test(rest)
}

/** Matches blank characters, including the empty braille pattern. */
const blank = /^[\s\u2800\p{M}\p{Default_Ignorable_Code_Point}]*$/u

/** Returns the number of visible characters. */
export const visibleLength = (text: string): number => graphemesOf(text).filter((one) => !blank.test(one)).length

/** Reports whether a text is a single emoji. */
export function isOneEmoji(text: string): boolean {
  const isOne = text.length <= 32 && graphemesOf(text).length === 1 && !hasUnshowable(text)
  const isEmoji = /^[\p{Emoji}\p{Emoji_Component}]+$/u.test(text) && /\p{Extended_Pictographic}|\p{Regional_Indicator}|\u20E3/u.test(text)
  return isOne && isEmoji
}
