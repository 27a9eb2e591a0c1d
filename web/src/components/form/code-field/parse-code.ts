/** Digits of every code that a person types: one-time codes, and the codes of authenticator apps. */
export const codeLength = 6

/** Matches a code as people write it: '123456', '123 456', '123-456'. */
const written = /(?<!\d)(\d{3})[\s\p{Pd}]?(\d{3})(?!\d)/u

/** Returns the six digits of a code in a pasted text; null without one. */
export function findPastedCode(text: string): string | null {
  const found = written.exec(text.normalize('NFKC'))
  return found ? `${found[1]}${found[2]}` : null
}

/** Returns typed text without spaces and dashes, at most six characters. Keeps letters, which the validation reports. */
export const cleanCode = (typed: string): string =>
  typed
    .normalize('NFKC')
    .replace(/[\s\p{Pd}]/gu, '')
    .slice(0, codeLength)

export const isCompleteCode = (code: string): boolean => code.length === codeLength && /^[0-9]*$/.test(code)
