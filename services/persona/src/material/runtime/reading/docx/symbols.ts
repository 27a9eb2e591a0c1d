/** Characters of the fonts Wingdings and Symbol that texts use. */
const wingdings: Readonly<Record<number, string>> = {
  0x6c: '●',
  0x6e: '■',
  0x6f: '☐',
  0x71: '☐',
  0x76: '❖',
  0xa1: '○',
  0xa7: '▪',
  0xa8: '☐',
  0xd8: '➢',
  0xdf: '←',
  0xe0: '→',
  0xe8: '→',
  0xfb: '✗',
  0xfc: '✓',
  0xfd: '☒',
  0xfe: '☑',
  0x4a: '☺',
}
const symbolLetters = 'ΑΒΧΔΕΦΓΗΙϑΚΛΜΝΟΠΘΡΣΤΥςΩΞΨΖ'
const smallSymbolLetters = 'αβχδεφγηιϕκλμνοπθρστυϖωξψζ'
const symbols: Readonly<Record<number, string>> = {
  0xa3: '≤',
  0xa5: '∞',
  0xab: '↔',
  0xac: '←',
  0xad: '↑',
  0xae: '→',
  0xaf: '↓',
  0xb0: '°',
  0xb1: '±',
  0xb3: '≥',
  0xb4: '×',
  0xb7: '•',
  0xb8: '÷',
  0xb9: '≠',
  0xba: '≡',
  0xbb: '≈',
  0xd6: '√',
  0xe5: '∑',
  0xf2: '∫',
  0x22: '∀',
  0x24: '∃',
  0xce: '∈',
}

/** Returns the character of a symbol (`w:sym`): `character` is its code in hexadecimal. Empty when no text can stand for it. */
export function symbolOf(font: string, character: string): string {
  const code = Number.parseInt(character, 16)
  if (Number.isNaN(code)) return ''
  const own = code >= 0xf000 && code <= 0xf0ff ? code - 0xf000 : code
  if (/wingdings/i.test(font)) return wingdings[own] ?? ''
  if (/symbol/i.test(font)) return symbols[own] ?? symbolLetters[own - 0x41] ?? smallSymbolLetters[own - 0x61] ?? plain(own)
  return plain(code)
}

const plain = (code: number): string => (code >= 0x20 && code < 0xe000 && !(code >= 0xd800 && code <= 0xdfff) ? String.fromCodePoint(code) : '')
