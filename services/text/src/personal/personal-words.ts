import { type Token, type TokenMode, tokensOf } from '../prose/tokens.ts'
import { addressesIn } from './addresses.ts'
import { namesIn } from './names.ts'

/** Returns for each word whether it may name a person or an address. Such words are never counted or shown. */
export function personalWords(tokens: readonly Token[], mode: TokenMode): boolean[] {
  const personal = tokens.map(() => false)
  for (const place of [...namesIn(tokens), ...addressesIn(tokens, mode === 'questions')]) if (place in personal) personal[place] = true
  return personal
}

/** Returns the words of a message that are not personal, in order. */
export function impersonalWords(text: string, mode: TokenMode): string[] {
  const tokens = tokensOf(text, mode)
  const personal = personalWords(tokens, mode)
  return tokens.filter((_, index) => !personal[index]).map(({ word }) => word)
}
