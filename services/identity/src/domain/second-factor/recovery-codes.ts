import { createHash, randomBytes } from 'node:crypto'

const codes = 10
/** 15 bytes are 120 random bits, for which an unsalted hash is safe. */
const bytesPerCode = 15
const alphabet = 'abcdefghijklmnopqrstuvwxyz234567'
const pattern = /^[a-z2-7]{24}$/

/** Returns ten codes of 120 random bits: base32 in six groups of four. */
export const generateRecoveryCodes = (): string[] => Array.from({ length: codes }, generateCode)

function generateCode(): string {
  const bits = [...randomBytes(bytesPerCode)].map((byte) => byte.toString(2).padStart(8, '0')).join('')
  const letters = bits.match(/.{5}/g)?.map((five) => alphabet[Number.parseInt(five, 2)]) ?? []
  return letters.join('').match(/.{4}/g)?.join('-') ?? ''
}

/** Returns the stored hash of a code, ignoring case, spaces and hyphens; null for a text that is not a code. */
export function hashRecoveryCode(entered: string): string | null {
  const code = entered.toLowerCase().replaceAll(/[\s-]/g, '')
  return pattern.test(code) ? createHash('sha256').update(code).digest('base64url') : null
}

/** Returns the stored hashes of new codes. */
export const hashRecoveryCodes = (recoveryCodes: readonly string[]): string[] =>
  recoveryCodes.map(hashRecoveryCode).filter((hash) => hash !== null)
