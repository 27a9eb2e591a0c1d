import { join } from 'node:path'
import { build, type Plugin, type Rolldown } from 'vite'

const entry = join(import.meta.dirname, '..', 'src', 'widget', 'main.ts')

/** The most bytes of embed.js, uncompressed: other websites load it on each of their pages. */
export const maxWidgetBytes = 12_000

/** Returns the code of embed.js: one minified script, which declares no global variable. Throws when it is too large. */
export async function buildWidget(): Promise<string> {
  const built = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    build: { write: false, minify: true, target: 'es2022', lib: { entry, formats: ['iife'], name: 'rostra', fileName: () => 'embed.js' } },
  })
  const [
    {
      output: [chunk],
    },
  ] = [built].flat() as [Rolldown.RolldownOutput]
  const bytes = Buffer.byteLength(chunk.code)
  if (bytes > maxWidgetBytes) throw new Error(`embed.js has ${bytes} bytes, at most ${maxWidgetBytes} are allowed`)
  return chunk.code
}

/** Adds /embed.js to the build, and to Vite's dev server. */
export const widgetScript: Plugin = {
  name: 'widget-script',
  configureServer(server) {
    server.middlewares.use('/embed.js', (_request, response, next) => {
      buildWidget().then((code) => response.setHeader('Content-Type', 'text/javascript; charset=utf-8').end(code), next)
    })
  },
  async generateBundle() {
    this.emitFile({ type: 'asset', fileName: 'embed.js', source: await buildWidget() })
  },
}
