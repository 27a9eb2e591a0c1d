const maxRedirects = 10

/** Creates a browser without pages: it keeps cookies of one host and follows redirects. */
export function createBrowser() {
  const cookies = new Map<string, string>()

  const open = async (url: string): Promise<Response> => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const response = await fetch(url, { redirect: 'manual', headers: { cookie } })
    for (const set of response.headers.getSetCookie()) {
      const [pair = ''] = set.split(';')
      const at = pair.indexOf('=')
      cookies.set(pair.slice(0, at), pair.slice(at + 1))
    }
    return response
  }

  return {
    /** Follows redirects until one leads to an address that begins with one of `targets`, which it returns without opening it. */
    followTo: async (start: string, targets: readonly string[]): Promise<string> => {
      let url = start
      for (let hop = 0; hop < maxRedirects; hop++) {
        const response = await open(url)
        const location = response.headers.get('location')
        if (!location) throw new Error(`${url} answered ${response.status}: ${(await response.text()).slice(0, 500)}`)
        url = new URL(location, url).href
        if (targets.some((target) => url.startsWith(target))) return url
      }
      throw new Error('too many redirects')
    },
  }
}
