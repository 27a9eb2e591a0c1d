import type { ImportRule } from './import-rule.ts'

interface Folder {
  /** The folders beside it that it may import. Files beside it are free to all. */
  mayImport: readonly string[]
  advice: string
}

/** Packages with folders of their own: each folder with what it may import. */
export const folderTables: Readonly<Record<string, Readonly<Record<string, Folder>>>> = {
  'gateway/src': {
    callers: { mayImport: [], advice: 'callers/ knows who calls, and nothing of routes.' },
    http: { mayImport: [], advice: 'http/ holds what every HTTP server needs, and knows no caller.' },
    json: { mayImport: [], advice: 'json/ turns messages into bodies, and knows no request.' },
    limits: { mayImport: ['callers', 'http'], advice: 'limits/ counts calls and knows no route.' },
    streams: { mayImport: ['json', 'http'], advice: 'streams/ sends events of any route.' },
    routing: { mayImport: ['callers', 'http'], advice: 'routing/ mounts routes that it is given. It counts no limit.' },
    routes: {
      mayImport: ['routing', 'http', 'json', 'limits', 'callers', 'streams'],
      advice: 'A route takes the clients of services and the mailbox as ports, from app.ts.',
    },
    mcp: {
      mayImport: ['routing', 'http', 'json', 'limits', 'callers', 'streams'],
      advice: 'mcp/ serves tools by the clients of services, and no route.',
    },
    oauth: { mayImport: ['routing', 'http', 'limits', 'callers'], advice: 'oauth/ passes exchanges on to identity.' },
    docs: { mayImport: ['routing', 'http', 'callers'], advice: 'docs/ describes routes that it is given.' },
    dev: { mayImport: ['routing', 'http', 'json'], advice: 'dev/ serves what only a laptop has.' },
    web: { mayImport: ['routing', 'http', 'limits', 'json', 'callers', 'routes'], advice: 'web/ serves the pages.' },
  },
  'services/kit/src': {
    async: { mayImport: [], advice: 'async/ holds timers and queues, without I/O.' },
    auth: { mayImport: [], advice: 'auth/ checks tokens, without I/O.' },
    tracing: { mayImport: [], advice: 'tracing/ is below all that is traced.' },
    stores: { mayImport: ['async'], advice: 'stores/ connects databases and knows neither events nor calls.' },
    net: { mayImport: ['async'], advice: 'net/ calls addresses of the internet and knows no store.' },
    png: { mayImport: [], advice: 'png/ reads and writes bytes, without I/O.' },
    leases: { mayImport: ['async', 'stores'], advice: 'leases/ are documents of a store.' },
    overload: { mayImport: [], advice: 'overload/ refuses calls.' },
    rpc: { mayImport: ['async', 'auth', 'overload', 'tracing', 'stores'], advice: 'rpc/ knows no events.' },
    events: { mayImport: ['async', 'stores', 'tracing'], advice: 'events/ knows no calls.' },
    app: { mayImport: ['async', 'events', 'rpc', 'stores', 'tracing'], advice: 'app/ joins the parts of a process.' },
  },
  'services/llm/src': {
    providers: { mayImport: [], advice: 'A provider is an adapter of chat-model.ts and knows no other.' },
    offline: { mayImport: [], advice: 'The offline model uses no provider.' },
    screening: { mayImport: [], advice: 'screening/ reads words and calls no model.' },
    limits: { mayImport: [], advice: 'limits/ bounds a call of any model.' },
    failures: { mayImport: [], advice: 'failures/ says what a failure means and calls no model.' },
  },
}

const libraries = 'services/{kit,platform}/src/**'

/** Scripts that know a part of the product only. Every other script may start and call all of it. */
const scriptRules: ImportRule[] = [
  {
    files: 'scripts/**',
    allows: [
      'scripts/**',
      'services/**',
      'gateway/**',
      'proto/**',
      'e2e/support/**',
      'web/build/{widget-script,lucide-icons}.ts',
      'node_modules/**',
    ],
    advice: 'Scripts start the product and call it. What they need of the web is in its build or its pages.',
  },
  {
    files: 'scripts/infra/**',
    allows: ['scripts/{infra,bootstrap,packages}/**', libraries],
    advice: 'infra/ fetches and starts servers, and knows no service of the product.',
  },
  {
    files: 'scripts/bootstrap/**',
    allows: ['scripts/{bootstrap,infra}/**', libraries, 'proto/src/**', 'services/llm/src/model-settings.ts'],
    advice: 'bootstrap/ prepares a start, and knows services by the table of proto and the names of models only.',
  },
  {
    files: 'scripts/jest/**',
    allows: ['scripts/{jest,infra}/**', 'web/build/lucide-icons.ts'],
    advice: 'jest/ prepares tests of every package: it starts stores, and builds icons.',
  },
  {
    files: 'scripts/operator/**',
    allows: ['scripts/{operator,bootstrap}/**', libraries, 'services/identity/src/**', 'proto/**'],
    advice: 'An operator calls a product that runs. What starts one is elsewhere.',
  },
  {
    files: 'e2e/**',
    allows: ['e2e/**', 'proto/src/http{.ts,/**}'],
    advice: 'A browser test uses pages and the HTTP interface, and nothing behind them.',
  },
]

/** Refuses the folders beside it that a folder does not name. Tests may import all of their package. */
const rulesOf = ([base, folders]: [string, Readonly<Record<string, Folder>>]): ImportRule[] =>
  Object.entries(folders).map(([folder, { mayImport, advice }]) => ({
    files: `${base}/${folder}/**/!(*.test).ts`,
    refuses: [`${base}/!(${[folder, ...mayImport].join('|')})/**/*`],
    advice: `${advice} The table is in scripts/checks/imports/folder-rules.ts.`,
  }))

export const folderRules: readonly ImportRule[] = [...Object.entries(folderTables).flatMap(rulesOf), ...scriptRules]
