/**
 * The version of stored words and stems. Increase it with every change of folding, tokenizer, stems or stop words that changes the words of
 * a text. Rows with a lower version are indexed again in the background, and searches use them until then.
 */
export const textVersion = 9

/**
 * The version of the words that are counted as topics: those of `prose/` and `exact-words.ts`, which are not folded or stemmed. Rows of
 * the zeitgeist, whose texts are not kept, expire after a change, and nothing is published until then.
 */
export const topicVersion = 2
