import type { DemoMaterial } from '../domain/demo-material/demo-material.ts'
import type { Ports } from '../domain/ports.ts'
import { addSource } from './add-source.ts'

const addMs = 30_000

/** Adds the documents of demo personas that they do not have, as texts of their owner. Returns the number of personas that have material then. */
export async function addDemoMaterial(ports: Ports, material: readonly DemoMaterial[], ownerId: string): Promise<number> {
  const caller = { kind: 'member', id: ownerId, username: '', role: 'super_senator', sessionId: '' } as const
  let count = 0
  for (const { slug, documents } of material) {
    const persona = await ports.personas.bySlug(slug)
    if (persona?.ownerId !== ownerId || documents.length === 0) continue
    count++
    for (const { name, title, text } of documents) {
      const request = { caller, personaId: persona.id, requestId: `demo:${name}`, material: { kind: 'text', title, text } as const }
      await addSource(ports, { ...request, signal: AbortSignal.timeout(addMs) })
    }
  }
  return count
}
