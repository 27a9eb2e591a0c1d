import { describe, expect, it } from '@jest/globals'
import { AnswerTooLarge, createPublicFetch, type PublicAnswer } from '@rostra/kit/net/public-fetch'
import { createPictureFetcher } from './fetch-picture.ts'

const publicAddress = '93.184.216.34'
const unreachable = expect.objectContaining({ reason: 'VALIDATION', message: expect.stringContaining('Please upload it instead') })
const image = { status: 200, headers: {}, body: Buffer.from('an image') }

/** A scripted internet: addresses by host name, and answers by URL. Records which address each call goes to. */
function createInternet(hosts: Record<string, string[]>, answers: Record<string, PublicAnswer | Error> = {}) {
  const calls: string[] = []
  const fetch = createPublicFetch({
    resolve: async (host) => hosts[host] ?? [],
    send: async (url, address) => {
      calls.push(`${url.href} at ${address}`)
      const answer = answers[url.href] ?? image
      if (answer instanceof Error) throw answer
      return answer
    },
  })
  return { calls, fetchPicture: createPictureFetcher(fetch) }
}

describe('fetching a picture', () => {
  it('connects to the address that was checked', async () => {
    const { fetchPicture, calls } = createInternet({ 'pictures.example': [publicAddress, '8.8.8.8'] })
    expect((await fetchPicture('https://pictures.example/a.png')).toString()).toBe('an image')
    expect(calls).toEqual([`https://pictures.example/a.png at ${publicAddress}`])
  })

  it.each([
    ['http', 'http://pictures.example/a.png'],
    ['a port', 'https://pictures.example:8443/a.png'],
    ['credentials', 'https://ada:secret@pictures.example/a.png'],
    ['a file', 'file:///etc/passwd'],
    ['loopback', 'https://127.0.0.1/a.png'],
    ['loopback in one number', 'https://2130706433/a.png'],
    ['loopback in IPv6', 'https://[::1]/a.png'],
    ['a mapped address', 'https://[::ffff:10.0.0.1]/a.png'],
    ['cloud metadata', 'https://169.254.169.254/latest/meta-data'],
    ['a private host name', 'https://intranet.example/a.png'],
    ['a host name with one private address', 'https://half.example/a.png'],
    ['an unknown host name', 'https://nowhere.example/a.png'],
  ])('refuses %s without a connection', async (_name, address) => {
    const hosts = { 'pictures.example': [publicAddress], 'intranet.example': ['10.0.0.7'], 'half.example': [publicAddress, '127.0.0.1'] }
    const { fetchPicture, calls } = createInternet(hosts)
    await expect(fetchPicture(address)).rejects.toEqual(unreachable)
    expect(calls).toEqual([])
  })

  it('checks every redirect, and follows three', async () => {
    const hosts = { 'a.example': [publicAddress], 'intranet.example': ['192.168.0.1'] }
    const to = (location: string): PublicAnswer => ({ status: 302, headers: { location }, body: Buffer.alloc(0) })
    const answers = {
      'https://a.example/inside': to('https://intranet.example/'),
      'https://a.example/down': to('http://a.example/'),
      'https://a.example/1': to('/2'),
      'https://a.example/2': to('/3'),
      'https://a.example/3': to('/4'),
      'https://a.example/0': to('/1'),
    }
    const { fetchPicture, calls } = createInternet(hosts, answers)
    for (const path of ['inside', 'down', '0']) await expect(fetchPicture(`https://a.example/${path}`)).rejects.toEqual(unreachable)
    expect(calls.every((call) => call.endsWith(publicAddress))).toBe(true)
    expect((await fetchPicture('https://a.example/1')).toString()).toBe('an image')
  })

  it('says that a picture is too large', async () => {
    const { fetchPicture } = createInternet({ 'a.example': [publicAddress] }, { 'https://a.example/': new AnswerTooLarge() })
    await expect(fetchPicture('https://a.example/')).rejects.toMatchObject({ message: 'A picture must have at most 2 MB' })
  })

  it('asks a name that changes its address only once', async () => {
    const answersOfDns = [[publicAddress], ['127.0.0.1']]
    const addresses: string[] = []
    const fetch = createPublicFetch({
      resolve: async () => answersOfDns.shift() ?? [],
      send: async (_url, address) => {
        addresses.push(address)
        return image
      },
    })
    await createPictureFetcher(fetch)('https://rebinding.example/')
    expect(addresses).toEqual([publicAddress])
    expect(answersOfDns).toHaveLength(1)
  })
})
