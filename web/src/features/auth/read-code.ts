/** A code as mails and people set it: '123 456', '123-456', wide digits. */
const written = /(?<!\d)(\d{3})[\s\p{Pd}]?(\d{3})(?!\d)/u

/** The six digits of a whole code somewhere in a pasted text; null when there is none. */
export function findCode(text: string): string | null {
  const found = written.exec(text.normalize('NFKC'))
  return found ? `${found[1]}${found[2]}` : null
}

/** What was typed, without blanks and dashes; six characters at most. Letters stay, so that they can be complained about. */
export const tidyCode = (typed: string): string =>
  typed
    .normalize('NFKC')
    .replace(/[\s\p{Pd}]/gu, '')
    .slice(0, 6)

export const isWholeCode = (code: string): boolean => /^[0-9]{6}$/.test(code)
