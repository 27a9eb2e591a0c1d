const firstStrongIsolate = '\u2068'
const popDirectionalIsolate = '\u2069'
/** Letters of the blocks that Unicode keeps for scripts from right to left (DerivedBidiClass.txt). */
const rightToLeft = /[\p{L}&&[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]]/v

/**
 * Returns a name as it is written into a sentence: one in a script from right to left is
 * isolated, so that it does not reorder what is around it (UAX 9).
 */
export const isolatedName = (name: string): string => (rightToLeft.test(name) ? firstStrongIsolate + name + popDirectionalIsolate : name)
