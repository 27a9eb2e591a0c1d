import { type Author, authors } from '@rostra/newsroom/domain/articles/author'
import { seededRandom } from '../search/generate-personas.ts'

/** A story of the benchmark. Its number decides its text, its author and its day. */
export interface SyntheticStory {
  number: number
  author: Author
  publishedAt: Date
  title: string
  paragraphs: readonly string[]
  takeaways: readonly string[]
  /** The ranks of the words in it, from 0, the most frequent one. Function words have none. */
  ranks: ReadonlySet<number>
}

/** Different words in 50,000 stories, function words aside: about as many as English newspapers use. */
export const vocabulary = 30_000
const wordsPerParagraph = 60
const paragraphsPerStory = 5
const wordsPerTakeaway = 10
const takeawaysPerStory = 3
const dayMs = 86_400_000

const onsets = 'b,bl,br,c,cl,d,dr,f,fl,g,gr,h,j,k,l,m,n,p,pl,pr,r,s,sl,st,t,tr,v,w'.split(',')
const vowels = 'a,e,i,o,u'.split(',')
/** Endings that no stemmer of English takes for a suffix. */
const endings = 'rk,mp,nk,rd,lb,rm,lm,rp'.split(',')
const inflections = ['', '', '', 's', 'ing', 'ed']
const functionWords = 'the,of,and,to,a,in,that,is,for,it,with,as,was,on,be,by,at,this,from,or,an,but,not,are,which,they,have,their'.split(
  ',',
)

const at = (list: readonly string[], index: number) => list[index % list.length] as string

/** Returns the word of a rank. Different ranks have different stems. */
export function wordOf(rank: number): string {
  const rest = Math.floor(rank / endings.length)
  const second = Math.floor(rest / (onsets.length * vowels.length))
  const first = at(onsets, rest) + at(vowels, Math.floor(rest / onsets.length))
  return `${first}${at(onsets, second)}${at(vowels, Math.floor(second / onsets.length))}${at(endings, rank)}`
}

/** Draws a rank by Zipf's law: the n-th word is n times rarer than the first. */
const drawRank = (random: () => number) => Math.floor(vocabulary ** random()) - 1

/** Returns the story with this number of `count`; the last number is the newest story. Four a day, one of each author. */
export function syntheticStory(number: number, count: number, newestDay: number): SyntheticStory {
  const random = seededRandom(number + 1)
  const ranks = new Set<number>()
  const word = () => {
    if (random() < 0.45) return at(functionWords, Math.floor(random() * functionWords.length))
    const rank = drawRank(random)
    ranks.add(rank)
    return wordOf(rank) + at(inflections, Math.floor(random() * inflections.length))
  }
  const sentence = (words: number) => {
    const text = Array.from({ length: words }, word).join(' ')
    return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`
  }
  const day = newestDay - Math.floor((count - 1 - number) / authors.length) * dayMs
  return {
    number,
    author: authors[number % authors.length] as Author,
    publishedAt: new Date(day + 6 * 3_600_000 + number),
    title: sentence(7).slice(0, -1),
    paragraphs: Array.from({ length: paragraphsPerStory }, () =>
      Array.from({ length: wordsPerParagraph / 15 }, () => sentence(15)).join(' '),
    ),
    takeaways: Array.from({ length: takeawaysPerStory }, () => sentence(wordsPerTakeaway)),
    ranks,
  }
}
