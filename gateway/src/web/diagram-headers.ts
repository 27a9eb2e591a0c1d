import type { RequestHandler } from 'express'

const framePath = '/frame.html'

/** Mermaid writes styles into its drawings. Vite's dev server adds its client as an inline script. */
const policy = (vite: boolean) =>
  [
    "default-src 'none'",
    `script-src 'self'${vite ? " 'unsafe-inline'" : ''}`,
    "style-src 'unsafe-inline'",
    'img-src data:',
    "base-uri 'none'",
    "form-action 'none'",
    'sandbox allow-scripts',
  ].join(';')

/**
 * Sets the headers of the files below `/diagram`. The frame that draws diagrams has no origin, also when it is
 * opened by its address, and reaches nothing but its scripts; those may be read from any origin, since the frame
 * has none. Any site may frame it: the chat that does may be in a frame itself.
 */
export const diagramHeaders =
  ({ vite }: { vite: boolean }): RequestHandler =>
  (request, response, next) => {
    if (request.path === framePath) response.set('Content-Security-Policy', policy(vite)).removeHeader('Cross-Origin-Opener-Policy')
    else response.set('Access-Control-Allow-Origin', '*')
    next()
  }
