import { describe, expect, it } from '@jest/globals'
import type { RpcClient } from '@rostra/kit/rpc/client'
import type { SpeakingProfile } from '../domain/personas/ports.ts'
import { personaClient } from './personas.ts'

/** Creates a client whose reads are counted, and a clock for its cache. */
function countedReads() {
  const clock = { now: 1_000 }
  let reads = 0
  const call = (async () => ({ name: `read ${++reads}` })) as unknown as RpcClient['call']
  const personas = personaClient({ call }, () => clock.now)
  const read = (person: string) => personas.speakingProfile('plato', { person, token: 't' } as never)
  return { clock, read: async (person: string) => ((await read(person)) as SpeakingProfile).name }
}

describe('the speaking profile of a persona', () => {
  it('is read again within a second, so that a suspension takes effect', async () => {
    const { clock, read } = countedReads()
    expect([await read('member:ada'), await read('member:ada')]).toEqual(['read 1', 'read 1'])
    clock.now += 900
    expect(await read('member:ada')).toBe('read 2')
  })

  it('is cached for each person apart', async () => {
    const { read } = countedReads()
    expect([await read('member:ada'), await read('guest:ada')]).toEqual(['read 1', 'read 2'])
  })
})
