import { webcrypto } from 'node:crypto'
import { pause, processClock } from '@rostra/kit/async/clock'
import { DomainError } from '@rostra/kit/errors'
import { type Caller, member } from '@rostra/platform/caller'
import { requireEditable } from '../../core/domain/personas/ownership.ts'
import { sourceLimit } from '../../core/domain/personas/role-limits.ts'
import type { Ports } from '../domain/ports.ts'
import { type CheckedMaterial, type Material, readMaterial } from '../domain/sources/material.ts'
import type { NewSource, SourceKey } from '../domain/sources/ports.ts'
import { admitSource, type SourceEntry, sameContent } from '../domain/sources/registry.ts'
import type { Source } from '../domain/sources/source.ts'

interface AddSource {
  caller: Caller
  personaId: string
  /** Empty for none. */
  requestId: string
  material: Material
  signal: AbortSignal
}

type Needed = Pick<Ports, 'personas' | 'sources' | 'sourceFiles' | 'wakeSourceReader' | 'quotaBytes' | 'now'>

const maxRequestIdLength = 100
/** Milliseconds between two polls for the end of an earlier call. */
const pollMs = 100
/** Milliseconds for storing a content. Shorter than the time after which its reservation counts as abandoned. */
const storeMs = 30_000

/**
 * Adds a source to a persona of the caller, to be read in the background: reserves its place, stores its content, then adds it. A call
 * that dies in between leaves a reservation, which a sweep removes. Throws AUTH_REQUIRED, BOT_NOT_FOUND, PERSONA_READ_ONLY, VALIDATION,
 * UNSUPPORTED_TYPE, TOO_LARGE, SOURCE_LIMIT, STORAGE_QUOTA, SOURCE_EXISTS or REQUEST_ID_REUSED.
 */
export async function addSource(ports: Needed, { caller, personaId, requestId, material, signal }: AddSource): Promise<Source> {
  const { id: ownerId, role } = member(caller)
  requireEditable(caller, await ports.personas.byId(personaId))
  checkRequestId(requestId)
  const checked = readMaterial(material)
  const wanted = { hash: await hashMaterial(checked), requestId: requestId || undefined }
  while (true) {
    const earlier = wanted.requestId && (await ports.sources.byRequestId(personaId, wanted.requestId))
    if (earlier) return sameContent(earlier, wanted.hash)
    await refuseBeyondQuota(ports, ownerId, checked.bytes)
    const { entry, isNew } = await ports.sources.reserve(personaId, wanted, (entries, candidate) =>
      admitSource(entries, candidate, sourceLimit(role)),
    )
    const { kind, title, bytes, pair } = checked
    const source: NewSource = { id: entry.id, personaId, ownerId, ...wanted, kind, title, bytes, pair, createdAt: ports.now() }
    if (isNew) return store(ports, source, checked, AbortSignal.any([signal, AbortSignal.timeout(storeMs)]))
    await finished(entry, signal)
  }
}

/** Throws STORAGE_QUOTA when the account has no room. Calls at the same time may exceed it by what they store. */
async function refuseBeyondQuota({ sources, quotaBytes }: Needed, ownerId: string, bytes: number): Promise<void> {
  if ((await sources.bytesOf(ownerId)) + bytes <= quotaBytes) return
  const megabytes = Math.round(quotaBytes / 1_000_000)
  const message = `Your account may keep ${megabytes} MB. Delete sources that you no longer need, or originals that you keep.`
  throw new DomainError('denied', 'STORAGE_QUOTA', message)
}

/** Waits a moment for the earlier call that made a reservation. */
async function finished({ pendingSince }: SourceEntry, signal: AbortSignal): Promise<void> {
  if (pendingSince) await pause(pollMs, processClock, signal)
  signal.throwIfAborted()
}

async function store(ports: Needed, source: NewSource, { content }: CheckedMaterial, signal: AbortSignal): Promise<Source> {
  const key = { personaId: source.personaId, sourceId: source.id }
  try {
    if (content) await ports.sourceFiles.write(key, content, signal)
    const added = await ports.sources.add(source)
    if (!added) throw new DomainError('unavailable', 'TOO_SLOW', 'This took too long, please try again', { retryAfter: 2 })
    ports.wakeSourceReader()
    return added
  } catch (error) {
    // What fails here too is left to the sweep.
    await giveUp(ports, key).catch(() => undefined)
    throw error
  }
}

/**
 * Removes a reservation that has no source, and its content. The reservation goes last: as long as
 * it is there, a sweep finds what an attempt that dies has left.
 */
export async function giveUp({ sources, sourceFiles }: Pick<Ports, 'sources' | 'sourceFiles'>, key: SourceKey): Promise<void> {
  if (!(await sources.cancel(key))) return
  await sourceFiles.delete(key)
  await sources.release(key)
}

function checkRequestId(requestId: string): void {
  if (requestId.length <= maxRequestIdLength) return
  const message = `The request id must be at most ${maxRequestIdLength} characters`
  throw new DomainError('invalid', 'VALIDATION', message, { fields: { requestId: message } })
}

/** Returns the SHA-256 hash of a content, whatever its name, in hexadecimal. Runs on another thread: 10 MB would delay other calls. */
async function hashMaterial({ content, pair }: Pick<CheckedMaterial, 'content' | 'pair'>): Promise<string> {
  const hashed = content ?? Buffer.from(JSON.stringify([pair?.question, pair?.answer]))
  return Buffer.from(await webcrypto.subtle.digest('SHA-256', hashed as Uint8Array<ArrayBuffer>)).toString('hex')
}
