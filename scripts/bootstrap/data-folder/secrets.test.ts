import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { readSecrets } from './secrets.ts'

describe('readSecrets', () => {
  let folder: string
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'rostra-secrets-'))
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  it('creates secrets once, readable by their owner only', () => {
    const secrets = readSecrets(folder)
    expect(readSecrets(folder)).toEqual(secrets)
    for (const secret of Object.values(secrets)) expect(Buffer.from(secret, 'base64url')).toHaveLength(32)
    expect(statSync(join(folder, 'secrets.json')).mode & 0o777).toBe(0o600)
  })

  it('adds a missing name and keeps the others', () => {
    writeFileSync(join(folder, 'secrets.json'), JSON.stringify({ OTHER: 'kept' }))
    const secrets = readSecrets(folder)
    expect(JSON.parse(readFileSync(join(folder, 'secrets.json'), 'utf8'))).toEqual({ OTHER: 'kept', ...secrets })
  })

  it.each(['{"KEY_', '[]', '{"KEY_ENCRYPTION_SECRET": 5}', ''])('does not replace a file with %j, and says what to do', (content) => {
    const file = join(folder, 'secrets.json')
    writeFileSync(file, content)
    expect(() => readSecrets(folder)).toThrow(`${file} cannot be used`)
    expect(() => readSecrets(folder)).toThrow('Restore it from a backup')
    expect(readFileSync(file, 'utf8')).toBe(content)
  })
})
