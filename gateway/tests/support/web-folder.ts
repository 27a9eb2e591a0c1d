import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export const title = 'Rostra: teach what you know'
/** A page as the build leaves it. */
export const builtPage = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <title>${title}</title>
    <meta name="description" content="Create an AI persona." />
    <script type="module" src="/assets/index-Bc12_x-9.js"></script>
  </head>
  <body><div id="root"></div></body>
</html>
`

/** A folder as the web's build leaves it. */
export async function webFolder(): Promise<{ folder: string; remove: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'rostra-web-'))
  await writeFile(join(folder, 'index.html'), builtPage)
  await writeFile(join(folder, 'index.html.gz'), 'GZIP')
  await writeFile(join(folder, 'embed.js'), '/* frames */')
  await writeFile(join(folder, 'theme-boot.js'), '/* theme */')
  return { folder, remove: () => rm(folder, { recursive: true }) }
}
