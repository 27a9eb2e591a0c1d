import { describe, expect, it } from '@jest/globals'
import type { PublicAnswer, PublicFetch, PublicRequest } from '@rostra/kit/net/public-fetch'
import { AddressNotAllowed } from '@rostra/kit/net/public-hosts'
import { createDocumentFetch } from './fetch-client-document.ts'

const address = 'https://app.example/client.json'
const metadata = {
  client_id: address,
  client_name: ' My\napp ',
  redirect_uris: ['https://app.example/back'],
  logo_uri: 'https://app.example/logo.png',
}

/** Answers as the address of an app. */
function fetchOf(answer: Partial<PublicAnswer>) {
  const sent: PublicRequest[] = []
  const fetch: PublicFetch = async (_url, request) => {
    sent.push(request)
    return { status: 200, headers: {}, body: Buffer.from(JSON.stringify(metadata)), ...answer }
  }
  return { sent, read: createDocumentFetch({}, fetch) }
}

describe('the metadata document of an app', () => {
  it('is read within bounds, and reduced to what is used', async () => {
    const { sent, read } = fetchOf({ headers: { 'cache-control': 'max-age=120' } })
    const response = await read(address)
    expect(await response.json()).toEqual({
      client_id: address,
      client_name: 'My app',
      redirect_uris: ['https://app.example/back'],
      application_type: 'web',
      grant_types: ['authorization_code', 'refresh_token'],
      response_types: ['code'],
      token_endpoint_auth_method: 'none',
    })
    expect(response.headers.get('cache-control')).toBe('max-age=120')
    expect(sent).toEqual([{ headers: { Accept: 'application/json' }, timeoutMs: 2_500, maxBytes: 65_536 }])
  })

  it.each([302, 404, 500])('is not taken from an answer with %d', async (status) => {
    expect((await fetchOf({ status }).read(address)).status).toBe(status)
  })

  it('is refused with an address to return to that is not allowed', async () => {
    const body = Buffer.from(JSON.stringify({ ...metadata, redirect_uris: ['http://app.example/back'] }))
    expect((await fetchOf({ body }).read(address)).status).toBe(422)
  })

  it('is refused when it is no JSON', async () => {
    await expect(fetchOf({ body: Buffer.from('<html>') }).read(address)).rejects.toThrow(SyntaxError)
  })

  it.each([
    'https://127.0.0.1/client.json',
    'https://[::1]/client.json',
    'https://169.254.169.254/latest',
    'http://app.example/client.json',
  ])('is not fetched from %s', async (inside) => {
    await expect(createDocumentFetch({})(inside)).rejects.toThrow(AddressNotAllowed)
  })
})
