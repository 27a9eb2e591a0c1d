import { createHash, randomBytes } from 'node:crypto'

const tokenBytes = 24

/** Returns 192 random bits as URL-safe base64. */
export const createShareToken = (): string => randomBytes(tokenBytes).toString('base64url')

export const isShareToken = (text: string): boolean => /^[\w-]{32}$/.test(text)

/** Returns the stored hash of a token, so that a copy of the database contains no working link. */
export const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url')
