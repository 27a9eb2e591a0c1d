/** Characters of the fonts Wingdings, Webdings and Symbol that texts use. */
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
const wingdings2: Readonly<Record<number, string>> = {
  79: '✗',
  80: '✓',
  81: '✗',
  82: '☑',
  83: '☒',
  84: '☒',
  85: '⊗',
  150: '•',
  151: '●',
  152: '●',
  153: '○',
  160: '■',
  161: '□',
  162: '☐',
  163: '☐',
}
const webdings: Readonly<Record<number, string>> = { 97: '✓', 99: '☐', 103: '■', 110: '●', 114: '✗' }
/** The characters of the font Symbol from 0x20 and from 0xa0, as Adobe encodes it. */
const symbols: readonly (readonly [first: number, characters: string])[] = [
  [0x20, ' !∀#∃%&∋()∗+,−./0123456789:;<=>?≅ΑΒΧΔΕΦΓΗΙϑΚΛΜΝΟΠΘΡΣΤΥςΩΞΨΖ[∴]⊥_‾αβχδεφγηιϕκλμνοπθρστυϖωξψζ{|}∼'],
  [0xa0, '€ϒ′≤⁄∞ƒ♣♦♥♠↔←↑→↓°±″≥×∝∂•÷≠≡≈…│─↵ℵℑℜ℘⊗⊕∅∩∪⊃⊇⊄⊂⊆∈∉∠∇®©™∏√⋅¬∧∨⇔⇐⇑⇒⇓◊〈®©™∑⎛⎜⎝⎡⎢⎣⎧⎨⎩⎪ 〉∫⌠⎮⌡⎞⎟⎠⎤⎥⎦⎫⎬⎭'],
]

/** Returns the character of a symbol (`w:sym`): `character` is its code in hexadecimal. Empty when no text can stand for it. */
export function symbolOf(font: string, character: string): string {
  const code = Number.parseInt(character, 16)
  if (Number.isNaN(code)) return ''
  const own = code >= 0xf000 && code <= 0xf0ff ? code - 0xf000 : code
  if (/wingdings 2/i.test(font)) return wingdings2[own] ?? numberSign(own)
  if (/webdings/i.test(font)) return webdings[own] ?? ''
  if (/wingdings/i.test(font)) return wingdings[own] ?? ''
  if (/symbol/i.test(font)) return symbols.map(([first, characters]) => characters[own - first]).find((found) => found) ?? ''
  return plain(code)
}

/** Wingdings 2 has the numbers from 1 to 10 in circles, in white and in black. */
function numberSign(code: number): string {
  if (code >= 106 && code <= 115) return String.fromCodePoint(0x2460 + code - 106)
  return code >= 117 && code <= 126 ? String.fromCodePoint(0x2776 + code - 117) : ''
}

/** Returns a text with the characters of its font in place of those of private use, which fonts of symbols have. */
export const withSymbols = (text: string, font: string): string =>
  text.replace(/[\uf020-\uf0ff]/g, (character) => symbolOf(font, character.charCodeAt(0).toString(16)))

const plain = (code: number): string =>
  code >= 0x20 && code < 0xe000 && !(code >= 0xd800 && code <= 0xdfff) ? String.fromCodePoint(code) : ''
