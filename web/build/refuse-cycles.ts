import type { Plugin } from 'vite'

/**
 * Refuses a build in which two files import each other: one of them would run before what it needs is there, and the page would stay empty.
 */
export const refuseCycles: Plugin = {
  name: 'refuse-cycles',
  apply: 'build',
  generateBundle(_options, bundle) {
    const open: string[] = []
    const done = new Set<string>()
    const visit = (name: string) => {
      if (open.includes(name)) throw new Error(`these files import each other: ${[...open.slice(open.indexOf(name)), name].join(' → ')}`)
      const file = bundle[name]
      if (done.has(name) || file?.type !== 'chunk') return
      open.push(name)
      file.imports.forEach(visit)
      open.pop()
      done.add(name)
    }
    Object.keys(bundle).forEach(visit)
  },
}
