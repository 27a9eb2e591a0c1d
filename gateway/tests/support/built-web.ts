import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export const title = 'Rostra: teach what you know'
const page = (headTags = '') => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <title>${title}</title>${headTags}
    <meta name="description" content="Create an AI persona." />
    <script type="module" src="/assets/index-Bc12_x-9.js"></script>
  </head>
  <body><div id="root"></div></body>
</html>
`

/** The page without content, as a gateway sends it whose PUBLIC_URL is https://rostra.example. */
export const servedPage = page('\n    <meta name="public-url" content="https://rostra.example">')

/** Creates a folder with the files of a web build. */
export async function createWebBuild(): Promise<{ folder: string; remove: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'rostra-web-'))
  await writeFile(join(folder, 'index.html'), page())
  await writeFile(join(folder, 'index.html.gz'), 'GZIP')
  await writeFile(join(folder, 'embed.js'), '/* frames */')
  await writeFile(join(folder, 'theme-boot.js'), '/* theme */')
  return { folder, remove: () => rm(folder, { recursive: true }) }
}
