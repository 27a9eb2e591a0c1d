import { DomainError } from '@rostra/kit/errors'
import { requireService } from '@rostra/kit/rpc/require-service'
import { startScriptedService } from '@rostra/platform/testing/scripted-service'
import type { TestIdentity } from '@rostra/platform/testing/test-identity'
import { IdentityService } from '@rostra/proto/identity'

export interface ScriptedMembers {
  address: string
  /** Accounts that do not allow the use of their chats, or are deleted. All others allow it. */
  refusing: Set<string>
  /** Accounts without a confirmed address, or too young to count. */
  notCounting: Set<string>
  /** The networks of accounts; empty for the others. */
  networkOf: Map<string, string>
  /** Usernames in lower case. */
  names: Set<string>
  /** How the next calls end. */
  behaviour: { consents: 'ok' | 'away'; names: 'ok' | 'away' }
  /** Called after the consents of a call were read and before it is answered. */
  duringConsents: () => Promise<unknown>
  /** The account ids of each call for consents, oldest first. */
  consentCalls: string[][]
  /** The words of each call for names, oldest first. */
  nameCalls: string[][]
  stop: () => Promise<void>
}

/** Starts the part of identity that zeitgeist asks about accounts, over real gRPC. */
export async function startScriptedMembers({ access }: TestIdentity): Promise<ScriptedMembers> {
  const service = await startScriptedService(IdentityService, access.verify)
  const members: ScriptedMembers = {
    address: service.address,
    refusing: new Set(),
    notCounting: new Set(),
    networkOf: new Map(),
    names: new Set(),
    behaviour: { consents: 'ok', names: 'ok' },
    duringConsents: async () => undefined,
    consentCalls: [],
    nameCalls: [],
    stop: service.stop,
  }
  service.on('ListInsightConsents', async ({ request, call }) => {
    requireService('zeitgeist', call)
    const ids: string[] = request.accountIds
    if (ids.length > 1_000) throw new DomainError('invalid', 'VALIDATION', 'At most 1,000 ids')
    members.consentCalls.push(ids)
    if (members.behaviour.consents === 'away') throw new DomainError('unavailable', 'STORE_UNAVAILABLE', 'away')
    const accountIds = ids.filter((id) => !members.refusing.has(id))
    await members.duringConsents()
    const counting = accountIds.filter((id) => !members.notCounting.has(id))
    return { accountIds, counting: counting.map((accountId) => ({ accountId, network: members.networkOf.get(accountId) ?? '' })) }
  })
  service.on('FindMemberNames', ({ request, call }) => {
    requireService('zeitgeist', call)
    const words: string[] = request.words
    if (words.length > 1_000) throw new DomainError('invalid', 'VALIDATION', 'At most 1,000 words')
    members.nameCalls.push(words)
    if (members.behaviour.names === 'away') throw new DomainError('unavailable', 'STORE_UNAVAILABLE', 'away')
    return { words: words.filter((word) => spellings(word).some((name) => members.names.has(name))) }
  })
  return members
}

/** Returns the usernames that a word or a pair of words can be. */
const spellings = (word: string) => ['', '_', '-'].map((joint) => word.toLowerCase().replaceAll(' ', joint))
