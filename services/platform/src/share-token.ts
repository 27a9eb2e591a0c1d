import { createHash, randomBytes } from 'node:crypto'

const tokenBytes = 24

/** Returns 192 random bits as URL-safe base64. */
export const createShareToken = (): string => randomBytes(tokenBytes).toString('base64url')

export const isShareToken = (text: string): boolean => /^[\w-]{32}$/.test(text)

/** Only the hash of a token is stored: a copy of the database opens no link. */
export const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url')
