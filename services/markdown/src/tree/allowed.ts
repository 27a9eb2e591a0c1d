import type { Schema } from 'hast-util-sanitize'

/** The elements that Markdown becomes. */
export const allowedTags = (
  'p br hr h1 h2 h3 h4 h5 h6 blockquote ul ol li pre code table thead tbody tr th td strong em del a input ' +
  'sub sup kbd mark details summary'
).split(' ')

/** The schemes of links. */
export const allowedSchemes = ['http', 'https', 'mailto', 'tel']

/** What may leave the renderer. It is checked after the tree is built, and independently of it. */
export const allowed: Schema = {
  tagNames: allowedTags,
  attributes: {
    '*': [['dir', 'auto', 'ltr']],
    a: ['href', 'title', 'rel', 'target', 'id', 'ariaLabel'],
    code: [['className', /^language-/, 'math-inline', 'math-display']],
    details: ['open'],
    input: [['type', 'checkbox'], ['disabled', true], 'checked', 'ariaLabel'],
    li: ['id'],
    ol: ['start', ['className', 'notes'], 'ariaLabel'],
    td: ['align'],
    th: ['align'],
  },
  protocols: { href: allowedSchemes },
  ancestors: {},
  clobber: [],
  strip: [],
}
