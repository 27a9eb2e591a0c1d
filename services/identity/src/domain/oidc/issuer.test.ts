import { describe, expect, it } from '@jest/globals'
import { issuersSetting } from './issuer.ts'

const entry = { id: 'example', issuer: 'https://id.example.org', clientId: 'rostra', clientSecret: 'secret', label: 'Example' }
const read = (...entries: object[]) => issuersSetting.parse(JSON.stringify(entries))

describe('OIDC_ISSUERS', () => {
  it('trusts no address and signs out nowhere by default', () => {
    expect(read(entry)).toEqual([{ ...entry, trustEmail: false, signOut: false }])
  })

  it.each(['http://localhost:8080', 'http://127.0.0.1:8080/realm', 'https://id.example.org/realms/a'])('takes the issuer %s', (issuer) => {
    expect(read({ ...entry, issuer })[0]?.issuer).toBe(issuer)
  })

  it.each([
    ['an unknown field', { trustsEmail: true }],
    ['no secret', { clientSecret: '' }],
    ['an id with other characters', { id: 'Example' }],
    ['an issuer without TLS', { issuer: 'http://id.example.org' }],
    ['an issuer with a query', { issuer: 'https://id.example.org/?a=1' }],
    ['no label', { label: ' ' }],
    ['an icon of another host', { icon: 'https://id.example.org/icon.svg' }],
    ['an icon of another host without a scheme', { icon: '//id.example.org/icon.svg' }],
    ['an icon that is a page', { icon: 'data:text/html,<p>' }],
    ['a text in place of a flag', { trustEmail: 'true' }],
  ])('refuses %s', (_, wrong) => {
    expect(() => read({ ...entry, ...wrong })).toThrow()
  })

  it('refuses an id or an issuer twice', () => {
    expect(() => read(entry, { ...entry, issuer: 'https://other.example.org' })).toThrow('has an id twice')
    expect(() => read(entry, { ...entry, id: 'other', issuer: 'https://id.example.org/' })).toThrow('has an issuer twice')
  })

  it('takes an image within the setting, or a path of the site', () => {
    for (const icon of ['/icons/example.svg', 'data:image/svg+xml;base64,AAAA']) expect(read({ ...entry, icon })[0]?.icon).toBe(icon)
  })
})
