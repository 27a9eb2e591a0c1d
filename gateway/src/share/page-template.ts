/** Puts other tags in the place of a page's title and description. Throws when the page has no title. */
export function pageTemplate(html: string): (tags: string) => string {
  const undescribed = html.replace(/\n?[ \t]*<meta name="description"[^>]*>/, '')
  const title = /<title>[^<]*<\/title>/.exec(undescribed)
  if (!title) throw new Error('WEB_DIST: index.html has no title')
  const before = undescribed.slice(0, title.index)
  const after = undescribed.slice(title.index + title[0].length)
  return (tags) => `${before}${tags}${after}`
}
