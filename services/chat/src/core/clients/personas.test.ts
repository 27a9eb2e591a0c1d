import { describe, expect, it } from '@jest/globals'
import { DomainError } from '@rostra/kit/errors'
import type { RpcClient } from '@rostra/kit/rpc/client'
import { personaClient } from './personas.ts'

/** Creates a client of a public or a private persona whose reads are counted, and a clock for its cache. */
function countedReads(isPublic: boolean) {
  const clock = { now: 1_000 }
  let reads = 0
  const call = (async () => ({ name: `read ${++reads}`, isPublic })) as unknown as RpcClient['call']
  const personas = personaClient({ call }, () => clock.now)
  const read = (person: string) => personas.speakingProfile('plato', { person, token: 't' })
  const { signal } = new AbortController()
  return {
    clock,
    read: async (person: string) => (await read(person)).name,
    readAsVisitor: async () => (await personas.publicProfile('plato', signal))?.name,
  }
}

describe('the speaking profile of a persona', () => {
  it('is read again within a second, so that a suspension takes effect', async () => {
    const { clock, read } = countedReads(false)
    expect([await read('member:ada'), await read('member:ada')]).toEqual(['read 1', 'read 1'])
    clock.now += 900
    expect(await read('member:ada')).toBe('read 2')
  })

  it('is cached for each person apart when not everybody gets it', async () => {
    const { read } = countedReads(false)
    expect([await read('member:ada'), await read('guest:ada'), await read('member:ada')]).toEqual(['read 1', 'read 2', 'read 1'])
  })

  it('is cached once for all people when everybody gets it, and no longer', async () => {
    const { clock, read } = countedReads(true)
    expect([await read('member:ada'), await read('guest:ada')]).toEqual(['read 1', 'read 1'])
    clock.now += 900
    expect([await read('guest:ada'), await read('member:ada')]).toEqual(['read 2', 'read 2'])
  })

  it('is the same for a visitor when everybody gets it, and read again within a second', async () => {
    const { clock, read, readAsVisitor } = countedReads(true)
    expect([await readAsVisitor(), await read('member:ada'), await readAsVisitor()]).toEqual(['read 1', 'read 1', 'read 1'])
    clock.now += 900
    expect(await readAsVisitor()).toBe('read 2')
  })

  it('is none for a visitor when not everybody gets it, though its owner has just read it', async () => {
    const { read, readAsVisitor } = countedReads(false)
    await read('member:owner')
    expect([await readAsVisitor(), await readAsVisitor(), await read('member:owner')]).toEqual([undefined, undefined, 'read 1'])
  })

  it('is none for a visitor when the persona is not found; any other error is thrown', async () => {
    const failing = (error: Error) => personaClient({ call: () => Promise.reject(error) })
    const { signal } = new AbortController()
    const notFound = new DomainError('not_found', 'BOT_NOT_FOUND', 'Bot not found')
    expect(await failing(notFound).publicProfile('plato', signal)).toBeNull()
    const away = new DomainError('unavailable', 'UNAVAILABLE', 'away')
    await expect(failing(away).publicProfile('plato', signal)).rejects.toBe(away)
  })
})
