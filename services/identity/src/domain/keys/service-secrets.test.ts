import { createHash } from 'node:crypto'
import { describe, expect, it } from '@jest/globals'
import { isServiceSecret, parseServiceSecrets, serviceSecretsPattern } from './service-secrets.ts'

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')
const list = `gateway=${sha256('one')}, chat=${sha256('two')},chat=${sha256('three')}`
const known = parseServiceSecrets(list)

describe('service secrets', () => {
  it.each([
    ['gateway', 'one', true],
    ['chat', 'two', true],
    ['chat', 'three', true],
    ['gateway', 'two', false],
    ['chat', 'one', false],
    ['chat', '', false],
    ['persona', 'one', false],
    ['', '', false],
    ['chat\0', 'two', false],
  ])('for the service %j and the secret %j: %s', (service, secret, expected) => {
    expect(isServiceSecret(known, service, secret)).toBe(expected)
  })

  it('have a list format that requires complete hashes', () => {
    expect(list).toMatch(serviceSecretsPattern)
    for (const invalid of ['', 'gateway', 'gateway=', 'gateway=abc', `${list},`, `=${sha256('one')}`, `gateway=${sha256('one')}0`])
      expect(invalid).not.toMatch(serviceSecretsPattern)
  })
})
