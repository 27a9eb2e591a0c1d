import { plainWords } from '@rostra/platform/words/plain-words'
import { stemOf } from '@rostra/platform/words/stem'

/** Returns the different stems of a text's words, without regard to case and accents. */
export const stemsOf = (text: string, stem = stemOf): string[] => [...new Set(plainWords(text).map((word) => stem(word)))]
