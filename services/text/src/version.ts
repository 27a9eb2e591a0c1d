/**
 * The version of stored words and stems. Increase it with every change of folding, tokenizer, stems or stop words that changes the words of
 * a text. Rows with a lower version are indexed again in the background, and searches use them until then. Rows of the zeitgeist, whose texts
 * are not kept, expire instead.
 */
export const textVersion = 1
