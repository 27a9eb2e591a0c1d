import { registerHooks } from 'node:module'
import { JSDOM } from 'jsdom'
import { transformSync } from 'rolldown/utils'
import { iconModule } from '../../web/build/lucide-icons.ts'

/*
 * Makes the worker of the component tests a browser: jsdom's window, with layout that never changes, JSX as Vite compiles it, and no
 * styles. The test files share React and the modules of the web; component-globals.mjs resets the page after each file.
 */

/** Node has these too, but only jsdom's work with its elements. Everything else that Node has stays Node's. */
const fromBrowser = new Set([
  'Event',
  'EventTarget',
  'CustomEvent',
  'MessageEvent',
  'Blob',
  'File',
  'FormData',
  'navigator',
  'Storage',
  'localStorage',
  'sessionStorage',
])
/** The worker's global object is the window too. */
const globalNames = new Set(['window', 'self', 'globalThis'])

const { window } = new JSDOM('<!DOCTYPE html>', { url: 'http://localhost/', pretendToBeVisual: true })

for (const [name, property] of Object.entries(Object.getOwnPropertyDescriptors(window))) {
  if (globalNames.has(name) || (name in globalThis && !fromBrowser.has(name))) continue
  const { get, set, value, enumerable } = property
  const bound = typeof value === 'function' && !/^[A-Z]/.test(name) ? value.bind(window) : value
  Object.defineProperty(globalThis, name, {
    ...(get ? { get: get.bind(window), set: set?.bind(window) } : { value: bound, writable: true }),
    configurable: true,
    enumerable,
  })
}
for (const name of ['addEventListener', 'removeEventListener', 'dispatchEvent']) globalThis[name] = window[name].bind(window)

Object.assign(globalThis, {
  window: globalThis,
  self: globalThis,
  IS_REACT_ACT_ENVIRONMENT: true,
  matchMedia: (media) => ({ media, matches: false, addEventListener: () => {}, removeEventListener: () => {} }),
  ResizeObserver: class {
    observe() {}
    disconnect() {}
  },
})
window.HTMLElement.prototype.scrollIntoView = () => {}

const globals = new URL('./component-globals.mjs', import.meta.url).href
/** Stands for the modules that web/build/lucide-icons.ts writes, each with the name of its icon as a query. */
const icons = new URL('./lucide-icon', import.meta.url).href

registerHooks({
  // Each test file gets its own instance, which declares the reset for that file.
  resolve: (specifier, context, next) => {
    if (specifier.startsWith('lucide:')) return { url: `${icons}?${specifier}`, format: 'module', shortCircuit: true }
    if (specifier !== '@jest/globals') return next(specifier, context)
    const query = context.parentURL?.split('?')[1]
    return { url: query ? `${globals}?${query}` : new URL('./globals.mjs', import.meta.url).href, format: 'module', shortCircuit: true }
  },
  load: (url, context, next) => {
    const [file, query] = url.split('?')
    if (file === icons) return { format: 'module', source: iconModule(query), shortCircuit: true }
    if (file.endsWith('.css')) return { format: 'module', source: '', shortCircuit: true }
    if (!file.endsWith('.tsx')) return next(url, context)
    const { source } = next(url, { ...context, format: 'module' })
    const { code } = transformSync(file, source.toString(), { jsx: { runtime: 'automatic' }, lang: 'tsx' })
    return { format: 'module', source: code, shortCircuit: true }
  },
})
