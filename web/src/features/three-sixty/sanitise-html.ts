import { allowedSchemes, allowedTags } from '@rostra/markdown/tree/allowed'
import { nodesOf } from '@rostra/markdown/tree/nodes'
import createDOMPurify from 'dompurify'
import type { ElementContent } from 'hast'
import { fromDom } from 'hast-util-from-dom'

/** Attributes that hold no address. */
const plainAttributes = ['title', 'start', 'dir', 'align', 'open', 'id', 'class', 'type', 'checked', 'disabled', 'aria-label']

const settings = {
  RETURN_DOM_FRAGMENT: true as const,
  ALLOWED_TAGS: allowedTags,
  ALLOWED_ATTR: ['href', ...plainAttributes],
  ADD_URI_SAFE_ATTR: plainAttributes,
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  ALLOWED_URI_REGEXP: new RegExp(`^(?:(?:${allowedSchemes.join('|')}):|#)`, 'i'),
}

/** The ids of footnotes and of their marks. */
const noteId = /^[\w-]+-(?:note|mark)-[\d-]+$/

interface SanitisedHtml {
  html: string
  nodes: ElementContent[]
}

/**
 * Returns the HTML of an answer reduced to text, structure and links to web, mail and telephone, and its nodes. The server has sanitised it
 * before; this second pass does not rely on that.
 */
export function sanitiseHtml(html: string): SanitisedHtml {
  const purify = createDOMPurify(window)
  purify.addHook('uponSanitizeAttribute', (node, attribute) => {
    const { attrName, attrValue } = attribute
    if (attrName === 'id') attribute.keepAttr = noteId.test(attrValue)
    if (attrName === 'aria-label') attribute.keepAttr = /^(?:A|INPUT|OL)$/.test(node.nodeName)
    if (attrName === 'class') attribute.keepAttr = attrValue === 'notes' || /^(?:language-\S+|math-inline|math-display)$/.test(attrValue)
  })
  purify.addHook('afterSanitizeAttributes', (node) => {
    if (node.tagName === 'INPUT') {
      if (node.getAttribute('type') === 'checkbox') node.setAttribute('disabled', '')
      else node.remove()
    }
    const href = node.tagName === 'A' ? node.getAttribute('href') : null
    if (href === null || href.startsWith('#')) return
    if (/^https?:/i.test(href)) node.setAttribute('target', '_blank')
    node.setAttribute('rel', 'noopener noreferrer nofollow ugc')
  })
  const fragment = purify.sanitize(html, settings)
  const tree = fromDom(fragment)
  const template = document.createElement('template')
  template.content.append(fragment)
  return { html: template.innerHTML, nodes: tree.type === 'root' ? nodesOf(tree) : [] }
}
