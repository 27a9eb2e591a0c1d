import { createHash } from 'node:crypto'
import { appendFile, readFile } from 'node:fs/promises'
import type { Embeddings, TextKind } from '@rostra/llm/providers/openai-embeddings'

/** Vectors of texts in a file, which an interrupted run continues. */
export interface CachedEmbeddings {
  embed: (texts: readonly string[], signal: AbortSignal, kind?: TextKind) => Promise<Float32Array[]>
  /** Whether a text has a vector in the file. */
  has: (text: string, kind: TextKind) => boolean
}

/**
 * Opens a file with one vector a line, by the hash of its text and kind. `model` makes
 * those that the file lacks, and each is appended at once.
 */
export async function cachedEmbeddings(file: string, model: Embeddings): Promise<CachedEmbeddings> {
  const known = new Map<string, Float32Array>()
  const stored = await readFile(file, 'utf8').catch(() => '')
  for (const line of stored.split('\n')) {
    const [key = '', vector] = line.split(' ')
    if (vector) known.set(key, decoded(vector))
  }
  const vectorOf = async (text: string, signal: AbortSignal, kind: TextKind): Promise<Float32Array> => {
    const key = keyOf(text, kind)
    const cached = known.get(key)
    if (cached) return cached
    const [vector] = await model([text], signal, kind)
    if (!vector) throw new Error('A text has no vector')
    known.set(key, vector)
    await appendFile(file, `${key} ${encoded(vector)}\n`)
    return vector
  }
  return {
    embed: (texts, signal, kind = 'passage') => Promise.all(texts.map((text) => vectorOf(text, signal, kind))),
    has: (text, kind) => known.has(keyOf(text, kind)),
  }
}

const keyOf = (text: string, kind: TextKind) => createHash('sha256').update(`${kind} ${text}`).digest('base64url').slice(0, 22)
const encoded = (vector: Float32Array) => Buffer.from(vector.buffer, vector.byteOffset, vector.byteLength).toString('base64')
const decoded = (text: string) => new Float32Array(Uint8Array.from(Buffer.from(text, 'base64')).buffer)
