/** Characters of the fonts Wingdings and Symbol that texts use. */
const wingdings: Readonly<Record<number, string>> = {
  108: '●',
  110: '■',
  111: '☐',
  113: '☐',
  118: '❖',
  161: '○',
  167: '▪',
  168: '☐',
  216: '➢',
  223: '←',
  224: '→',
  232: '→',
  251: '✗',
  252: '✓',
  253: '☒',
  254: '☑',
  74: '☺',
}
const symbolLetters = 'ΑΒΧΔΕΦΓΗΙϑΚΛΜΝΟΠΘΡΣΤΥςΩΞΨΖ'
const smallSymbolLetters = 'αβχδεφγηιϕκλμνοπθρστυϖωξψζ'
const symbols: Readonly<Record<number, string>> = {
  163: '≤',
  165: '∞',
  171: '↔',
  172: '←',
  173: '↑',
  174: '→',
  175: '↓',
  176: '°',
  177: '±',
  179: '≥',
  180: '×',
  183: '•',
  184: '÷',
  185: '≠',
  186: '≡',
  187: '≈',
  214: '√',
  229: '∑',
  242: '∫',
  34: '∀',
  36: '∃',
  206: '∈',
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

const plain = (code: number): string =>
  code >= 0x20 && code < 0xe000 && !(code >= 0xd800 && code <= 0xdfff) ? String.fromCodePoint(code) : ''
