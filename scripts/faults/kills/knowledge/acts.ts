import { expect } from '@jest/globals'
import { eventually } from '@rostra/kit/testing/eventually'
import type { Db } from 'mongodb'
import type { ApiClient } from '../../../client/api-client.ts'
import type { CallLog } from '../../../fault-harness/call-log.ts'
import type { MailSink } from '../../../fault-harness/mail-sink.ts'
import type { Act } from '../kill-at-steps.ts'
import { createPersona, registerOwner } from '../persona-acts.ts'
import type { KnowledgeFiles } from './files.ts'
import { addFile, addPair, addText, deleteSource, expectAdded, listSources } from './sources.ts'
import { type KnowledgeStep, subjectOf } from './steps.ts'

/** A persona of the trial, and what its owner calls. */
export interface Knower {
  personaId: string
  client: ApiClient
}

export interface KnowledgeActors {
  urls: readonly string[]
  log: CallLog
  mails: MailSink
  store: Db
  files: KnowledgeFiles
  /** Each persona that got sources. */
  knowers: Knower[]
}

/** The sources that a persona of a citizen may have. */
const sourceLimit = 20
const uploadsAtOnce = 30
const readWithinMs = 120_000

/** Registers a member with a persona. */
export async function addKnower({ knowers, ...actors }: Pick<KnowledgeActors, 'urls' | 'log' | 'mails' | 'knowers'>): Promise<Knower> {
  const owner = await registerOwner(actors)
  const knower = { personaId: await createPersona(owner), client: owner }
  knowers.push(knower)
  return knower
}

/** Adds a source of each kind that is soon read, and one that cannot be read. */
export async function addQuickSources({ personaId, client }: Knower, { quick, broken }: KnowledgeFiles): Promise<void> {
  for (const file of [...quick, broken]) expectAdded(await addFile(client, personaId, file))
  expectAdded(await addPair(client, personaId, 'Where is the shoal?', 'West of the second buoy.'))
}

/** Returns what makes a step of the work with sources happen. */
export async function knowledgeActFor(step: KnowledgeStep, actors: KnowledgeActors): Promise<Act> {
  const { files } = actors
  const knower = await addKnower(actors)
  if (step === 'content stored') return { subject: knower.personaId, run: () => fillAtOnce(knower, actors.store) }
  await addQuickSources(knower, files)
  const { personaId, client } = knower
  const file = step === 'lease renewed' ? files.slow : files.big
  const run = async () => {
    expectAdded(await addFile(client, personaId, file))
    if (step === 'deleted') await deleteOnceReady(knower, file.name)
  }
  return { subject: subjectOf(personaId, file.name), run }
}

/** The replica that reads the source may be killed for an earlier step's sake. */
async function deleteOnceReady({ personaId, client }: Knower, title: string): Promise<void> {
  const id = await eventually(async () => {
    const source = (await listSources(client, personaId)).find((each) => each.title === title)
    if (source?.status !== 'ready') throw new Error(`${title} is ${source?.status ?? 'missing'}`)
    return source.id
  }, readWithinMs)
  await deleteSource(client, personaId, id)
}

/** Adds 30 sources at once where 20 are allowed, half of them as files. In the end there must be places for exactly as many as are missing. */
async function fillAtOnce({ personaId, client }: Knower, store: Db): Promise<void> {
  const addOne = (number: number) => {
    const text = `What the pilot knows, part ${number}.`
    const content = new TextEncoder().encode(text)
    return number % 2 ? addText(client, personaId, `text ${number}`, text) : addFile(client, personaId, { name: `${number}.txt`, content })
  }
  const counting = countMost(store, personaId)
  const answers = await Promise.all(Array.from({ length: uploadsAtOnce }, (_, number) => addOne(number)))
  const most = await counting.stop()
  const added = answers.filter(({ status }) => status === 202)
  const refused = answers.filter(({ status, reason }) => status === 403 && reason === 'SOURCE_LIMIT')
  expect([added.length + refused.length, most]).toEqual([uploadsAtOnce, Math.min(most, sourceLimit)])
  const ids = async () => new Set((await listSources(client, personaId)).map(({ id }) => id))
  expect(await ids()).toEqual(new Set(added.map(({ body }) => body.id)))

  let next = uploadsAtOnce
  for (let number = added.length; number < sourceLimit; number++) expectAdded(await addOne(next++))
  expect((await addOne(next++)).reason).toBe('SOURCE_LIMIT')
  const [first = ''] = await ids()
  await deleteSource(client, personaId, first)
  expectAdded(await addOne(next++))
  expect((await addOne(next++)).reason).toBe('SOURCE_LIMIT')
}

const countEveryMs = 20

/** Counts a persona's places and its sources again and again. Returns the highest count at the stop. */
function countMost(store: Db, personaId: string): { stop: () => Promise<number> } {
  let most = 0
  let stopped = false
  const count = async () => {
    while (!stopped) {
      const registry = await store.collection<{ _id: string; sources: object[] }>('knowledge').findOne({ _id: personaId })
      const sources = { personaId, status: { $ne: 'failed' }, isDeleted: { $exists: false } }
      most = Math.max(most, registry?.sources.length ?? 0, await store.collection('sources').countDocuments(sources))
      await new Promise((resolve) => setTimeout(resolve, countEveryMs))
    }
  }
  const counting = count()
  counting.catch(() => undefined)
  return {
    stop: async () => {
      stopped = true
      await counting
      return most
    },
  }
}
