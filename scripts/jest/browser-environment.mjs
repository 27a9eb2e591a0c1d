import { TestEnvironment } from 'jest-environment-jsdom'

/** What browsers have and jsdom lacks; Node has the same. */
const fromNode = {
  ...{ Request, Response, Headers, ReadableStream, WritableStream, TransformStream, TextDecoderStream, TextEncoder, TextDecoder },
  ...{ AbortController, AbortSignal, structuredClone },
}

/** jsdom with the fetch API and streams of Node, and with layout that never changes. */
export default class BrowserEnvironment extends TestEnvironment {
  async setup() {
    await super.setup()
    const { global: window } = this
    Object.assign(window, fromNode)
    window.IS_REACT_ACT_ENVIRONMENT = true
    window.matchMedia = (media) => ({ media, matches: false, addEventListener: () => {}, removeEventListener: () => {} })
    window.ResizeObserver = class {
      observe() {}
      disconnect() {}
    }
    window.HTMLElement.prototype.scrollIntoView = () => {}
  }
}
