import { type PageName, pages } from '@rostra/proto/http/pages'
import type { Plugin } from 'vite'
import { pageTitle } from '../src/lib/navigation/page-title.ts'
import { en } from '../src/strings/en.ts'
import { enPageHeads, type PageHead } from '../src/strings/en-page-heads.ts'

const asBuilt = ({ title, ...head }: PageHead) => ({ title: pageTitle(title), ...head })

const notFound: PageHead = { title: en.titles.notFound, description: en.errors.notFoundText, noindex: true }

/** Writes page-heads.json: by path, the title and the description of each page. `*` is the head of a page that does not exist. */
export const pageHeads: Plugin = {
  name: 'page-heads',
  apply: 'build',
  generateBundle() {
    const heads = Object.entries(enPageHeads).map(([name, head]) => [pages[name as PageName].path, asBuilt(head)])
    this.emitFile({
      type: 'asset',
      fileName: 'page-heads.json',
      source: JSON.stringify({ ...Object.fromEntries(heads), '*': asBuilt(notFound) }),
    })
  },
}
