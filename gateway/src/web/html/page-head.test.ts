import { createHash } from 'node:crypto'
import { describe, expect, it } from '@jest/globals'
import { allowInlineParts, createHeadTemplate, withSiteSettings } from './page-head.ts'

describe('createHeadTemplate', () => {
  it('replaces the title by any tags and removes the description', () => {
    const page = createHeadTemplate('<head><title>Old</title>\n  <meta name="description" content="Old" />\n  <link></head>')
    expect(page('<title>$& $1</title>')).toBe('<head><title>$& $1</title>\n  <link></head>')
    expect(page('')).toBe('<head>\n  <link></head>')
  })

  it('throws for a page without a title', () => {
    expect(() => createHeadTemplate('<html></html>')).toThrow('WEB_DIST: index.html has no title')
  })
})

describe('withSiteSettings', () => {
  const withPublicUrl = (html: string, publicUrl: string) => withSiteSettings(html, { publicUrl, socialLinks: [], development: false })

  it('adds the escaped URL after the title, where a head template keeps it', () => {
    const html = withPublicUrl('<head><title>Old</title></head>', 'https://rostra.example/?a="$&"&b')
    const meta = '<meta name="public-url" content="https://rostra.example/?a=&quot;$&amp;&quot;&amp;b">'
    expect(html).toBe(`<head><title>Old</title>\n    ${meta}</head>`)
    expect(createHeadTemplate(html)('<title>New</title>')).toBe(`<head><title>New</title>\n    ${meta}</head>`)
  })

  it('adds the social links as escaped JSON', () => {
    const socialLinks = [{ name: 'A "forum"', url: 'https://forum.example' }]
    expect(withSiteSettings('<title>Old</title>', { publicUrl: 'https://rostra.example', socialLinks, development: false })).toContain(
      '<meta name="social-links" content="[{&quot;name&quot;:&quot;A \\&quot;forum\\&quot;&quot;,&quot;url&quot;:&quot;https://forum.example&quot;}]">',
    )
  })

  it('says that the server runs in development mode', () => {
    const html = withSiteSettings('<title>Old</title>', { publicUrl: 'https://rostra.example', socialLinks: [], development: true })
    expect(html).toContain('<meta name="development-mode" content="true">')
  })

  it('leaves a page without a title unchanged', () => {
    expect(withPublicUrl('{}', 'https://rostra.example')).toBe('{}')
  })
})

const policy = "default-src 'none';script-src 'self';style-src 'self'"
const hashOf = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`

describe('allowInlineParts', () => {
  it('adds the hash of each inline script and style', () => {
    const allow = allowInlineParts(
      '<head><script>\n  theme()\n</script><script type="module" src="/a.js"></script><script>more()</script><style>a {}</style></head>',
    )
    const scripts = `script-src 'self' ${hashOf('\n  theme()\n')} ${hashOf('more()')}`
    expect(allow(policy)).toBe(`default-src 'none';${scripts};style-src 'self' ${hashOf('a {}')}`)
  })

  it('leaves the policy of a page without inline parts unchanged and ignores data blocks', () => {
    expect(allowInlineParts('<script type="application/json">[1]</script>')(policy)).toBe(policy)
  })
})
