import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { pageTitle } from '../src/lib/navigation/page-title.ts'
import { enNotices } from '../src/strings/chat/en-notices.ts'
import { en } from '../src/strings/en.ts'
import { enOfflinePage as words } from '../src/strings/en-offline-page.ts'

const read = (path: string) => readFileSync(join(import.meta.dirname, '..', path), 'utf8')

/** Returns a value of the design's tokens. */
function token(name: string): string {
  const value = new RegExp(`--${name}: ([^;]+);`).exec(read('src/styles/tokens.css'))?.[1]
  if (value === undefined) throw new Error(`tokens.css has no --${name}`)
  return value
}

const style = () => `
      :root { color-scheme: light dark; background: ${token('color-page')}; color: ${token('color-ink')}; font: 1rem/1.625 system-ui, sans-serif; }
      body { display: grid; min-height: 100dvh; margin: 0; place-items: center; }
      main { box-sizing: border-box; width: 100%; max-width: ${token('container-task')}; padding: 1.5rem; }
      svg { width: 3rem; height: 3rem; }
      h1 { margin: 1rem 0 0; font: 500 ${token('text-36')}/${token('text-36--line-height')} Georgia, serif; }
      p { margin: 0.5rem 0 1.5rem; color: ${token('color-ink-soft')}; }
      a { display: inline-flex; min-height: ${token('spacing-touch')}; align-items: center; padding-inline: 1rem; border-radius: ${token('radius-control')}; background: ${token('color-accent')}; color: ${token('color-on-accent')}; font-weight: 600; text-decoration: none; }
      a:focus-visible { outline: 2px solid ${token('color-accent')}; outline-offset: 2px; }
    `

const script = `
      try {
        const chosen = localStorage.getItem('rostra.theme')
        if (chosen === 'light' || chosen === 'dark') document.documentElement.style.colorScheme = chosen
      } catch {}
      addEventListener('online', () => location.reload())
    `

/** The page needs nothing besides itself. Its link leads to the address that could not be opened. */
const html = () => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <title>${pageTitle(words.title)}</title>
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="robots" content="noindex" />
    <style>${style()}</style>
    <script>${script}</script>
  </head>
  <body>
    <main>
      ${read('public/favicon.svg').trim().replace('<svg', '<svg aria-hidden="true"')}
      <h1>${words.title}</h1>
      <p>${words.text}</p>
      <a href="">${en.errors.tryAgain}</a>
    </main>
  </body>
</html>
`

/** Writes the page that browsers show without a connection, and the service worker that keeps it, which changes with the page. */
export const offline: Plugin = {
  name: 'offline-page',
  apply: 'build',
  generateBundle() {
    const page = html()
    const version = createHash('sha256').update(page).digest('hex').slice(0, 12)
    this.emitFile({ type: 'asset', fileName: 'offline.html', source: page })
    const { answer, discussion, pushBody: body } = enNotices
    const texts = JSON.stringify({ answer, discussion, body })
    const worker = read('src/lib/background/service-worker.js').replace('__VERSION__', version).replace("'__WORDS__'", texts)
    this.emitFile({ type: 'asset', fileName: 'service-worker.js', source: worker })
  },
}
