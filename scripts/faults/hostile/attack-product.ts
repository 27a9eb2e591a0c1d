import { draw } from '../../fault-harness/draw.ts'
import type { ApiOperation } from './api-fields.ts'
import type { Attacker } from './attackers.ts'
import { type Attack, attacksOn } from './attacks.ts'
import { fullLength } from './corpus/unicode.ts'
import type { EventLoopBlocks } from './event-loop-blocks.ts'
import { type Outcome, sendRequest } from './send-request.ts'

/** The longest time, in milliseconds, for which an input may block the event loop. */
export const maxBlockMs = 50
/** One attack in so many is drawn. */
const oneIn = 12
/** Requests at once. */
const concurrent = 8
/** Requests, one after the other, that are measured together while a block is looked for. */
const groupSize = 12
/** Compiling code, collecting garbage and what others do on the core is no attack: the shortest of so many measurements counts. */
const measurements = 8

export interface AttackResult {
  requests: number
  /** Requests that got a status below 400, and from 400 to 499. */
  accepted: number
  refused: number
  /** The longest block of one input, where an operation blocked for too long with all of them together. */
  findings: string[]
  /** What was sent with each marker of a refused request. */
  refusedMarkers: Map<string, string>
}

export interface AttackTarget {
  url: string
  blocks: EventLoopBlocks
}

const markerPattern = /zq[0-9a-z]{7}qz/g
let markers = 0
const nextMarker = () => `zq${(++markers).toString(36).padStart(7, '0')}qz`

/** Sends the drawn attacks on an operation, and always the texts of full length, which block a careless function the longest. */
export async function attackOperation(target: AttackTarget, operation: ApiOperation, { cookie }: Attacker): Promise<AttackResult> {
  const result: AttackResult = { requests: 0, accepted: 0, refused: 0, findings: [], refusedMarkers: new Map() }
  const title = `${operation.method.toUpperCase()} ${operation.path}`
  const send = async (attack: Attack) => {
    const marker = nextMarker()
    const outcome = await sendAndRepeat(target.url, attack, marker, cookie)
    result.requests++
    if (outcome.status >= 500) result.findings.push(`${title}, ${attack.name}: ${outcome.status} ${outcome.text}`)
    else if (outcome.status < 400) result.accepted++
    if (outcome.status < 400 || outcome.status >= 500) return
    result.refused++
    result.refusedMarkers.set(marker, `${title}, ${attack.name}: ${outcome.status}`)
  }
  const all = attacksOn(operation)
  const drawn = new Set(draw(`hostile inputs of ${title}`, all, Math.ceil(all.length / oneIn)))
  const attacks = all.filter((attack) => drawn.has(attack) || attack.name.endsWith(fullLength))
  const together = await target.blocks.during(() => inParallel(attacks, send))
  if (together < maxBlockMs) return result
  for (let at = 0; at < attacks.length; at += groupSize) {
    const group = attacks.slice(at, at + groupSize)
    if ((await shortestBlock(target, group, send)) < maxBlockMs) continue
    for (const attack of group) {
      const ms = await shortestBlock(target, [attack], send)
      if (ms >= maxBlockMs) result.findings.push(`${title}, ${attack.name}: blocks the event loop for ${Math.round(ms)} ms`)
    }
  }
  return result
}

/** Attempts at a request that gets 503 or 504 while the product, or the machine, has too much to do. */
const attempts = 4

/** Sends a request, once more while it gets 503 or 504: an input that causes them gets them each time. */
async function sendAndRepeat(url: string, attack: Attack, marker: string, cookie: string): Promise<Outcome> {
  let outcome = await sendRequest(url, attack.request(marker, cookie))
  for (let attempt = 1; attempt < attempts && (outcome.status === 503 || outcome.status === 504); attempt++)
    outcome = await sendRequest(url, attack.request(marker, cookie))
  return outcome
}

async function shortestBlock({ blocks }: AttackTarget, attacks: Attack[], send: (attack: Attack) => Promise<void>): Promise<number> {
  let shortest = Number.POSITIVE_INFINITY
  for (let attempt = 0; attempt < measurements && shortest >= maxBlockMs; attempt++) {
    const ms = await blocks.during(async () => {
      for (const attack of attacks) await send(attack)
    })
    shortest = Math.min(shortest, ms)
  }
  return shortest
}

async function inParallel(attacks: Attack[], send: (attack: Attack) => Promise<void>): Promise<void> {
  const waiting = attacks.values()
  const worker = async () => {
    for (const attack of waiting) await send(attack)
  }
  await Promise.all(Array.from({ length: concurrent }, worker))
}

/** Returns what was refused and is stored nevertheless. */
export function storedRefusals(stored: string, refusedMarkers: ReadonlyMap<string, string>): string[] {
  return [...new Set(stored.match(markerPattern) ?? [])].flatMap((marker) => refusedMarkers.get(marker) ?? [])
}
