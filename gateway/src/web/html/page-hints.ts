import { readFileSync } from 'node:fs'

/** The build's list of each page's own code modules and first API calls. */
type PageHints = Record<string, { modules: string[]; data: string[] }>

/** The API call that a browser makes only with a session. */
const ownAccount = '/api/user'

/**
 * Returns a function from a page's path to its `Link` header, by which a browser preloads the page's code and data. `forVisitor` means a
 * client without a session cookie.
 */
export function readPageHints(file: string | undefined): (path: string, forVisitor: boolean) => string | undefined {
  const hints = Object.entries(file ? (JSON.parse(readFileSync(file, 'utf8')) as PageHints) : {})
  const pages = hints.map(([pattern, { modules, data }]) => ({
    pattern: new RegExp(`^${pattern.replace(/:\w+/g, '([\\w-]+)')}$`),
    forMember: linkHeader(modules, data),
    forVisitor: linkHeader(
      modules,
      data.filter((url) => url !== ownAccount),
    ),
  }))
  return (path, forVisitor) => {
    const page = pages.find(({ pattern }) => pattern.test(path))
    return page && path.replace(page.pattern, forVisitor ? page.forVisitor : page.forMember)
  }
}

/** The web sends its calls with cookies; a browser reuses a preloaded response only if that request had them too. */
const linkHeader = (modules: string[], data: string[]): string =>
  [
    ...modules.map((url) => `<${url}>; rel=modulepreload`),
    ...data.map((url) => `<${url.replace(/:\w+/g, '$1')}>; rel=preload; as=fetch; crossorigin=use-credentials`),
  ].join(', ')
