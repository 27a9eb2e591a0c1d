import { capitalised } from '@rostra/text/capitals'

/** Words that a headline writes small, except at its beginning. */
const small = new Set('a an and at but by for from in of on or the to with'.split(' '))

export const inTitleCase = (text: string): string =>
  text
    .split(' ')
    .map((word, i) => (i > 0 && small.has(word.toLowerCase()) ? word : capitalised(word)))
    .join(' ')
