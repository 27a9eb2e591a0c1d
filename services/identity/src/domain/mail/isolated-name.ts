const firstStrongIsolate = '\u2068'
const popDirectionalIsolate = '\u2069'
const rightToLeft = /[\p{sc=Arabic}\p{sc=Hebrew}]/u

/** Returns a name as it is written into a sentence: one in a script from right to left is isolated, so that it does not reorder what is around it (UAX 9). */
export const isolatedName = (name: string): string => (rightToLeft.test(name) ? firstStrongIsolate + name + popDirectionalIsolate : name)
