import { eventually } from '@rostra/kit/testing/eventually'
import type { Db } from 'mongodb'
import type { ApiClient } from '../../../client/api-client.ts'
import type { CallLog } from '../../../fault-harness/call-log.ts'
import type { MailSink } from '../../../fault-harness/mail-sink.ts'
import type { Act } from '../kill-at-steps.ts'
import { createPersona, registerOwner } from '../persona-acts.ts'
import type { KnowledgeFiles } from './files.ts'
import { addFile, addPair, deleteSource, expectAdded, listSources } from './sources.ts'
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
  const { personaId, client } = knower
  if (step === 'content stored') return { subject: personaId, run: async () => expectAdded(await addFile(client, personaId, files.big)) }
  await addQuickSources(knower, files)
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
