import type { Passage } from '@rostra/persona/domain/passages/passage'
import { wordOf } from '../archive/synthetic-stories.ts'
import { pick, seededRandom } from '../search/generate-personas.ts'

/** Different words in the material of a persona, function words aside. */
const vocabulary = 30_000
const wordsOfPassage = 200
const functionShare = 0.45
const functionWords = 'the,of,and,to,a,in,that,is,for,it,with,as,was,on,be,by,at,this,from,or,an,but,not,are,which,they,have,their'.split(
  ',',
)
const questions = ['How do I', 'What is the', 'Why does the', 'When should I', 'Tell me about the', 'Is it true that the']

/** Draws a rank by Zipf's law: the n-th word is n times rarer than the first. */
const drawRank = (random: () => number) => Math.floor(vocabulary ** random()) - 1

/** Returns passages of 200 words under some headings, the same for the same seed. */
export function syntheticPassages(count: number, seed: number): Passage[] {
  const random = seededRandom(seed)
  const word = () => (random() < functionShare ? pick(functionWords, random) : wordOf(drawRank(random)))
  let heading = ''
  return Array.from({ length: count }, (_, number) => {
    if (number % 5 === 0) heading = `Part ${1 + Math.floor(number / 50)} › ${wordOf(drawRank(random))} ${wordOf(drawRank(random))}`
    return { page: 1 + Math.floor(number / 2), heading, text: `${Array.from({ length: wordsOfPassage }, word).join(' ')}.` }
  })
}

/** Returns a function that draws questions of two to eight words by Zipf's law, besides those with which one asks. */
export function syntheticQuestions(seed: number): () => string {
  const random = seededRandom(seed)
  return () =>
    `${pick(questions, random)} ${Array.from({ length: 2 + Math.floor(7 * random()) }, () => wordOf(drawRank(random))).join(' ')}?`
}
