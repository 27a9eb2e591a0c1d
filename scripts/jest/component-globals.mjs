import { cleanup, configure } from '@testing-library/react'
import { afterAll, afterEach, jest } from './globals.mjs'

/*
 * The exports of `@jest/globals` for one file of component tests. Unmounts what each test has rendered, and resets the page after the file.
 */

// @testing-library/react looks here for simulated time.
globalThis.jest = jest
// A test waits up to 15 seconds for each change of the page: a busy machine takes several to load a page's modules.
configure({ asyncUtilTimeout: 15_000 })
jest.setTimeout(60_000)

afterEach(cleanup)
afterAll(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
  Reflect.deleteProperty(navigator, 'clipboard')
  document.body.replaceChildren()
  document.title = ''
  localStorage.clear()
  sessionStorage.clear()
  for (const [name] of document.cookie.split('; ').map((cookie) => cookie.split('='))) {
    // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no cookie store
    if (name) document.cookie = `${name}=; max-age=0`
  }
  history.replaceState(null, '', '/')
})

export * from './globals.mjs'
