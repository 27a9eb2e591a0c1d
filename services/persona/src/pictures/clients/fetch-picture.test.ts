import { describe, expect, it } from '@jest/globals'
import { maxPictureBytes } from '../domain/picture.ts'
import { createPictureFetcher } from './fetch-picture.ts'
import type { Answer, GetFrom } from './get-from.ts'

const publicAddress = '93.184.216.34'
const unreachable = expect.objectContaining({ reason: 'VALIDATION', message: expect.stringContaining('Please upload it instead') })
const body = async function* (...pieces: string[]) {
  for (const piece of pieces) yield Buffer.from(piece)
}

/** A scripted internet: addresses by host name, and answers by URL. Records which address each call goes to. */
function createInternet(hosts: Record<string, string[]>, answers: Record<string, Answer> = {}) {
  const calls: string[] = []
  const get: GetFrom = async (url, address) => {
    calls.push(`${url.href} at ${address}`)
    return answers[url.href] ?? { location: null, body: body('an ', 'image') }
  }
  return { calls, fetchPicture: createPictureFetcher({ resolve: async (host) => hosts[host] ?? [], get }) }
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
    const to = (location: string): Answer => ({ location, body: null })
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

  it('reads at most 2 MB', async () => {
    const image = { location: null, body: body('x'.repeat(maxPictureBytes), 'y') } as const
    const { fetchPicture } = createInternet({ 'a.example': [publicAddress] }, { 'https://a.example/': image })
    await expect(fetchPicture('https://a.example/')).rejects.toMatchObject({ message: 'A picture must have at most 2 MB' })
  })

  it('asks a name that changes its address only once', async () => {
    const answersOfDns = [[publicAddress], ['127.0.0.1']]
    const addresses: string[] = []
    const fetchPicture = createPictureFetcher({
      resolve: async () => answersOfDns.shift() ?? [],
      get: async (_url, address) => {
        addresses.push(address)
        return { location: null, body: body('an image') }
      },
    })
    await fetchPicture('https://rebinding.example/')
    expect(addresses).toEqual([publicAddress])
    expect(answersOfDns).toHaveLength(1)
  })
})
