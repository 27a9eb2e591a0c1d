import { createHmac } from 'node:crypto'

const hashLength = 22

/**
 * Returns a function that hashes a text to 22 characters under a secret, so that who reads a store cannot try all addresses. Replicas with
 * the same secret get the same hash; a new secret starts new counts.
 */
export const createKeyedHash =
  (secret: string, purpose: string) =>
  (text: string): string =>
    createHmac('sha256', secret).update(`${purpose}\0${text}`).digest('base64url').slice(0, hashLength)
