import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { getPriority, tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { eventually } from '@rostra/kit/testing/eventually'
import { createEmbeddings } from '@rostra/llm/embeddings'
import type { TextKind } from '@rostra/llm/providers/openai-embeddings'
import { startLocalEmbeddings } from '../bootstrap/start-embeddings.ts'
import { isRunning } from '../infra/servers/running-process.ts'
import { fetchEmbeddings } from '../infra/servers/start-embeddings.ts'

const address = { OPENAI_API_KEY: undefined, OPENAI_BASE_URL: '', EMBEDDINGS_API_KEY: undefined }

/** Fetched before the hook, whose time limit it must not use up. */
await fetchEmbeddings()

describe('the embedding server of `npm start`', () => {
  const stops: (() => unknown)[] = []
  let dataDir: string
  let vectorsOf: (texts: string[], kind: TextKind) => Promise<readonly Float32Array[]>
  const pid = async () => Number(await readFile(join(dataDir, 'embeddings', 'pid'), 'utf8').catch(() => ''))

  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'rostra-embeddings-'))
    const settings = await startLocalEmbeddings({ dataDir, usesLocalEmbeddings: true }, { onStop: (stop) => void stops.push(stop) })
    const { EMBEDDINGS_BASE_URL, EMBEDDINGS_MODEL } = settings
    const embed = await createEmbeddings({ ...address, EMBEDDINGS_BASE_URL, EMBEDDINGS_MODEL })
    vectorsOf = (texts, kind) => embed?.(texts, AbortSignal.timeout(20_000), kind) ?? Promise.reject(new Error('no model'))
  }, 60_000)
  afterAll(async () => {
    for (const stop of stops) await stop()
    await rm(dataDir, { recursive: true, force: true })
  })

  it('finds what a question means in another language', async () => {
    const passages = [
      'You can pay by card or with your telephone.',
      'Dough rests in the fridge overnight.',
      'The trail is closed in winter.',
    ]
    const [question] = await eventually(() => vectorsOf(['Kann ich mit Karte bezahlen?'], 'query'), 60_000)
    const similarities = (await vectorsOf(passages, 'passage')).map((vector) =>
      vector.reduce((sum, value, at) => sum + value * (question?.[at] ?? 0), 0),
    )
    expect(similarities.indexOf(Math.max(...similarities))).toBe(0)
  }, 90_000)

  it('has a lower priority than its starter, and at most 1 GB', async () => {
    const id = await pid()
    const [, ...rest] = (await readFile(`/proc/${id}/stat`, 'utf8')).split(') ')
    expect(Number(rest[0]?.split(' ')[16])).toBe(Math.min(19, getPriority() + 10))
    expect(await readFile(`/proc/${id}/limits`, 'utf8')).toMatch(/Max address space +1073741824 /)
  })

  it('is started again on the same address when it ends', async () => {
    const killed = await pid()
    process.kill(killed, 'SIGKILL')
    await eventually(async () => expect(await vectorsOf(['Still here?'], 'query')).toHaveLength(1), 30_000)
    expect(await pid()).not.toBe(killed)
  }, 60_000)

  it('ends with the product', async () => {
    const running = await pid()
    for (const stop of stops.splice(0)) await stop()
    expect(isRunning(running)).toBe(false)
  })
})
