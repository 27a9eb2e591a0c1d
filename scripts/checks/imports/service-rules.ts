import { anyOf, type ImportRule } from './import-rule.ts'

/** Libraries of the repository that import no service. */
export const libraries = ['kit', 'llm', 'markdown', 'platform', 'search', 'text']

/** The folders of a service's `src/`, each with the folders of the same service that it may import. */
const serviceLayers: Record<string, { mayImport: readonly string[]; advice: string }> = {
  domain: {
    mayImport: ['domain'],
    advice: 'domain/ holds pure rules. Name what it needs in a port of domain/, and implement the port in store/, clients/ or runtime/.',
  },
  usecases: {
    mayImport: ['usecases', 'domain'],
    advice: 'A use case imports domain/ and libraries only. Take what it needs as a port.',
  },
  rpc: {
    mayImport: ['rpc', 'usecases', 'domain'],
    advice: 'rpc/ reads the request, calls a use case or a port, and writes the response. Take what it needs as a port.',
  },
  events: {
    mayImport: ['events', 'usecases', 'domain'],
    advice: 'events/ reads the event and calls a use case or a port. Take what it needs as a port.',
  },
  ...Object.fromEntries(
    ['store', 'clients', 'runtime', 'crypto'].map((folder) => [
      folder,
      {
        mayImport: [folder, 'domain'],
        advice: `${folder}/ implements ports of domain/ and imports nothing else of the service. Join the two in app.ts.`,
      },
    ]),
  ),
  migrations: {
    mayImport: ['store', 'domain'],
    advice: 'migrations/ changes stored data before a rollout. prepare.ts runs it.',
  },
  testing: {
    mayImport: ['testing', 'domain'],
    advice: 'testing/ makes data for tests and load tests from domain/. What drives the service belongs in tests/harness.',
  },
}

/** Packages and files that talk to the outside. */
export const inputOutput = [
  'mongoose',
  'mongodb',
  'ioredis',
  'kafkajs',
  'stripe',
  'nodemailer',
  'openai',
  '@anthropic-ai/**',
  'undici',
  '@grpc/**',
  'node:{fs,fs/promises,http,https,http2,net,tls,dns,child_process,worker_threads}',
  'proto/**',
  'services/kit/src/{app,net,rpc,stores}/**',
  'services/kit/src/testing/!(partial).ts',
  'services/kit/src/events/!(event-bus).ts',
]

/** Services that are cut by subject: the slices beside `core/`, each with layers of its own. */
const slices: Readonly<Record<string, readonly string[]>> = {
  chat: ['memories', 'inbox', 'search', 'shares', 'figures', 'demo', 'deletion', 'asks'],
  persona: [
    'material',
    'search',
    'moderation',
    'analytics',
    'bookmarks',
    'pictures',
    'suggestions',
    'cards',
    'webhooks',
    'own-models',
    'deletion',
  ],
  zeitgeist: ['ingest', 'refresh', 'withdrawal', 'review'],
}

/** The folders that each folder of a service may have: layers, or parts with layers. */
export function layerTables(name: string): [folder: string, known: Readonly<Record<string, unknown>>][] {
  const own = `services/${name}/src`
  if (!slices[name]) return [[own, serviceLayers]]
  const parts = ['core', ...slices[name]]
  const inParts = parts.map((part): [string, typeof serviceLayers] => [`${own}/${part}`, serviceLayers])
  return [[own, Object.fromEntries(parts.map((part) => [part, 'layers']))], ...inParts]
}

/** A slice imports its own layers and those of core, core imports no slice, and app.ts passes on what one part needs of another. */
const sliceRules = (own: string, names: readonly string[]): ImportRule[] => [
  {
    files: `${own}/src/core/**`,
    refuses: [`${own}/src/${anyOf(names)}/**`],
    advice: 'core imports no slice. Name what it needs in a hook of its ports, which app.ts connects.',
  },
  ...names.flatMap((slice) => [
    {
      files: `${own}/src/${slice}/**/!(*.test).ts`,
      refuses: [`${own}/src/${anyOf(names.filter((other) => other !== slice))}/**`],
      advice: 'A slice imports core and no other slice. Take what it needs as a port, which app.ts connects.',
    },
    ...Object.entries(serviceLayers).map(([layer, { mayImport, advice }]) => ({
      files: `${own}/src/${slice}/${layer}/**`,
      allows: [
        `${own}/src/${slice}/${anyOf(mayImport)}/**`,
        `${own}/src/core/${anyOf(mayImport)}/**`,
        `services/${anyOf(libraries)}/src/**`,
        'proto/{src,gen}/**',
      ],
      advice,
    })),
  ]),
]

/** The rules of one service, the first of which names every file that it may import at all. */
export const serviceRules = (name: string): ImportRule[] => {
  const own = `services/${name}`
  const parts = slices[name] ?? []
  const core = parts.length === 0 ? `${own}/src` : `${own}/src/core`
  return [
    ...(parts.length === 0 ? [] : sliceRules(own, parts)),
    {
      files: `${own}/**`,
      allows: [`${own}/**`, `services/${anyOf(libraries)}/src/**`, 'proto/{src,gen}/**'],
      advice: 'Services never import each other. Call the other service over gRPC through clients/, or consume its events.',
    },
    ...['domain', 'usecases'].map((layer) => ({
      files: `${own}/src/${parts.length === 0 ? '' : '*/'}${layer}/**`,
      refuses: inputOutput,
      advice: `${layer}/ does no I/O and knows no wire type. Name what it needs in a port of domain/.`,
    })),
    ...Object.entries(serviceLayers).map(([layer, { mayImport, advice }]) => ({
      files: `${core}/${layer}/**`,
      allows: [`${core}/${anyOf(mayImport)}/**`, `services/${anyOf(libraries)}/src/**`, 'proto/{src,gen}/**'],
      advice,
    })),
    {
      files: `${own}/src/${parts.length === 0 ? '' : '*/'}!(store)/**`,
      refuses: ['services/platform/src/read-content.ts'],
      advice: 'store/ reads what the service owns of content/.',
    },
    {
      files: `${own}/src/config.ts`,
      allows: [`${core}/domain/**`, `services/${anyOf(libraries)}/src/**`],
      advice: 'config.ts reads settings. What it needs of the service is a rule of domain/.',
    },
  ]
}
