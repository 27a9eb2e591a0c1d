/** Different words of the synthetic texts, function words aside: about as many as English newspapers use. */
export const vocabulary = 30_000
const onsets = 'b,bl,br,c,cl,d,dr,f,fl,g,gr,h,j,k,l,m,n,p,pl,pr,r,s,sl,st,t,tr,v,w'.split(',')
const vowels = 'a,e,i,o,u'.split(',')
/** Endings that no stemmer of English takes for a suffix. */
const endings = 'rk,mp,nk,rd,lb,rm,lm,rp'.split(',')
const functionWords = 'the,of,and,to,a,in,that,is,for,it,with,as,was,on,be,by,at,this,from,or,an,but,not,are,which,they,have,their'.split(
  ',',
)

/** Returns a seeded generator of pseudo-random numbers from 0 to 1 (splitmix32; Steele, Lea and Flood 2014). */
export function seededRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x9e3779b9) | 0
    let mixed = Math.imul(state ^ (state >>> 16), 0x21f0aaad)
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97)
    return ((mixed ^ (mixed >>> 15)) >>> 0) / 2 ** 32
  }
}

/** Draws one of the values, each equally likely. */
export const pick = <T>(values: readonly T[], random: () => number) => values[Math.floor(random() * values.length)] as T

/** Draws a rank from 0 by Zipf's law: the n-th of `count` is n times rarer than the first. */
export const drawRank = (random: () => number, count = vocabulary): number => Math.floor(count ** random()) - 1

/** Returns the word of a rank. Different ranks have different stems. */
export function wordOf(rank: number): string {
  let word = ''
  let rest = Math.floor(rank / endings.length)
  do {
    word += `${onsets[rest % onsets.length]}${vowels[Math.floor(rest / onsets.length) % vowels.length]}`
    rest = Math.floor(rest / (onsets.length * vowels.length))
  } while (rest > 0)
  return word + endings[rank % endings.length]
}

/** Draws a word of a text: one in two a function word, the others by Zipf's law. `contentWord` draws these in its place. */
export const drawWord = (random: () => number, contentWord = () => wordOf(drawRank(random))): string =>
  random() < 0.5 ? pick(functionWords, random) : contentWord()

/** Returns a sentence of as many words. */
export function sentenceOf(words: number, word: () => string): string {
  const text = Array.from({ length: words }, word).join(' ')
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`
}
