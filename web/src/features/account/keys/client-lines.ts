/** The programs whose line is shown, in order. */
export const clients = ['curl', 'python', 'javascript', 'librechat', 'openWebui', 'sillytavern', 'mcp'] as const
export type Client = (typeof clients)[number]

/** The names of the programs. */
export const clientNames: Record<Client, string> = {
  curl: 'curl',
  python: 'Python',
  javascript: 'JavaScript',
  librechat: 'LibreChat',
  openWebui: 'Open WebUI',
  sillytavern: 'SillyTavern',
  mcp: 'MCP',
}

/** The address that OpenAI’s clients call. */
export const apiAddress = (site: string): string => `${site}/v1`

/** Returns the line that connects a program to the product at the address `site`. */
export function clientLine(client: Client, site: string): string {
  const api = apiAddress(site)
  switch (client) {
    case 'curl':
      return `curl ${api}/chat/completions -H "Authorization: Bearer $ROSTRA_API_KEY" -H "Content-Type: application/json" -d '{"model": "persona", "messages": [{"role": "user", "content": "Hello"}]}'`
    case 'python':
      return `client = OpenAI(base_url="${api}", api_key=os.environ["ROSTRA_API_KEY"])`
    case 'javascript':
      return `const client = new OpenAI({ baseURL: '${api}', apiKey: process.env.ROSTRA_API_KEY })`
    case 'librechat':
      return `- { name: "Rostra", apiKey: "\${ROSTRA_API_KEY}", baseURL: "${api}", models: { default: ["persona"], fetch: true } }`
    case 'openWebui':
      return `OPENAI_API_BASE_URL=${api} OPENAI_API_KEY=rk_…`
    case 'sillytavern':
      return api
    case 'mcp':
      return `claude mcp add --transport http rostra ${site}/mcp --header "Authorization: Bearer rk_…"`
  }
}
