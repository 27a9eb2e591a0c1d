import { createHash } from 'node:crypto'
import { readContentFile } from '@rostra/platform/read-content'
import { quantize } from '@rostra/search/segments/vector-segment'
import { LRUCache } from 'lru-cache'
import type { EmbeddedText } from '../domain/passages/embedded-text.ts'
import type { Embed } from '../domain/passages/ports.ts'

/** Returns the vector of a text of the demo personas; undefined for any other text. */
export type DemoVectors = (text: EmbeddedText) => Int8Array | undefined

/*
 * A file of vectors: u32 dimensions, then for each text the first 8 bytes of a hash of it and a
 * signed byte for each number, in the order of the hashes.
 */
const headBytes = 4
const keyBytes = 8
const keptMs = 60_000

const keyOf = ({ text, kind }: EmbeddedText): string =>
  createHash('sha256').update(`${kind} ${text}`).digest().subarray(0, keyBytes).toString('hex')

export function encodeDemoVectors(vectors: ReadonlyMap<EmbeddedText, ArrayLike<number>>): Uint8Array {
  const byKey = new Map(Array.from(vectors, ([text, vector]) => [keyOf(text), quantize(vector)]))
  const [first] = byKey.values()
  const head = Buffer.alloc(headBytes)
  head.writeUInt32LE(first?.length ?? 0)
  const rows = [...byKey.keys()].sort().flatMap((key) => [Buffer.from(key, 'hex'), Buffer.from(byKey.get(key) ?? [])])
  return Buffer.concat([head, ...rows])
}

/** Reads such a file. `count`: how many texts it has. */
export function decodeDemoVectors(bytes: Buffer): { vectorOf: DemoVectors; count: number } {
  const dimensions = bytes.length < headBytes ? 0 : bytes.readUInt32LE()
  const rows = new Map<string, Int8Array>()
  for (let at = headBytes; at < bytes.length; at += keyBytes + dimensions) {
    const key = bytes.subarray(at, at + keyBytes).toString('hex')
    rows.set(key, new Int8Array(bytes.buffer, bytes.byteOffset + at + keyBytes, dimensions))
  }
  return { vectorOf: (text) => rows.get(keyOf(text)), count: rows.size }
}

/** Reads the vectors that a model made of the texts of the demo personas; null for a model of which none are stored. */
export async function readDemoVectors(model: string): Promise<{ vectorOf: DemoVectors; count: number } | null> {
  const bytes = /^[\w.-]+$/.test(model) ? await readContentFile(`vectors/${model}.bin`) : null
  return bytes && decodeDemoVectors(bytes)
}

/**
 * Takes the vectors of texts of the demo personas from the file of the model, so that a first start makes none. Keeps the file in
 * memory for a minute; without it, when it cannot be read, the model makes them.
 */
export function withDemoVectors(embed: Embed, model: string, read = readDemoVectors): Embed {
  const kept = new LRUCache<string, { vectors: ReturnType<typeof read> }>({ max: 1, ttl: keptMs, ttlAutopurge: true })
  return async (texts, signal, kind) => {
    const { vectors } = kept.get(model) ?? { vectors: read(model) }
    kept.set(model, { vectors })
    const demo = await vectors.catch(() => {
      kept.delete(model)
      return null
    })
    const stored = texts.map((text) => demo?.vectorOf({ text, kind }))
    const missing = texts.filter((_text, at) => stored[at] === undefined)
    const made = missing.length === 0 ? [] : [...(await embed(missing, signal, kind))]
    return stored.map((vector) => vector ?? made.shift() ?? [])
  }
}
