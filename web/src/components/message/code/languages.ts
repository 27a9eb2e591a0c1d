import type { GrammarName } from './highlight/grammars.ts'

export interface Language {
  /** As people call it. */
  name: string
  /** Undefined for one that is shown without colours. */
  grammar?: GrammarName
}

/** By grammar: the name of a language, and how fences name it besides the grammar's own name. */
const highlighted: Record<GrammarName, [name: string, ...aliases: string[]]> = {
  asm: ['Assembly', 'assembly', 'nasm', 'x86asm'],
  bat: ['Batch', 'batch', 'cmd', 'dos'],
  c: ['C', 'h'],
  clojure: ['Clojure', 'clj', 'cljs'],
  cmake: ['CMake'],
  cpp: ['C++', 'c++', 'cc', 'cxx', 'hpp'],
  csharp: ['C#', 'c#', 'cs'],
  css: ['CSS'],
  csv: ['CSV'],
  dart: ['Dart'],
  docker: ['Dockerfile', 'dockerfile'],
  elixir: ['Elixir', 'ex', 'exs'],
  erlang: ['Erlang', 'erl'],
  fsharp: ['F#', 'f#', 'fs'],
  go: ['Go', 'golang'],
  graphql: ['GraphQL', 'gql'],
  groovy: ['Groovy', 'gradle'],
  haskell: ['Haskell', 'hs'],
  html: ['HTML', 'htm', 'xhtml'],
  http: ['HTTP'],
  ini: ['INI', 'properties', 'cfg', 'conf', 'dotenv', 'env'],
  java: ['Java'],
  javascript: ['JavaScript', 'js', 'mjs', 'cjs', 'node'],
  json: ['JSON', 'geojson', 'jsonl', 'ndjson'],
  jsonc: ['JSON with comments', 'json5'],
  jsx: ['JSX'],
  julia: ['Julia', 'jl'],
  kotlin: ['Kotlin', 'kt', 'kts'],
  latex: ['LaTeX', 'tex'],
  less: ['Less'],
  lua: ['Lua'],
  make: ['Makefile', 'makefile', 'mk'],
  markdown: ['Markdown', 'md'],
  matlab: ['MATLAB', 'octave'],
  mermaid: ['Mermaid'],
  nginx: ['nginx'],
  'objective-c': ['Objective-C', 'objc', 'objectivec'],
  ocaml: ['OCaml', 'ml'],
  pascal: ['Pascal', 'delphi'],
  perl: ['Perl', 'pl'],
  php: ['PHP'],
  powershell: ['PowerShell', 'ps', 'ps1', 'pwsh'],
  prisma: ['Prisma'],
  proto: ['Protocol Buffers', 'protobuf'],
  python: ['Python', 'py', 'python3', 'py3'],
  r: ['R', 'rscript'],
  ruby: ['Ruby', 'rb'],
  rust: ['Rust', 'rs'],
  scala: ['Scala'],
  scss: ['SCSS', 'sass'],
  shellscript: ['Shell', 'sh', 'bash', 'shell', 'zsh', 'ksh'],
  shellsession: ['Terminal', 'console', 'terminal', 'sh-session', 'bash-session'],
  solidity: ['Solidity', 'sol'],
  sql: ['SQL', 'mysql', 'postgres', 'postgresql', 'sqlite', 'tsql', 'plsql'],
  svelte: ['Svelte'],
  swift: ['Swift'],
  terraform: ['Terraform', 'tf', 'hcl'],
  toml: ['TOML'],
  tsx: ['TSX'],
  typescript: ['TypeScript', 'ts', 'mts', 'cts'],
  vb: ['Visual Basic', 'vbnet', 'vba'],
  vue: ['Vue'],
  xml: ['XML', 'svg', 'rss', 'xsl', 'plist'],
  yaml: ['YAML', 'yml'],
  zig: ['Zig'],
}

const byAlias = new Map<string, Language>([['diff', { name: 'Diff' }]])
byAlias.set('patch', { name: 'Diff' })
for (const alias of ['text', 'txt', 'plain', 'plaintext']) byAlias.set(alias, { name: 'Text' })
for (const [grammar, [name, ...aliases]] of Object.entries(highlighted)) {
  for (const alias of [grammar, ...aliases]) byAlias.set(alias, { name, grammar: grammar as GrammarName })
}

const longestName = 30

/**
 * Returns the language that a fence names, for example `ts`, `{python}` or `js:server.js`; undefined when
 * it names none. One that is unknown has the name that was written.
 */
export function languageOf(written: string): Language | undefined {
  const [name = ''] = /[^{}:,=]+/.exec(written) ?? []
  if (name === '') return undefined
  return byAlias.get(name.replace(/^\./, '').toLowerCase()) ?? { name: name.slice(0, longestName) }
}
