/** The letters of a text, without formatting and invisible characters, with their places in the text. */
export interface Letters {
  text: string
  /** For each letter, the index of its character in the original text, in UTF-16 units. */
  at: number[]
}

const tags = /<[^<>]{0,300}>/g
const linkTargets = /\]\([^()]{0,500}\)/g
const entities = /&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|[a-z]{2,31});/gi

/**
 * Reduces a text to its letters: in lower case, with compatibility forms and accents resolved, without space, digits, punctuation,
 * Markdown, HTML tags, link targets and zero-width characters. So list numbers, hyphens and emphasis cannot hide a recitation.
 */
export function lettersOf(original: string): Letters {
  const blank = (found: string) => ' '.repeat(found.length)
  const shown = original
    .replace(tags, blank)
    .replace(linkTargets, blank)
    .replace(entities, (entity, decimal?: string, hexadecimal?: string) => {
      const code = decimal ? Number(decimal) : Number.parseInt(hexadecimal ?? '0', 16)
      const character = code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : ' '
      return character.padEnd(entity.length)
    })
  const at: number[] = []
  let text = ''
  let index = 0
  for (const character of shown) {
    const letters = reduce(character)
    for (let i = 0; i < letters.length; i++) at.push(index)
    text += letters
    index += character.length
  }
  return { text, at }
}

function reduce(character: string): string {
  if (character >= 'a' && character <= 'z') return character
  if (character < '\x80') return /[A-Z]/.test(character) ? character.toLowerCase() : ''
  return character
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}]/gu, '')
}
