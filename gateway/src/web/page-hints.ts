import { readFileSync } from 'node:fs'

/** The build's own list: by page, the code it needs besides what every page does, and the calls it begins with. */
type PageHints = Record<string, { modules: string[]; data: string[] }>

/** Gives the `Link` header of a page, by which a browser fetches code and data before it has read the code that asks for them. */
export function readPageHints(file: string | undefined): (path: string) => string | undefined {
  const hints = Object.entries(file ? (JSON.parse(readFileSync(file, 'utf8')) as PageHints) : {})
  const pages = hints.map(([pattern, { modules, data }]) => ({
    pattern: new RegExp(`^${pattern.replace(/:\w+/g, '([a-z0-9-]+)')}$`),
    header: [
      ...modules.map((address) => `<${address}>; rel=modulepreload`),
      // The web's calls carry cookies, and a browser takes what it has fetched for them only if that did too.
      ...data.map((address) => `<${address.replace(/:\w+/g, '$1')}>; rel=preload; as=fetch; crossorigin=use-credentials`),
    ].join(', '),
  }))
  return (path) => {
    const page = pages.find(({ pattern }) => pattern.test(path))
    return page && path.replace(page.pattern, page.header)
  }
}
