import { toHtml } from 'hast-util-to-html'
import type { MarkdownOptions } from './options.ts'
import { markdownTree } from './tree.ts'

/** Renders Markdown as HTML that is safe to insert into a page; see {@link markdownTree}. */
export const markdownHtml = (markdown: string, options: MarkdownOptions): string => toHtml(markdownTree(markdown, options))
