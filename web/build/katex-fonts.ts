import type { Plugin } from 'vite'

/** Leaves the woff2 files of KaTeX's fonts, which every browser reads: the build would copy the others too. */
export const katexFonts: Plugin = {
  name: 'katex-fonts',
  enforce: 'pre',
  transform: (code, id) =>
    id.endsWith('/katex.min.css') ? { code: code.replaceAll(/,\s*url\([^)]*\.(?:woff|ttf)\)\s*format\("[a-z]+"\)/g, ''), map: null } : null,
}
