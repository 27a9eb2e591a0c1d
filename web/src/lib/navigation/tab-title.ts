import { pageTitle } from './page-title.ts'

/** The title of the page as its tab shows it, and the mark that takes its place until the tab is visible; null without one. */
let page = ''
let mark: string | null = null

/** Sets the title of the page. A mark stays in its place. */
export function setPageTitle(title: string) {
  page = pageTitle(title)
  document.title = mark ?? page
}

/** Shows a mark in place of the title, or the title again. */
export function setTitleMark(text: string | null) {
  // The first title of a page may be the server's.
  if (mark === null) page = document.title
  mark = text === null ? null : pageTitle(text)
  document.title = mark ?? page
}
