import type { Secret } from '../world/world.ts'
import { wordsOf } from './words.ts'

/** Returns the secrets of which a needle is found in one of the texts, or across two of them. */
export function findSecrets(texts: readonly string[], secrets: readonly Secret[]): Secret[] {
  const words = texts.flatMap(wordsOf)
  const spaced = ` ${words.join(' ')} `
  const joined = words.join('')
  return secrets.filter(({ needles }) =>
    needles.some(({ look, text }) => (look === 'compact' ? joined.includes(text) : spaced.includes(` ${text} `))),
  )
}

const forbidden = [
  /\p{Nd}{4}/u,
  /\p{Nd}([\s\-()./]*\p{Nd}){3}/u,
  /@/,
  /:\/\//,
  /\bwww\./i,
  /\b[a-z0-9-]+\.(com|org|net|io|example)\b/i,
  /[<>]/,
  /&\w+;/,
  /\p{Cf}/u,
  /\]\(/,
]

/** Returns the parts of texts that look like a number, an address, a link or markup. */
export const findForbidden = (texts: readonly string[]): string[] =>
  texts.flatMap((text) => forbidden.flatMap((pattern) => pattern.exec(text)?.[0] ?? []))
