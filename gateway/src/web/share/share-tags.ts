import { previewOf } from '@rostra/markdown/preview-of'
import type { Article__Output } from '@rostra/proto/gen/rostra/newsroom/v1/Article'
import type { Persona__Output } from '@rostra/proto/gen/rostra/persona/v1/Persona'
import type { Entry__Output } from '@rostra/proto/gen/rostra/zeitgeist/v1/Entry'
import { cutAtWord } from '@rostra/text/graphemes'
import { escapeHtml } from '../../http/escape-html.ts'
import { authorName } from '../../json/newsroom/article.ts'
import type { Creator } from '../../json/personas/creator.ts'
import { isListed } from '../../json/personas/visibility.ts'
import type { FoundShare } from '../../routes/chat/find-shared.ts'
import { oembedTag } from '../oembed/oembed.ts'
import { plainText } from './plain-text.ts'
import { height, width } from './preview/preview-size.ts'
import type { SharedWork } from './shared-work.ts'

const site = 'Rostra'
const newspaper = 'The Singularity Bugle'
/** The longest description, in characters. Search engines and link previews show about as many. */
const maxSummary = 200
/** The longest title that is made from a question, in characters. */
const maxTitle = 100

/**
 * Returns the title of a persona's page and its Open Graph and Twitter tags, as HTML for the page's head. Links begin with the public URL.
 * Keeps an unlisted persona out of search engines.
 */
export function shareTags(
  persona: Pick<
    Persona__Output,
    'slug' | 'name' | 'description' | 'visibility' | 'isPrivate' | 'category' | 'createdAt' | 'conversationCount'
  >,
  publicUrl: string,
): string {
  const title = plainText(persona.name)
  const description = plainText(persona.description)
  const url = addressOf('/persona/', persona.slug, publicUrl)
  const noindex = !isListed(persona)
  const tags = linkTags({ title, description, url, type: 'website', siteName: site, imageAlt: `${title} on ${site}`, noindex })
  const data = {
    '@context': 'https://schema.org',
    '@type': 'ProfilePage',
    url,
    dateCreated: persona.createdAt,
    mainEntity: {
      // An AI persona is a product of its creator, not a person.
      '@type': 'SoftwareApplication',
      name: title,
      description,
      url,
      image: imageOf(url),
      applicationCategory: persona.category,
      operatingSystem: 'Web',
      interactionStatistic: {
        '@type': 'InteractionCounter',
        interactionType: 'https://schema.org/CommunicateAction',
        userInteractionCount: persona.conversationCount,
      },
    },
    isPartOf: { '@type': 'WebSite', name: site, url: new URL('/', publicUrl).href },
  }
  return [tags, oembedTag(url, title, publicUrl), ...(noindex ? [] : [structuredData(data)])].join('\n    ')
}

/** Returns the head tags of a story's page, with a description of the story for search engines. */
export function storyTags(
  story: Pick<Article__Output, 'slug' | 'title' | 'paragraphs' | 'author' | 'publishedAt'>,
  publicUrl: string,
): string {
  const title = plainText(story.title)
  const description = summaryOf(story)
  const url = addressOf('/singularity-bugle/', story.slug, publicUrl)
  const author = authorName(story.author)
  const tags = linkTags({ title, description, url, type: 'article', siteName: newspaper, imageAlt: `${title}, a story by ${author}` })
  const data = {
    '@context': 'https://schema.org',
    '@type': 'NewsArticle',
    headline: title,
    description,
    datePublished: story.publishedAt,
    url,
    mainEntityOfPage: url,
    image: [imageOf(url)],
    author: [{ '@type': 'Organization', name: author, description: 'An AI author', url: new URL('/singularity-bugle', publicUrl).href }],
    publisher: { '@type': 'NewsMediaOrganization', name: newspaper, url: new URL('/singularity-bugle', publicUrl).href },
    digitalSourceType: 'https://schema.org/TrainedAlgorithmicMediaDigitalSource',
    isAccessibleForFree: true,
  }
  return [
    tags,
    ...metaTags('property', { 'article:published_time': story.publishedAt, 'article:author': author }),
    oembedTag(url, title, publicUrl),
    structuredData(data),
  ].join('\n    ')
}

/** Returns the head tags of the page of a zeitgeist's entry. Keeps the page out of search engines, because an entry expires. */
export function entryTags({ id, title: rawTitle, content }: Pick<Entry__Output, 'id' | 'title' | 'content'>, publicUrl: string): string {
  const title = plainText(rawTitle)
  const url = addressOf('/zeitgeist/', id, publicUrl)
  const imageAlt = `${title}, an entry of the Zeitgeist`
  return linkTags({ title, description: beginningOf(content, maxSummary), url, type: 'article', siteName: site, imageAlt, noindex: true })
}

/** Returns the head tags of a creator's page, with what search engines show of a profile. */
export function creatorTags(creator: Creator, publicUrl: string): string {
  const { username, followers } = creator
  const url = addressOf('/creators/', username, publicUrl)
  const description = creatorSummary(creator)
  const tags = linkTags({ title: username, description, url, type: 'website', siteName: site, imageAlt: `${username} on ${site}` })
  const data = {
    '@context': 'https://schema.org',
    '@type': 'ProfilePage',
    url,
    mainEntity: {
      '@type': 'Person',
      name: username,
      url,
      interactionStatistic: {
        '@type': 'InteractionCounter',
        interactionType: 'https://schema.org/FollowAction',
        userInteractionCount: followers,
      },
    },
  }
  return [tags, structuredData(data)].join('\n    ')
}

/** Returns what a creator has made, for other sites. */
export const creatorSummary = ({ username, bots }: Pick<Creator, 'username' | 'bots'>): string =>
  cutAtWord(plainText(`AI personas by ${username}: ${bots.map(({ name }) => name).join(', ')}`), maxSummary)

const structuredData = (data: object) => `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`

/** Returns the head tags of a shared conversation's page, with the picture of its persona. Keeps the page out of search engines. */
export function sharedTags({ shared, persona }: FoundShare, token: string, publicUrl: string): string {
  const title = plainText(shared.title)
  const name = plainText(persona.name)
  const url = addressOf('/shared/', token, publicUrl)
  const description = `A conversation with ${name}, shared on ${site}.`
  const image = imageOf(addressOf('/persona/', persona.slug, publicUrl))
  const tags = linkTags({ title, description, type: 'website', siteName: site, imageAlt: `${name} on ${site}`, noindex: true, url, image })
  return [tags, ...sharedParts({ title, description, url, image }, publicUrl)].join('\n    ')
}

/** Returns the head tags of the page of a shared discussion or question, with a picture of the question. Keeps it out of search engines. */
export function sharedWorkTags({ question, description: raw }: SharedWork, path: string, publicUrl: string): string {
  const title = beginningOf(question, maxTitle)
  const url = new URL(path, publicUrl).href
  const description = plainText(raw)
  const tags = linkTags({ title, description, url, type: 'website', siteName: site, imageAlt: title, noindex: true })
  return [tags, ...sharedParts({ title, description, url, image: imageOf(url) }, publicUrl)].join('\n    ')
}

/** Returns what a shared page says to programs: its oEmbed address, and its data. */
function sharedParts(page: { title: string; description: string; url: string; image: string }, publicUrl: string): string[] {
  const { title, description, url, image } = page
  const isPartOf = { '@type': 'WebSite', name: site, url: new URL('/', publicUrl).href }
  const data = { '@context': 'https://schema.org', '@type': 'Conversation', headline: title, description, url, image, isPartOf }
  return [oembedTag(url, title, publicUrl), structuredData(data)]
}

/** Returns the beginning of a story's text as one line, without the marks of Markdown. */
export const summaryOf = ({ paragraphs }: Pick<Article__Output, 'paragraphs'>): string => beginningOf(paragraphs[0]?.text ?? '', maxSummary)

/** Returns the beginning of a Markdown text as one line without its marks, cut at a word. */
const beginningOf = (markdown: string, most: number): string => cutAtWord(plainText(previewOf(markdown)), most)

const addressOf = (path: string, slug: string, publicUrl: string) => new URL(path + encodeURIComponent(slug.toWellFormed()), publicUrl).href

const imageOf = (url: string) => `${url}/preview.png`

interface LinkTags {
  title: string
  description: string
  url: string
  type: 'website' | 'article'
  siteName: string
  imageAlt: string
  /** The URL of the picture. Default: the product's picture. */
  image?: string
  noindex?: boolean
}

function linkTags({ title, description, url, type, siteName, imageAlt, image = imageOf(url), noindex }: LinkTags): string {
  const properties = {
    'og:title': title,
    'og:description': description,
    'og:type': type,
    'og:url': url,
    'og:site_name': siteName,
    'og:image': image,
    'og:image:type': 'image/png',
    'og:image:width': width,
    'og:image:height': height,
    'og:image:alt': imageAlt,
  }
  const names = {
    description,
    'twitter:card': 'summary_large_image',
    'twitter:title': title,
    'twitter:description': description,
    'twitter:image': image,
  }
  return [
    `<title>${escapeHtml(`${title} · ${site}`)}</title>`,
    noindex ? '<meta name="robots" content="noindex" />' : `<link rel="canonical" href="${escapeHtml(url)}" />`,
    ...metaTags('name', names),
    ...metaTags('property', properties),
  ].join('\n    ')
}

const metaTags = (attribute: 'name' | 'property', tags: Record<string, string | number>) =>
  Object.entries(tags).map(([key, content]) => `<meta ${attribute}="${key}" content="${escapeHtml(String(content))}" />`)
