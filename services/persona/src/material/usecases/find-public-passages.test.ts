import { expect, it } from '@jest/globals'
import type { FoundPassage } from '../domain/passages/passage.ts'
import type { Ports } from '../domain/ports.ts'
import { findPublicPassages } from './find-public-passages.ts'

/** Personas that each find a passage with a fit. */
function personasOf(fits: Record<string, number>) {
  const ids = Object.keys(fits)
  const passageOf = (id: string) => ({ heading: id, text: `${id}.`, fit: fits[id] ?? 0 }) as FoundPassage
  return {
    publicPersonas: { withMaterial: async () => ids.map((id) => ({ id, name: id })) } as Ports['publicPersonas'],
    readySources: { of: async () => [] },
    passageSearch: { find: async (id: string) => [passageOf(id)] } as Partial<Ports['passageSearch']> as Ports['passageSearch'],
  }
}

it('gives the passages that fit clearly, the best first: of many personas one fits by chance', async () => {
  const query = { text: 'My knee hurts when I run. What should I do?', earlier: [] }
  const personas = personasOf({ grief: 0.55, physiotherapy: 0.64, running: 0.95, nights: 0.57 })
  const found = await findPublicPassages(personas, query, new AbortController().signal)
  expect(found.map(({ personaName }) => personaName)).toEqual(['running', 'physiotherapy'])
})
