import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { readSecrets } from './secrets.ts'

describe('the secrets of a data folder', () => {
  let folder: string
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'rostra-secrets-'))
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  it('are made once, for the owner’s eyes only', () => {
    const secrets = readSecrets(folder)
    expect(readSecrets(folder)).toEqual(secrets)
    for (const secret of Object.values(secrets)) expect(Buffer.from(secret, 'base64url')).toHaveLength(32)
    expect(statSync(join(folder, 'secrets.json')).mode & 0o777).toBe(0o600)
  })

  it('gain a name that a later version needs, and lose none', () => {
    writeFileSync(join(folder, 'secrets.json'), JSON.stringify({ OTHER: 'kept' }))
    const secrets = readSecrets(folder)
    expect(JSON.parse(readFileSync(join(folder, 'secrets.json'), 'utf8'))).toEqual({ OTHER: 'kept', ...secrets })
  })

  it('are never replaced when the file cannot be read', () => {
    writeFileSync(join(folder, 'secrets.json'), '{"KEY_')
    expect(() => readSecrets(folder)).toThrow()
    expect(readFileSync(join(folder, 'secrets.json'), 'utf8')).toBe('{"KEY_')
  })
})
