import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { readOperatorAccess, writeOperatorAccess } from './operator-access.ts'

const access = {
  IDENTITY_ADDRESS: '127.0.0.1:1',
  BILLING_ADDRESS: '127.0.0.1:2',
  SERVICE_SECRET: 'the secret of the operator, long enough',
}

describe('the operator access of a running product', () => {
  let folder: string
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'rostra-operator-'))
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  it('is in the data folder while the product runs, readable by its owner only', () => {
    writeOperatorAccess(folder, { ...access, BILLING_ADDRESS: '127.0.0.1:7' })
    const remove = writeOperatorAccess(folder, access)
    expect(readOperatorAccess({}, folder)).toEqual(access)
    expect(statSync(join(folder, 'operator.json')).mode & 0o777).toBe(0o600)
    remove()
    expect(() => readOperatorAccess({}, folder)).toThrow('Start it first')
  })

  it('comes from the settings when they name a service', () => {
    writeOperatorAccess(folder, access)
    const elsewhere = { ...access, BILLING_ADDRESS: 'billing:50051', IDENTITY_ADDRESS: 'identity:50051' }
    expect(readOperatorAccess(elsewhere, folder)).toEqual(elsewhere)
    expect(() => readOperatorAccess({ BILLING_ADDRESS: 'billing:50051' }, folder)).toThrow('SERVICE_SECRET')
  })

  it('is missing when the file is empty', () => {
    writeFileSync(join(folder, 'operator.json'), '{}')
    expect(() => readOperatorAccess({}, folder)).toThrow('Rostra does not run here')
  })
})
