/* What no word has. Words of scripts without blanks between them, as Chinese, have any neighbours. */
const letter = String.raw`[\p{L}--[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}ªº]]`
const capital = String.raw`[\p{Lu}--\p{ASCII}]`
const latin = String.raw`[\p{sc=Latn}--[\p{ASCII}ªº]]`
const small = String.raw`[\p{Ll}--\p{ASCII}]`
const signInWord = String.raw`[[\p{S}\p{P}\p{No}]--[\p{ASCII}’‘·–—\u2026]]`
const otherScript = String.raw`[\p{sc=Cyrl}\p{sc=Grek}\p{sc=Hebr}\p{sc=Arab}\p{sc=Thai}]`
const wordPart = String.raw`[\p{L}\p{N}\p{M}'’]`
const kana = '[ｦ-ﾟ]'

const patterns = [
  // A sign inside of a word, before it or after it.
  `(?<=${letter})${signInWord}+(?=${letter})|(?<!l)·(?=${letter})`,
  String.raw`[£¤¥€×÷±](?=${letter})|(?<=${letter})[‚„†‡¡¿£¤¥¢×÷]|(?<!\d)[¼½](?=u|il)`,
  String.raw`(?<=${otherScript})[@\[\]\{\}\|\\^\`~](?=${otherScript})`,
  // A dash beside a single letter of a word, and a quotation mark without the other one.
  String.raw`(?<!\p{L})\p{L}[–—](?=[\p{Ll}--z])|(?<=\p{Ll})[–—][\p{L}--z](?!\p{L})|(?<=${letter})(?<!„[^„]{0,200})“|‘(?!\d)(?![^‘]{0,200}’)`,
  // An apostrophe before a single letter with which no word is shortened.
  String.raw`(?<=\p{L}{2})’[\p{L}--[sStTdDmM]](?!\p{L})`,
  // Letters of two scripts.
  String.raw`\p{sc=Latn}(?=${otherScript})|(?<=${otherScript})\p{sc=Latn}`,
  // Capital and small letters of one word that are mixed.
  String.raw`\p{Ll}(?=${capital})|(?<=\p{Lu})${capital}(?=\p{Ll})|${capital}(?=\p{Lu}\p{Ll})|(?<=\p{Lu}{2})${small}|${small}(?=[A-Z])`,
  // A letter that is no word alone, before a number or after a sentence.
  String.raw`(?<!${wordPart})(?:[\u0100-\u024fþðßñçïëüû¤](?!${wordPart})|${latin}(?=\d))|(?<=[.!?])${latin}(?= )`,
  // Of half-width kana: a mark without its letter, and a Latin letter beside one.
  `(?<![ｳｶ-ﾄﾊ-ﾎ])ﾞ|(?<![ﾊ-ﾎ])ﾟ|(?<!${kana})[ｧ-ｰﾝ]|[A-Za-z](?=${kana})|(?<=${kana})[A-Za-z]`,
  // Of Thai: a number or a sign before a letter, and a vowel or mark without one.
  String.raw`[\u0e3f\u0e4f-\u0e5b](?=[\u0e01-\u0e30])|(?<![\u0e01-\u0e2e\p{M}])[\u0e30-\u0e3a\u0e45\u0e47-\u0e4e]|[\u0e40-\u0e44](?![\u0e01-\u0e2e])`,
].map((pattern) => new RegExp(pattern, 'gv'))

/** Counts the places of a text whose characters do not stand so in words of any language: they speak against its encoding. */
export const countStrangePlaces = (text: string): number => patterns.reduce((sum, pattern) => sum + (text.match(pattern)?.length ?? 0), 0)
