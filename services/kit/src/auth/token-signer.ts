import type { KeyObject } from 'node:crypto'
import jwt from 'jsonwebtoken'

export interface TokenSigningKey {
  kid: string
  privateKey: KeyObject
}

/** Signs claims with RS256, in about 1 ms of the calling thread. `exp` is among the claims, in seconds since the epoch. */
export const signToken = (claims: { exp: number }, { kid, privateKey }: TokenSigningKey, issuer: string): string =>
  jwt.sign(claims, privateKey, { algorithm: 'RS256', keyid: kid, issuer, noTimestamp: true })
