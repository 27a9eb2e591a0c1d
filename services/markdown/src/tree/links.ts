import type { ElementContent } from 'hast'
import { element, textOf } from './nodes.ts'

/** Where a link may lead. Addresses without a scheme lead to this site, which no model and no member speaks for. */
const followed = /^(?:https?:\/\/[^/?#]|mailto:[^?#]|tel:[+\d])/i

const rel = ['noopener', 'noreferrer', 'nofollow', 'ugc']

/** The most characters of an address that is shown and not followed. */
const maxShown = 200

interface Target {
  href: string
  title: string
  /** `autolink` for `<address>`, `linkify` for an address without brackets; else empty. */
  markup?: string
}

/**
 * Returns a link that says where it leads: its host or mail address is its title, and stands behind a text that reads as another address.
 * A link that is not followed is its text, with the address behind it.
 */
export function linkOf({ href, title, markup }: Target, children: ElementContent[]): ElementContent[] {
  if (!followed.test(href)) return markup === 'autolink' ? [text('<'), ...children, text('>')] : [...children, ...shownAddress(href)]
  const content = textOf(children)
  const isBare = ['', 'http://', 'mailto:'].some((scheme) => scheme + content === href)
  const place = isBare ? '' : placeOf(href)
  const says = isBare || saysPlace(content, place)
  const titles = [title, says ? '' : place].filter(Boolean).join(' – ')
  const properties = {
    href: href.replace(/^[a-z]+:/i, (scheme) => scheme.toLowerCase()),
    title: titles || undefined,
    rel,
    target: /^https?:/i.test(href) ? '_blank' : undefined,
    // In text from right to left a number would be shown in reverse order of its groups.
    dir: says || /^[+\d\s()./-]+$/.test(content) ? 'ltr' : undefined,
  }
  const link = element('a', properties, children)
  return !says && readsAsAddress(content.trim()) ? [link, text(` (${place})`)] : [link]
}

/** Returns an image as its alternative text, which links to the image. Nothing is loaded. Within a link it is the text alone. */
export function imageOf(target: Target, alt: string, isInLink: boolean): ElementContent[] {
  const { href } = target
  if (isInLink || /^data:/i.test(href)) return alt ? [text(alt)] : []
  if (alt) return linkOf(target, [text(alt)])
  return followed.test(href) ? linkOf(target, [text(href)]) : [text(cut(href))]
}

const text = (value: string): ElementContent => ({ type: 'text', value })

const shownAddress = (href: string) => (href === '' ? [] : [text(` (${cut(href)})`)])

const cut = (href: string) => (href.length > maxShown ? `${href.slice(0, maxShown).toWellFormed()}…` : href)

const address = /^(?:https?:\/\/|www\.)\S+$|^[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}(?:[/?#]\S*)?$|^\S+@\S+\.\S+$/i

const readsAsAddress = (content: string) => content.length <= maxShown && address.test(content)

/** The host of a web address, without `www.`, or the address of a mail or a telephone. */
function placeOf(href: string): string {
  if (!/^https?:/i.test(href)) return href.slice(href.indexOf(':') + 1).split('?')[0] ?? ''
  return URL.parse(href)?.host.replace(/^www\./, '') ?? href
}

function saysPlace(content: string, place: string): boolean {
  const shown = content.trim().replace(/^mailto:|^tel:/i, '')
  if (shown === place) return true
  return readsAsAddress(shown) && placeOf(/^https?:\/\//i.test(shown) ? shown : `http://${shown}`) === place
}
