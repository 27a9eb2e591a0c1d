import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { createEmbeddings } from '@rostra/llm/embeddings'
import type { EmbeddedText } from '@rostra/persona/material/domain/passages/embedded-text'
import { encodeDemoVectors, readDemoVectors } from '@rostra/persona/material/store/demo-vectors'
import { say } from '../bootstrap/console.ts'
import { root } from '../bootstrap/settings.ts'
import { localEmbeddingsModel, startEmbeddings } from '../infra/servers/start-embeddings.ts'
import { storeFolder } from '../infra/servers/store-folder.ts'
import { demoTexts } from './demo-texts.ts'

/*
 * `npm run vectors:gen`: makes the vectors of the material of the demo personas that content/vectors/ does not have, and removes
 * those of texts that it has not any more. A first start takes them from there.
 */
const atOnce = 25

const texts = await demoTexts()
const stored = await readDemoVectors(localEmbeddingsModel)
const vectors = new Map<EmbeddedText, ArrayLike<number>>()
for (const text of texts) {
  const vector = stored?.vectorOf(text)
  if (vector) vectors.set(text, vector)
}
const missing = texts.filter((text) => !vectors.has(text))
if (missing.length > 0) await make()
const file = join(root, `content/vectors/${localEmbeddingsModel}.bin`)
mkdirSync(dirname(file), { recursive: true })
writeFileSync(file, encodeDemoVectors(vectors))
say(`${texts.length} vectors, of which ${missing.length} are new`)

async function make(): Promise<void> {
  const server = await startEmbeddings({ dataDir: await storeFolder('vectors-gen'), removeWhenStopped: true })
  try {
    const noProvider = { EMBEDDINGS_API_KEY: undefined, OPENAI_API_KEY: undefined, OPENAI_BASE_URL: server.url }
    const embed = await createEmbeddings({ EMBEDDINGS_MODEL: localEmbeddingsModel, EMBEDDINGS_BASE_URL: server.url, ...noProvider })
    if (!embed) throw new Error('The embedding server has no client')
    for (const kind of ['query', 'passage'] as const) {
      const asked = missing.filter((text) => text.kind === kind)
      for (let from = 0; from < asked.length; from += atOnce) {
        const part = asked.slice(from, from + atOnce)
        const made = await embed(
          part.map(({ text }) => text),
          new AbortController().signal,
          kind,
        )
        for (const [number, text] of part.entries()) vectors.set(text, made[number] ?? [])
      }
    }
  } finally {
    await server.stop()
  }
}
