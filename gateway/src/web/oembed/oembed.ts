import { escapeHtml } from '../../http/escape-html.ts'
import { height as pictureHeight, width as pictureWidth } from '../share/preview/preview-size.ts'
import type { DescribedPage } from './describe-page.ts'

interface Bounds {
  maxWidth: number | undefined
  maxHeight: number | undefined
}

/** The size of a persona's frame in pixels, as the embed code has it. */
const frame = { width: 400, height: 600 }
/** What a frame may do, as in the embed code. */
const sandbox = 'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox'
/** Seconds for which a consumer may keep an answer. */
const cacheAge = 300

/** Returns a page as oEmbed 1.0: `rich` with a sandboxed frame where every website may show one, else `link`. */
export function oembedOf({ path, title, author, picture, frame: framePath }: DescribedPage, publicUrl: string, bounds: Bounds): object {
  const { maxWidth = Number.POSITIVE_INFINITY, maxHeight = Number.POSITIVE_INFINITY } = bounds
  const address = (to: string) => new URL(to, publicUrl).href
  const fits = pictureWidth <= maxWidth && pictureHeight <= maxHeight
  const thumbnail = { thumbnail_url: address(`${picture}/preview.png`), thumbnail_width: pictureWidth, thumbnail_height: pictureHeight }
  const common = {
    version: '1.0',
    title,
    ...(author ? { author_name: author } : {}),
    provider_name: 'Rostra',
    provider_url: address('/'),
    cache_age: cacheAge,
    ...(fits ? thumbnail : {}),
  }
  if (framePath === undefined) return { type: 'link', ...common, url: address(path) }
  const width = Math.min(frame.width, maxWidth)
  const height = Math.min(frame.height, maxHeight)
  const html =
    `<iframe src="${escapeHtml(address(framePath))}" title="${escapeHtml(`Chat with ${title}`)}" width="${width}" height="${height}" ` +
    `frameborder="0" loading="lazy" referrerpolicy="strict-origin" allow="clipboard-write" sandbox="${sandbox}"></iframe>`
  return { type: 'rich', ...common, html, width, height }
}

/** Returns the tag by which a page names its oEmbed address. */
export function oembedTag(pageUrl: string, title: string, publicUrl: string): string {
  const address = new URL('/oembed', publicUrl)
  address.searchParams.set('url', pageUrl)
  address.searchParams.set('format', 'json')
  return `<link rel="alternate" type="application/json+oembed" href="${escapeHtml(address.href)}" title="${escapeHtml(title)}" />`
}
