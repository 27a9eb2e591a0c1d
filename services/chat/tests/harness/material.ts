import type { ScriptedService } from '@rostra/platform/testing/scripted-service'
import type { FindPassagesRequest__Output } from '@rostra/proto/gen/rostra/persona/v1/FindPassagesRequest'
import type { Passage } from '@rostra/proto/gen/rostra/persona/v1/Passage'
import type { PersonaService } from '@rostra/proto/persona'
import type { SpeakingProfile } from '../../src/core/domain/personas/ports.ts'
import { profileOf } from './fake-persona.ts'

export const passage = (text: string, change: Partial<Passage> = {}): Passage => ({
  sourceId: 'source-1',
  title: 'Bread',
  page: 3,
  heading: 'Dough › Rest',
  text,
  score: 1,
  fit: 1,
  ...change,
})

/** Gives every persona material. `find` returns its passages for a message. */
export function giveMaterial(
  persona: ScriptedService<typeof PersonaService>,
  find: (request: FindPassagesRequest__Output) => Passage[] | Promise<Passage[]>,
  profile: Partial<SpeakingProfile> = {},
): void {
  persona.on('GetSpeakingProfile', ({ request }) => ({
    ...profileOf('plato'),
    id: request.id,
    hasMaterial: true,
    ...profile,
    isPublic: true,
  }))
  persona.on('FindPassages', async ({ request }) => ({ passages: await find(request) }))
}
