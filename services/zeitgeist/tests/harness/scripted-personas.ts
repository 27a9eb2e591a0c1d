import { DomainError } from '@rostra/kit/errors'
import { startScriptedService } from '@rostra/platform/testing/scripted-service'
import type { TestIdentity } from '@rostra/platform/testing/test-identity'
import { PersonaMessage, PersonaService } from '@rostra/proto/persona'
import { objectIdText } from './object-ids.ts'

export interface ScriptedPersona {
  id: string
  name: string
  /** What a search finds besides the name. */
  description: string
  isPrivate: boolean
  isUnlisted?: boolean
}

export interface ScriptedPersonas {
  address: string
  /** Adds a public persona with the given fields and returns it. A test changes its fields at any time. */
  add: (fields?: Partial<ScriptedPersona>) => ScriptedPersona
  delete: (id: string) => void
  /** How the next calls end. */
  behaviour: { list: 'ok' | 'away'; search: 'ok' | 'away' }
  /** The ids of each call by ids, oldest first. */
  listCalls: string[][]
  /** The words of each search, oldest first. */
  searches: string[]
  stop: () => Promise<void>
}

/** Starts a persona service over real gRPC that knows the personas which a test adds, and hides private ones. */
export async function startScriptedPersonas({ access }: TestIdentity): Promise<ScriptedPersonas> {
  const service = await startScriptedService(PersonaService, access.verify)
  const byId = new Map<string, ScriptedPersona>()
  const personas: ScriptedPersonas = {
    address: service.address,
    add: (fields = {}) => {
      const number = byId.size + 1
      const persona = { id: objectIdText(), name: `Persona No ${number}`, description: 'Knows a good deal', isPrivate: false, ...fields }
      byId.set(persona.id, persona)
      return persona
    },
    delete: (id) => void byId.delete(id),
    behaviour: { list: 'ok', search: 'ok' },
    listCalls: [],
    searches: [],
    stop: service.stop,
  }
  const visible = () => [...byId.values()].filter(({ isPrivate }) => !isPrivate)
  service.on('ListPersonasByIds', ({ request }) => {
    const ids: string[] = request.ids
    if (ids.length > 100) throw new DomainError('invalid', 'VALIDATION', 'At most 100 ids')
    personas.listCalls.push(ids)
    if (personas.behaviour.list === 'away') throw new DomainError('unavailable', 'STORE_UNAVAILABLE', 'away')
    return {
      personas: visible()
        .filter(({ id }) => ids.includes(id))
        .map(toCard),
    }
  })
  service.on('ListPublicPersonas', ({ request }) => {
    const search: string = request.search
    personas.searches.push(search)
    if (personas.behaviour.search === 'away') throw new DomainError('unavailable', 'OVERLOADED', 'away')
    const found = visible().filter(({ name, description }) => `${name} ${description}`.toLowerCase().includes(search.toLowerCase()))
    return { personas: found.slice(0, request.limit).map((persona) => PersonaMessage.serialize(toCard(persona))), total: found.length }
  })
  return personas
}

const toCard = ({ id, name, description, isPrivate, isUnlisted }: ScriptedPersona) => ({
  id,
  slug: id,
  name,
  description,
  isPrivate,
  visibility: isUnlisted ? ('VISIBILITY_UNLISTED' as const) : ('VISIBILITY_PUBLIC' as const),
  category: 'Education',
  ownerId: 'another-member',
  createdAt: '2026-01-02T03:04:05.000Z',
})
