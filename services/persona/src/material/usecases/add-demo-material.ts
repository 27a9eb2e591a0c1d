import { DomainError } from '@rostra/kit/errors'
import { type DemoDocument, type DemoMaterial, type GivenDocument, requestIdOf, versionOf } from '../domain/demo-material/demo-material.ts'
import type { Ports } from '../domain/ports.ts'
import type { SourceKey } from '../domain/sources/ports.ts'
import { addSource } from './add-source.ts'

type Needed = Parameters<typeof addSource>[0] &
  Pick<Ports, 'givenDocuments'> & {
    /** Reads a source that was added, unless another replica does. */
    readNow: (source: SourceKey, signal: AbortSignal) => Promise<void>
  }

interface DemoPersona {
  personaId: string
  ownerId: string
}

const addMs = 30_000

/**
 * Gives demo personas their documents, as texts of their owner, and reads them: those that they were not given yet, and
 * changed ones in place of earlier versions. A document that the owner deleted is not given again. Idempotent, also by
 * several replicas at once. Returns the number of documents that were given.
 */
export async function addDemoMaterial(ports: Needed, material: readonly DemoMaterial[], ownerId: string): Promise<number> {
  const counts = await Promise.all(material.map((each) => giveAll(ports, each, ownerId)))
  return counts.reduce((sum, count) => sum + count, 0)
}

async function giveAll(ports: Needed, { slug, documents }: DemoMaterial, ownerId: string): Promise<number> {
  const persona = await ports.personas.bySlug(slug)
  if (persona?.ownerId !== ownerId) return 0
  const to = { personaId: persona.id, ownerId }
  const given = await ports.givenDocuments.of(persona.id)
  await removeOthers(ports, to, given, documents)
  let count = 0
  for (const document of documents) {
    const earlier = given.find(({ name }) => name === document.name)
    if (earlier?.version === versionOf(document)) continue
    if (await give(ports, to, document, earlier)) count++
  }
  return count
}

/** Removes documents that are no longer among the persona's. First: one of them may be given again by another name. */
async function removeOthers(ports: Needed, to: DemoPersona, given: readonly GivenDocument[], documents: readonly DemoDocument[]) {
  const names = new Set(documents.map(({ name }) => name))
  for (const document of given.filter(({ name }) => !names.has(name))) {
    await deleteVersion(ports, to, document)
    await ports.givenDocuments.remove(to.personaId, document.name)
  }
}

/**
 * Gives a document in place of an earlier version, and records that last: what a replica that dies leaves
 * undone is done at the next start. When the earlier version is gone its owner deleted it, or another replica
 * has replaced it: nothing is added. Returns whether it was added.
 */
async function give(ports: Needed, to: DemoPersona, document: DemoDocument, earlier: GivenDocument | undefined): Promise<boolean> {
  const version = { name: document.name, version: versionOf(document) }
  const isWanted = !earlier || (await ports.sources.byRequestId(to.personaId, requestIdOf(earlier))) !== null
  if (isWanted && !(await add(ports, to, document, requestIdOf(version)))) return false
  if (isWanted && earlier) await deleteVersion(ports, to, earlier)
  await ports.givenDocuments.record(to.personaId, version)
  return isWanted
}

/** Returns false when the persona was deleted, or has as many sources as it may have. */
async function add(ports: Needed, { personaId, ownerId }: DemoPersona, { title, text }: DemoDocument, requestId: string): Promise<boolean> {
  const caller = { kind: 'member', id: ownerId, username: '', role: 'super_senator', sessionId: '', isConfirmed: true } as const
  const material = { kind: 'text', title, text } as const
  const signal = AbortSignal.timeout(addMs)
  try {
    const { id: sourceId } = await addSource(ports, { caller, personaId, requestId, material, signal })
    await ports.readNow({ personaId, sourceId }, signal)
    return true
  } catch (error) {
    const reason = error instanceof DomainError ? error.reason : ''
    // Its owner has added the same text.
    if (reason === 'SOURCE_EXISTS') return true
    if (reason === 'SOURCE_LIMIT' || reason === 'BOT_NOT_FOUND') return false
    throw error
  }
}

async function deleteVersion({ sources }: Needed, { personaId }: DemoPersona, version: GivenDocument): Promise<void> {
  const source = await sources.byRequestId(personaId, requestIdOf(version))
  if (source) await sources.delete(personaId, source.id)
}
