import { randomBytes } from 'node:crypto'

/** Returns a random id in the form of an ObjectId: 24 hexadecimal digits. */
export const objectIdText = (): string => randomBytes(12).toString('hex')
