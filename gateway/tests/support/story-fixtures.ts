import type { Article } from '@rostra/proto/gen/rostra/newsroom/v1/Article'

/** A story as newsroom sends it. */
export const nightTrains = {
  id: 'a-1',
  slug: 'night-trains',
  title: 'Night trains return',
  author: 'AUTHOR_GEMMA',
  publishedAt: '2026-03-10T06:00:00.000Z',
  paragraphs: [
    { text: 'People ask about night trains again.', sources: [1] },
    { text: 'Many of them plan a summer.', sources: [1] },
  ],
  takeaways: ['Book early', 'Bring ear plugs'],
  sources: [{ kind: 'SOURCE_KIND_ENTRY', title: 'Night trains', slug: '', entryId: 'e-1' }],
  modelId: 'gemini-3.8-flash',
} satisfies Article

/** The text of a story with Markdown, and its beginning without marks. */
export const markedParagraphs = [{ text: '## قطارات\n\n- about **night** [trains](https://example.org/a)\n- in $E = mc^2$', sources: [1] }]
export const markedSummary = 'قطارات about night trains in E = mc^2'

/** Texts that would break XML or HTML if they were not escaped. */
export const hostileText = `</title><script>alert("x")</script> ]]> <![CDATA[ &amp; <!-- \u0000\u001b\u202e\ud83d`
