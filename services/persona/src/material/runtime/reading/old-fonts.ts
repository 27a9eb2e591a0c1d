/**
 * Fonts from before Unicode, by the beginnings of their names: they draw letters of their script for codes of Latin
 * letters. The name may follow the tag of a subset (ISO 32000-1, 9.6.4). Vietnamese fonts of TCVN 5712 and VNI:
 * https://winvnkey.sourceforge.net/webhelp/check_charsets.htm. Hindi: Kruti Dev (https://en.wikipedia.org/wiki/Kruti_Dev)
 * and DevLys, which has the same codes. Bangla: https://en.wikipedia.org/wiki/Bijoy_keyboard. Tamil:
 * https://unicodetobamini.com/docs/getting-started/unicode-vs-bamini.
 */
const oldFont = /^(?:[A-Z]{6}\+)?(?:\.Vn|VNI-|Kruti ?Dev|DevLys|SutonnyMJ|Bamini)/i
/**
 * Those that draw ASCII as it is. A text in one is shown otherwise when it has letters of
 * Latin-1: English has hardly any, Vietnamese 15 % and more.
 */
const keepsAscii = /^(?:[A-Z]{6}\+)?(?:\.Vn|VNI-)/i
const redrawn = /[\u00a1-\u00ff]/g
const leastRedrawn = 0.03
/** Letters that none of those fonts draws: those beyond Windows-1252. */
const unicodeLetter = /[\p{L}--[\p{ASCII}\u00a0-\u00ffŒœŠšŸŽžƒˆ]]/gv
/** The share of such letters above which a font is only the name of another one, which draws them. */
const mostUnicode = 0.05

/** Counts the characters of a document by their fonts. */
export interface FontCount {
  add: (font: string, text: string) => void
  /** Whether most of them are in old fonts, so that other letters are shown than are stored. */
  areOld: () => boolean
}

export function createFontCount(): FontCount {
  let all = 0
  const old = new Map<string, { characters: number; redrawn: number; unicode: number }>()
  return {
    add: (font, text) => {
      all += text.length
      if (!oldFont.test(font)) return
      const count = old.get(font) ?? { characters: 0, redrawn: 0, unicode: 0 }
      old.set(font, {
        characters: count.characters + text.length,
        redrawn: count.redrawn + (keepsAscii.test(font) ? (text.match(redrawn)?.length ?? 0) : text.length),
        unicode: count.unicode + (text.match(unicodeLetter)?.length ?? 0),
      })
    },
    areOld: () => {
      const shownOtherwise = [...old.values()].filter(
        ({ characters, redrawn, unicode }) => unicode <= characters * mostUnicode && redrawn > characters * leastRedrawn,
      )
      return shownOtherwise.reduce((sum, { characters }) => sum + characters, 0) > all / 2
    },
  }
}
