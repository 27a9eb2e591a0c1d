import { randomUUID } from 'node:crypto'
import { DomainError } from '@rostra/kit/errors'
import { requireService } from '@rostra/kit/rpc/require-service'
import type { Caller } from '@rostra/platform/caller'
import { type ReceivedCall, type ScriptedService, startScriptedService } from '@rostra/platform/testing/scripted-service'
import type { TestIdentity } from '@rostra/platform/testing/test-identity'
import { PersonaService } from '@rostra/proto/persona'
import type { SpeakingProfile } from '../../src/domain/personas/speaking-profile.ts'

export interface FakePersona extends SpeakingProfile {
  ownerId: string
  isPrivate: boolean
  /** What its material answers a question with, whatever the question. */
  knows: { heading: string; text: string; fit: number }[]
}

export interface FakePersonas {
  address: string
  /** Adds a public persona of some other member, with the given fields, and returns it. A test changes its fields at any time. */
  add: (fields?: Partial<FakePersona>) => FakePersona
  delete: (id: string) => void
  /** The result of the next calls; `hang` never returns. */
  behaviour: { list: 'ok' | 'fail' | 'hang' }
  /** Called while a list is being answered. */
  duringList: () => Promise<unknown>
  /** Called while material is being searched. */
  duringFind: () => Promise<unknown>
  /** The calls that a method has received. */
  calls: ScriptedService<typeof PersonaService>['calls']
  stop: () => Promise<void>
}

/** Starts a fake persona service over gRPC with the personas that a test adds. Hides private ones from all but their owners. */
export async function startFakePersonas({ access }: TestIdentity): Promise<FakePersonas> {
  const stopped = Promise.withResolvers<never>()
  stopped.promise.catch(() => undefined)
  const service = await startScriptedService(PersonaService, access.verify)
  const byId = new Map<string, FakePersona>()
  let count = 0
  const personas: FakePersonas = {
    address: service.address,
    add: (fields = {}) => {
      count += 1
      const persona = { ...defaults(count), ...fields }
      byId.set(persona.id, persona)
      return persona
    },
    delete: (id) => void byId.delete(id),
    behaviour: { list: 'ok' },
    duringList: async () => undefined,
    duringFind: async () => undefined,
    calls: service.calls,
    stop: async () => {
      stopped.reject(new Error('persona is stopped'))
      await service.stop()
    },
  }
  const visible = async ({ request, caller, call }: ReceivedCall<{ ids: string[] }>, atMost: number) => {
    requireService('experts', call)
    const { ids } = request
    if (ids.length > atMost) throw new DomainError('invalid', 'VALIDATION', `At most ${atMost} ids`)
    await personas.duringList()
    if (personas.behaviour.list === 'fail') throw new Error('not listed')
    if (personas.behaviour.list === 'hang') return stopped.promise
    return ids.flatMap((id) => {
      const persona = byId.get(id)
      return persona && isVisible(persona, caller) ? [persona] : []
    })
  }
  service.on('ListPersonasByIds', async (received) => ({ personas: (await visible(received, 100)).map(toCard) }))
  service.on('ListSpeakingProfiles', async (received) => ({ profiles: await visible(received, 5) }))
  service.on('FindPassages', async ({ request, call }) => {
    requireService('experts', call)
    await personas.duringFind()
    const persona = byId.get(request.personaId)
    const canRead = persona && (!persona.isPrivate || request.person === `member:${persona.ownerId}`)
    if (!canRead) throw new DomainError('not_found', 'BOT_NOT_FOUND', 'Not found')
    return { passages: persona.knows.map((known) => ({ ...known, title: `Notes of ${persona.name}` })), openers: [] }
  })
  service.on('FindPublicPassages', async ({ call }) => {
    requireService('experts', call)
    await personas.duringFind()
    const seen = [...byId.values()].filter(({ isPrivate }) => !isPrivate)
    const passages = seen.flatMap(({ id: personaId, name: personaName, knows }) =>
      knows.map((known) => ({ ...known, personaId, personaName })),
    )
    return { passages: passages.filter(({ fit }) => fit >= 0.5) }
  })
  return personas
}

const isVisible = ({ isPrivate, ownerId }: FakePersona, caller: Caller) => !isPrivate || (caller.kind === 'member' && caller.id === ownerId)

const defaults = (number: number): FakePersona => ({
  id: randomUUID(),
  slug: `expert-${number}`,
  name: `Expert No ${number}`,
  description: `Knows a good deal about subject ${number}`,
  category: 'Education',
  rolePrompt: `You are expert number ${number} and you answer with care about your own subject, with one example.`,
  strictlyFollows: '',
  avatarUrl: '',
  avatarEmoji: '🦉',
  avatarBgColor: '#445566',
  ownerId: 'another-member',
  isPrivate: false,
  knows: [],
})

const toCard = ({ rolePrompt: _rolePrompt, strictlyFollows: _strictlyFollows, knows: _knows, ...card }: FakePersona) => ({
  ...card,
  voice: 'calm',
  createdAt: '2026-01-02T03:04:05.000Z',
  voteCount: 7,
  conversationCount: 11,
})
