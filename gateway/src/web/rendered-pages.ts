import type { Log } from '@rostra/kit/log'
import { createSharedAnswers } from '../http/shared-answers.ts'
import { type ChangedPage, changedPage } from './changed-page.ts'

export interface RenderedPagesOptions {
  render: (address: string) => Promise<string>
  /** Counts a rendering for who asks; throws when that is one too many. */
  admit: (network: string) => Promise<unknown>
  log: Log
}

/** Gives a page as visitors see it first, or undefined when it can only be sent empty. `empty` is that page, with its own head. */
export type RenderedPages = (address: string, empty: string, network: string) => Promise<ChangedPage | undefined>

const root = '<div id="root"></div>'
/** What an empty page has fetched first: in one with content, that is to be seen first. */
const early = /\s*<link rel="modulepreload"[^>]*>/g
/** Some 100 kB each. */
const mostKept = 100
/** What is longer is no search of anybody's. */
const longestAddress = 500

/** Pages with their content, made once for all who ask for the same within a second. Nobody gets one that is about somebody else. */
export function createRenderedPages({ render, admit, log }: RenderedPagesOptions): RenderedPages {
  const shared = createSharedAnswers<ChangedPage>(Date.now, mostKept)
  let failing = false

  const make = async (address: string, empty: string, network: string) => {
    await admit(network)
    const content = await render(address)
    failing = false
    return changedPage(empty.replaceAll(early, '').replace(root, () => content))
  }

  return async (address, empty, network) => {
    if (address.length > longestAddress || !empty.includes(root)) return undefined
    try {
      return await shared.get(JSON.stringify([address, empty]), () => make(address, empty, network))
    } catch (error) {
      // One line for as long as it goes on: whoever asks gets the page, only without its content.
      if (!failing) log.warn({ problem: (error as Error).message }, 'pages are sent without their content')
      failing = true
      return undefined
    }
  }
}
