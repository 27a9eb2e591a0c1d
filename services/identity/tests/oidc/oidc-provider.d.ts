/** The part of oidc-provider that the tests use; the package has no types. */
declare module 'oidc-provider' {
  import type { IncomingMessage, ServerResponse } from 'node:http'

  interface Grant {
    addOIDCScope: (scope: string) => void
    save: () => Promise<string>
  }

  interface Context {
    oidc: { client: { clientId: string }; session: { accountId: string } }
  }

  class Provider {
    constructor(issuer: string, configuration: object)
    Grant: new (fields: {
      clientId: string
      accountId: string
    }) => Grant
    callback(): (request: IncomingMessage, response: ServerResponse) => void
    interactionFinished(request: IncomingMessage, response: ServerResponse, result: object): Promise<void>
  }

  export type { Context }
  // biome-ignore lint/style/noDefaultExport: so does the package
  export { Provider as default }
}
