import { stemOf } from '@rostra/text/stem'
import { uniqueWords } from '@rostra/text/words'

/** Returns the different stems of a text's words, without regard to case and accents. */
export const stemsOf = (text: string): string[] => [...new Set(uniqueWords(text).map(stemOf))]
