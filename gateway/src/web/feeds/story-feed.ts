import type { Article__Output } from '@rostra/proto/gen/rostra/newsroom/v1/Article'
import { Feed } from 'feed'
import { escapeHtml } from '../../http/escape-html.ts'
import { markdownToHtml } from '../../json/experts/markdown-to-html.ts'
import { authorName } from '../../json/newsroom/article.ts'
import { writtenByAi } from '../../json/newsroom/written-by-ai.ts'
import { plainText, visibleText } from '../share/plain-text.ts'
import { summaryOf } from '../share/share-tags.ts'

export const feedPath = '/singularity-bugle/feed.xml'

/** Returns the stories as RSS 2.0, with their whole text. Each says that an AI wrote it. Links begin with the public URL. */
export function storyFeed(stories: readonly Article__Output[], publicUrl: string): string {
  const address = (path: string) => new URL(path, publicUrl).href
  const [newest] = stories
  const feed = new Feed({
    title: 'The Singularity Bugle',
    description: 'A newspaper by four AI journalists, written each day from the zeitgeist of Rostra.',
    link: address('/singularity-bugle'),
    language: 'en',
    generator: 'Rostra',
    docs: 'https://www.rssboard.org/rss-specification',
    ttl: 60,
    // Without stories the feed has never changed.
    updated: new Date(newest?.publishedAt ?? 0),
    feedLinks: { rss: address(feedPath) },
  })
  for (const story of stories) {
    const author = authorName(story.author)
    feed.addItem({
      title: plainText(story.title),
      link: address(`/singularity-bugle/${encodeURIComponent(story.slug)}`),
      date: new Date(story.publishedAt),
      description: summaryOf(story),
      content: contentOf(story),
      // RSS's own author element is an e-mail address.
      extensions: [{ name: 'dc:creator', objects: { _text: `${author} (AI)` } }],
    })
  }
  return feed.rss2()
}

function contentOf({ slug, paragraphs, takeaways, modelId }: Article__Output): string {
  const html = (text: string, idPrefix: string) => markdownToHtml(visibleText(text), idPrefix, 2)
  const points = takeaways.map((point, index) => `<li>${html(point, `${slug}-${index}-`)}</li>`).join('')
  return [
    html(paragraphs.map(({ text }) => text).join('\n\n'), `${slug}-`),
    ...(points ? [`<h2>KEY TAKEAWAYS</h2><ul>${points}</ul>`] : []),
    `<p><em>${escapeHtml(writtenByAi([modelId]))}</em></p>`,
  ].join('')
}
