/**
 * Letters that look like Latin ones, from Unicode's confusable characters (UTS #39), and digits and signs that people write instead of
 * letters. Accents and styled letters need no entry, because they are decomposed first.
 */
const lookalikes: Record<string, string> = {
  a: 'аɑαᴀᎪ4@',
  b: 'ЬƄᏏ8',
  c: 'сϲᴄⅽ',
  d: 'ԁɗᏧ',
  e: 'еҽєε3',
  f: 'ϝք',
  g: 'ɡցɢ9',
  h: 'һհʜ',
  i: 'іıιӏɩ1!|l',
  j: 'јϳ',
  k: 'кκᴋ',
  m: 'мᴍϻ',
  n: 'пոռηɴ',
  o: 'оοօоᴏσ0',
  p: 'рρᴘ',
  q: 'ԛգ',
  r: 'гʀᴦɾⲅ',
  s: 'ѕꜱƽʂ5$',
  t: 'тτᴛƭ7+',
  u: 'υսᴜц',
  v: 'νᴠѵ',
  w: 'ԝшᴡω',
  x: 'хχ×',
  y: 'уγүʏ',
  z: 'ᴢʐ2',
}
const latinOf = new Map(Object.entries(lookalikes).flatMap(([latin, signs]) => [...signs].map((sign): [string, string] => [sign, latin])))

/** Words of a name that claims to speak for the product's operators. */
const staff = ['admin', 'administrator', 'moderator', 'operator', 'support', 'staff', 'system', 'official', 'security', 'root']
/** Words that do not change the meaning of such a name. */
const fillers = [
  'the',
  'team',
  'help',
  'helpdesk',
  'desk',
  'helper',
  'assistant',
  'bot',
  'ai',
  'service',
  'customer',
  'care',
  'account',
  's',
  'app',
  'hq',
]

// The letter `l` is read as `i`, so both words are compared in that form.
const readable = (word: string) => word.replaceAll('l', 'i')
const anyOf = (words: string[]) => `(?:${words.map(readable).join('|')})`
const companions = anyOf([...staff, ...fillers])
/** The product's name, alone or joined with such words. */
const productName = new RegExp(`^${companions}*${readable('rostra')}${companions}*$`)
const staffName = new RegExp(`^${companions}*${anyOf(staff)}${companions}*$`)

/** Returns the words of a name as people read them: in lower case, without accents, with Latin letters instead of look-alikes. */
function wordsOf(name: string): string[] {
  const decomposed = name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
  const read = [...decomposed].map((sign) => latinOf.get(sign) ?? sign).join('')
  return read.split(/[^a-z]+/).filter(Boolean)
}

/** Reports whether a name reads as the product's or its operators' own, such as `Rostra Support`, also in look-alike letters. */
export function readsAsProduct(name: string): boolean {
  const words = wordsOf(name)
  const joined = words.join('')
  return words.some((word) => productName.test(word)) || productName.test(joined) || staffName.test(joined)
}

/** Scripts whose letters cannot pass for Latin ones, and which are mixed with each other and with Latin in ordinary words. */
const eastAsian = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Bopomofo}]/u
const scripts = ['Latin', 'Cyrillic', 'Greek', 'Armenian', 'Georgian', 'Cherokee', 'Coptic', 'Hebrew', 'Arabic', 'Devanagari', 'Thai'].map(
  (script) => new RegExp(`\\p{Script=${script}}`, 'u'),
)

/** Reports whether a word of a name mixes scripts, such as Latin and Cyrillic, so that it can pass for another word. */
export function mixesScripts(name: string): boolean {
  const words = name.normalize('NFKC').split(/[^\p{L}\p{M}]+/u)
  return words.some((word) => new Set([...word].filter(isPlainLetter).map(scriptOf)).size > 1)
}

const isPlainLetter = (sign: string) => /\p{L}/u.test(sign) && !eastAsian.test(sign) && !/\p{Script=Common}/u.test(sign)
/** The index of a script; -1 for all others together. */
const scriptOf = (letter: string) => scripts.findIndex((script) => script.test(letter))
