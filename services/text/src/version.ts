/**
 * The version of the words and stems that are stored. It grows with every change of folding, of the tokenizer, of stems or of stop words, after which the same
 * text has other words. Rows with a lower one are indexed again in the background; searches use them meanwhile.
 */
export const textVersion = 1
