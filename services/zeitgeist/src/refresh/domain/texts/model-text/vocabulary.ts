import { frequentWords } from '@rostra/text/languages/frequent-words'
import { lazily } from '@rostra/text/lazily'

/** Words that entries need and the list lacks, or has only with a capital because they often begin a sentence. */
const ownWords =
  'although apparently besides chat chats composite however i let maybe no otherwise persona personas perhaps plus previously rounded thank theme ' +
  'themes trend trends upward upwards weekly well what where why how yes'

/** Returns the words that a model may use beside those of a brief: frequent English words. */
export const vocabulary = lazily((): ReadonlySet<string> => new Set([...frequentWords(), ...ownWords.split(' ')]))
