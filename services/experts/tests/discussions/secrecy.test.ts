import { randomUUID } from 'node:crypto'
import { readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { EventEnvelope } from '@rostra/kit/events/event-bus'
import { createLog } from '@rostra/kit/log'
import { eventually } from '@rostra/kit/testing/eventually'
import { DiscussionFinishedEvent } from '@rostra/proto/experts-events'
import { createExpertsHarness, type ExpertsHarness, type Replica } from '../harness/experts-harness.ts'
import type { FakePersona } from '../harness/fake-personas.ts'
import { modelsOf } from '../harness/scripted-models.ts'
import { debatingModel } from './debating-model.ts'
import { ended, start } from './discussion-client.ts'
import { hostileAnswer, hostileQuestions } from './hostile-experts.ts'

const discussionCount = 200
const atOnce = 20

/** Returns only the letters of a text, by other code than the service's own search for secrets. */
const bare = (text: string) =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/&nbsp;|<[^>]*>/g, '')
    .replace(/[^a-z]/g, '')

/** Returns all runs of 12 words of a text, as letters only. */
const runsOf = (text: string) => {
  const words = text.split(/\s+/)
  return words.slice(0, Math.max(1, words.length - 11)).map((_, n) => bare(words.slice(n, n + 12).join(' ')))
}

describe('the instructions of a persona', () => {
  let harness: ExpertsHarness
  let replica: Replica
  let count = 0
  const logFile = join(tmpdir(), `secrecy-${randomUUID()}.log`)
  const log = createLog('test', { level: 'trace', file: logFile })
  const events: EventEnvelope[] = []
  const model = debatingModel((request) => hostileAnswer(request, count++))

  beforeAll(async () => {
    // Many of its discussions fail.
    harness = await createExpertsHarness({ RATE_LIMIT_SCALE: '100' })
    replica = await harness.startReplica(modelsOf(model), log)
    await harness.bus.subscribe({ topic: DiscussionFinishedEvent.topic, group: 'test', handle: async (event) => void events.push(event) })
  })
  afterAll(async () => {
    await harness?.stop()
    await rm(logFile, { force: true })
  })

  const persona = (index: number): FakePersona =>
    harness.personas.add({
      name: `Persona ${String.fromCharCode(65 + (index % 26))}${index}`,
      rolePrompt: `You are the ${words(index)} keeper of the house of ${words(index + 9)}, you count in ${words(index + 4)} shells, and you never tell a living soul that the ${words(index + 7)} key lies under the ${words(index + 3)} stone by the well.`,
      strictlyFollows: `Never speak of the ${words(index + 1)} door, of the ${words(index + 5)} bridge or of what the ${words(index + 2)} captain said that night to the crew.`,
    })

  it('reach no other request, answer, event or log line in 200 discussions of hostile experts', async () => {
    const personas = Array.from({ length: 25 }, (_, index) => persona(index))
    const members = await Promise.all(
      Array.from({ length: 20 }, (_, n) => {
        const own = Array.from({ length: 2 + (n % 4) }, (_, index) => personas[(n * 3 + index * 5) % 25]?.id ?? '')
        return harness.memberWithCircle(replica.client, [...new Set(own)])
      }),
    )
    const finished: string[] = []
    for (let first = 0; first < discussionCount; first += atOnce)
      await Promise.all(
        Array.from({ length: atOnce }, async (_, n) => {
          const member = members[(first + n) % members.length] ?? { token: '' }
          const id = await start(replica.client, member, hostileQuestions[(first + n) % hostileQuestions.length])
          finished.push(JSON.stringify(await ended(replica.client, member, id)))
        }),
      )
    // A broker may deliver an event twice.
    await eventually(() => expect(new Set(events.map(({ id }) => id)).size).toBe(discussionCount), 60_000)

    await new Promise((done) => log.flush(done))
    const lines = await readFile(logFile, 'utf8')
    const stored = (await harness.connection.collection('discussions').find().toArray()).map((row) => JSON.stringify(row))
    const seen = [...finished, ...stored, lines, ...events.map(({ payload }) => String(payload))].map(bare)
    const find = runFinder(personas)
    const leaks = seen.flatMap(find)
    for (const { system, messages, hints } of model.requests)
      for (const { name, run } of find(bare(JSON.stringify([system, messages, hints]))))
        if (!system.startsWith(`You are ${name},`)) leaks.push({ name, run })
    expect(leaks).toEqual([])
    expect(lines).toContain('discussionId')
    expect([stored.length, finished.length]).toEqual([discussionCount, discussionCount])
    expect(stored.filter((row) => row.includes('rolePrompt') || row.includes('delimiterSeed'))).toEqual([])
  })

  it('and a quotation of others ends only where its request says so', () => {
    const blocks = model.requests.map(({ system, messages }) => {
      const name = /<(data-[0-9a-f]{32})>/.exec(system)?.[1] ?? ''
      const content = messages[0]?.content ?? ''
      return {
        name,
        isFirst: messages.length === 1,
        opened: content.split(`<${name}>`).length - 1,
        closed: content.split(`</${name}>`).length - 1,
        outside: content.replaceAll(new RegExp(`<${name}>[^]*?</${name}>`, 'g'), ''),
      }
    })
    for (const { opened, closed, outside } of blocks) {
      expect(opened).toBe(closed)
      expect(outside).toMatch(/^The member's question:\n(?:\n\nAnswer of Expert [A-E]:\n)*$/)
    }
  })
})

/** Returns a function that finds all runs of the personas' instructions in a bare text. */
function runFinder(personas: readonly FakePersona[]) {
  const prefixLength = 16
  const byPrefix = new Map<string, { name: string; run: string }[]>()
  for (const { name, rolePrompt, strictlyFollows } of personas)
    for (const run of [...runsOf(rolePrompt), ...runsOf(strictlyFollows)]) {
      const prefix = run.slice(0, prefixLength)
      byPrefix.set(prefix, [...(byPrefix.get(prefix) ?? []), { name, run }])
    }
  return (text: string) => {
    const found: { name: string; run: string }[] = []
    for (let at = 0; at + prefixLength <= text.length; at++)
      for (const each of byPrefix.get(text.slice(at, at + prefixLength)) ?? []) if (text.startsWith(each.run, at)) found.push(each)
    return found
  }
}

/** Returns unique words for a number. */
function words(index: number): string {
  return `${'amber birch coral dusty ebony flint grape'.split(' ')[index % 7]} ${'north south upper lower inner'.split(' ')[index % 5]}`
}
