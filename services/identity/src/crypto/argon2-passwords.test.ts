import { describe, expect, it } from '@jest/globals'
import { createPasswords } from './argon2-passwords.ts'

const passwords = await createPasswords()

describe('a password', () => {
  it('is kept as argon2id with 19 MiB and two passes, salted', async () => {
    const [one, two] = await Promise.all([passwords.hash('Engine1843'), passwords.hash('Engine1843')])
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    expect(one).not.toBe(two)
  })

  it('matches itself only', async () => {
    const hash = await passwords.hash('Engine1843')
    await expect(passwords.matches('Engine1843', hash)).resolves.toBe(true)
    await expect(passwords.matches('engine1843', hash)).resolves.toBe(false)
    await expect(passwords.matches('Engine1843', undefined)).resolves.toBe(false)
  })

  it('is not looked at while too many wait', async () => {
    const busy = await createPasswords({ waitingMost: 0 })
    const tries = await Promise.allSettled(Array.from({ length: 9 }, () => busy.matches('Engine1843', undefined)))
    const overloaded = { status: 'rejected', reason: expect.objectContaining({ kind: 'unavailable', reason: 'OVERLOADED' }) }
    expect(tries[0]).toEqual({ status: 'fulfilled', value: false })
    expect(tries.slice(3)).toEqual(Array.from({ length: 6 }, () => overloaded))
  })

  it('is the same however the keyboard composes its letters', async () => {
    const hash = await passwords.hash('Caf\u00e91234')
    await expect(passwords.matches('Cafe\u03011234', hash)).resolves.toBe(true)
  })
})
