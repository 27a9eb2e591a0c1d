import { webcrypto } from 'node:crypto'
import type { CheckedMaterial } from '../domain/sources/material.ts'

/** Returns the hash of a content, whatever its name, as hexadecimal text. Runs on a thread of its own: 10 MB would hold other calls up. */
export async function hashMaterial({ content, pair }: Pick<CheckedMaterial, 'content' | 'pair'>): Promise<string> {
  const hashed = content ?? Buffer.from(JSON.stringify([pair?.question, pair?.answer]))
  return Buffer.from(await webcrypto.subtle.digest('SHA-256', hashed as Uint8Array<ArrayBuffer>)).toString('hex')
}
