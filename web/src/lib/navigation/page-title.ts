import { strings } from '../../strings/strings.ts'

/** Returns the title of a page as a browser's tab shows it. */
export const pageTitle = (title: string): string => (title.startsWith(strings.product) ? title : `${title} · ${strings.product}`)
