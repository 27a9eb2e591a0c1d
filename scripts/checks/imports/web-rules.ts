import { anyOf, type ImportRule } from './import-rule.ts'

/** The folders of `web/src`, from the top to the bottom, each with those that it may import. */
export const webLayers: Record<string, { mayImport: readonly string[]; advice: string }> = {
  server: {
    mayImport: ['server', 'pages', 'data', 'api', 'components', 'lib', 'strings', 'styles'],
    advice: 'server/ renders the pages of router.tsx and imports no feature.',
  },
  pages: {
    mayImport: ['pages', 'features', 'data', 'api', 'components', 'lib', 'strings', 'styles'],
    advice: 'A page imports features and what is below them.',
  },
  features: {
    mayImport: ['features', 'data', 'api', 'components', 'lib', 'strings', 'styles'],
    advice: 'A feature imports no page.',
  },
  widget: {
    mayImport: ['widget', 'lib', 'strings'],
    advice: 'widget/ is embed.js, which runs in the pages of other websites. It stays small.',
  },
  data: {
    mayImport: ['data', 'api', 'lib', 'strings'],
    advice: 'data/ holds queries and mutations over api/. It imports no page, feature or component.',
  },
  api: {
    mayImport: ['api', 'lib'],
    advice: 'api/ is the client of the HTTP interface and imports nothing above it.',
  },
  components: {
    mayImport: ['components', 'lib', 'strings', 'styles'],
    advice: 'components/ is the design system, without a noun of the product. Pass data and callbacks as properties.',
  },
  lib: { mayImport: ['lib', 'strings'], advice: 'lib/ imports no layer above it.' },
  strings: { mayImport: ['strings', 'lib'], advice: 'strings/ holds texts and imports no layer above it.' },
  styles: { mayImport: ['styles'], advice: 'styles/ imports nothing.' },
}

/** What web and gateway share: schemas and lists of the HTTP interface, the renderer of Markdown, and how characters are counted. */
const shared = ['proto/src/http{.ts,/**}', 'services/markdown/src/**', 'services/text/src/{graphemes,lazily,message-length}.ts']

/** Files outside of the layers that a layer imports. */
const beside: Readonly<Record<string, readonly string[]>> = { server: ['web/src/router.tsx'], pages: ['web/content/*.md'] }

export const webRules = (features: readonly string[]): ImportRule[] => [
  {
    files: 'web/src/**',
    allows: ['web/src/**', 'web/content/*.md', ...shared],
    advice:
      'The web knows the product by its HTTP interface. Import the generated client, @rostra/proto/http, @rostra/markdown, @rostra/text/graphemes, lazily or message-length.',
  },
  ...features.map((feature) => ({
    files: `web/src/features/${feature}/**`,
    allows: [`web/src/features/${feature}/**`, 'web/src/!(features)/**', ...shared],
    advice:
      'A feature never imports another feature. Move what both need to data/ or components/, or let a page join them by a component or a callback.',
  })),
  ...Object.entries(webLayers).map(([layer, { mayImport, advice }]) => ({
    files: `web/src/${layer}/**`,
    allows: [`web/src/${anyOf(mayImport)}/**`, ...(beside[layer] ?? []), ...shared],
    advice: `${advice} The arrows are pages → features → data → api.`,
  })),
  {
    files: 'web/src/*',
    refuses: ['web/src/features/**'],
    advice: 'Only pages import features. Import the page.',
  },
]
