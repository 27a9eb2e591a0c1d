import { describe, expect, it } from '@jest/globals'
import { createLog } from '@rostra/kit/log'
import { createPasswords } from './argon2-passwords.ts'

const log = createLog('test', { level: 'silent' })
const passwords = await createPasswords(log)

describe('argon2 passwords', () => {
  it('are hashed by argon2id with 19 MiB, two passes and a salt', async () => {
    const [one, two] = await Promise.all([passwords.hash('Engine1843'), passwords.hash('Engine1843')])
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    expect(one).not.toBe(two)
  })

  it('of a light hashing, for tests, match those of a full one', async () => {
    const light = await createPasswords(log, { hashing: 'light' })
    const hash = await light.hash('Engine1843')
    expect(hash).toMatch(/^\$argon2id\$v=19\$m=64,t=1,p=1\$/)
    await expect(passwords.matches('Engine1843', hash)).resolves.toBe(true)
    await expect(light.matches('Engine1843', await passwords.hash('Engine1843'))).resolves.toBe(true)
  })

  it('match only themselves', async () => {
    const hash = await passwords.hash('Engine1843')
    await expect(passwords.matches('Engine1843', hash)).resolves.toBe(true)
    await expect(passwords.matches('engine1843', hash)).resolves.toBe(false)
    await expect(passwords.matches('Engine1843', undefined)).resolves.toBe(false)
  })

  it('are refused while the queue is full', async () => {
    const busy = await createPasswords(log, { maxWaiting: 0 })
    const outcomes = await Promise.allSettled(Array.from({ length: 9 }, () => busy.matches('Engine1843', undefined)))
    const overloaded = { status: 'rejected', reason: expect.objectContaining({ kind: 'unavailable', reason: 'OVERLOADED' }) }
    expect(outcomes[0]).toEqual({ status: 'fulfilled', value: false })
    expect(outcomes.slice(3)).toEqual(Array.from({ length: 6 }, () => overloaded))
  })

  it('match regardless of how the keyboard composes letters', async () => {
    const hash = await passwords.hash('Caf\u00e91234')
    await expect(passwords.matches('Cafe\u03011234', hash)).resolves.toBe(true)
  })
})
