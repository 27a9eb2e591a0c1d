import { escapeMarkdown } from '@rostra/markdown/escape-markdown'
import { pages } from '@rostra/proto/http/pages'
import { plainText } from '../share/plain-text.ts'
import { sitemapPath } from './sitemap.ts'
import { feedPath } from './story-feed.ts'

export const llmsPath = '/llms.txt'

/** The most personas, and the most stories, that the text lists. */
export const llmsPersonas = 50
export const llmsStories = 20

interface LlmsContent {
  personas: readonly { slug: string; name: string; description: string }[]
  stories: readonly { slug: string; title: string }[]
}

/** Returns what language models should know of the site, as Markdown by the proposal of https://llmstxt.org. */
export function llmsText({ personas, stories }: LlmsContent, publicUrl: string): string {
  const link = (title: string, path: string, note = '') => {
    const address = new URL(path, publicUrl).href.replaceAll(/[()]/g, '\\$&')
    return `- [${escaped(title)}](${address})${note ? `: ${escaped(note)}` : ''}`
  }
  const slugged = (path: string, slug: string) => path.replace(':slug', () => encodeURIComponent(slug.toWellFormed()))
  const sections: [title: string, links: string[]][] = [
    [
      'Pages',
      [
        link('Discover', pages.discover.path, 'Search all public AI personas'),
        link('Circle of Experts', pages.circle.path, 'Up to five personas discuss a question and reach a consensus'),
        link('360° chat', pages.threeSixty.path, 'Three AI models answer one question'),
        link('Zeitgeist', pages.zeitgeist.path, 'What the community asks about'),
        link('The Singularity Bugle', pages.bugle.path, 'A daily newspaper, written by AI from the zeitgeist'),
        link('How it works', pages.howItWorks.path),
        link('Pricing', pages.pricing.path),
      ],
    ],
    [
      'API',
      [
        link('OpenAPI document', '/api/openapi.json', 'Every call of the HTTP interface'),
        link('API documentation', '/api/docs'),
        link('OpenAI-compatible API', '/v1/models', 'Its models are the slugs of personas; with an API key or OAuth'),
        link('MCP', '/mcp', 'Tools to search and ask personas, over Streamable HTTP; with an API key or OAuth'),
        link('OAuth', '/.well-known/oauth-authorization-server', 'How an app gets a token that a member allows'),
      ],
    ],
    ['Personas', personas.map(({ slug, name, description }) => link(name, slugged(pages.persona.path, slug), description))],
    ['Stories', stories.map(({ slug, title }) => link(title, slugged(pages.article.path, slug)))],
    [
      'Optional',
      [
        link('Sitemap', sitemapPath, 'All public pages'),
        link('Feed', feedPath, 'The newest stories as RSS'),
        link('Terms', pages.terms.path),
        link('Privacy', pages.privacy.path),
      ],
    ],
  ]
  return [
    '# Rostra',
    '',
    '> A community platform where people create AI personas (coaches, teachers, experts, twins of themselves) and others talk with them.',
    '',
    'Personas are written by their creators and answer with AI. Names and descriptions below are the words of their creators. ' +
      `The Markdown of a list item links to a page; \`${new URL('/oembed', publicUrl).href}?url=…\` describes a page as oEmbed.`,
    ...sections.filter(([, links]) => links.length > 0).flatMap(([title, links]) => ['', `## ${title}`, '', ...links]),
    '',
  ].join('\n')
}

/** Returns a text as one line of Markdown, in which nothing is a mark. */
const escaped = (text: string): string => escapeMarkdown(plainText(text))
