/** The part of oidc-provider that is used; the package has no types. */
declare module 'oidc-provider' {
  import type { EventEmitter } from 'node:events'
  import type { IncomingMessage, ServerResponse } from 'node:http'

  interface Interaction {
    params: Record<string, unknown>
    result?: object
    returnTo: string
    persist: () => Promise<unknown>
  }

  interface Client {
    clientId: string
    clientName?: string
    clientUri?: string
  }

  interface Grant {
    addOIDCScope: (scope: string) => void
    addResourceScope: (resource: string, scope: string) => void
    rejectResourceScope: (resource: string, scope: string) => void
    save: (secondsToLive?: number) => Promise<string>
  }

  /** The context of a request: that of koa. */
  interface Context {
    req: IncomingMessage
    type: string
    body: unknown
    oidc: { client: { clientId: string }; session: { accountId: string }; result?: unknown }
  }

  class Provider extends EventEmitter {
    constructor(issuer: string, configuration: object)
    proxy: boolean
    AccessToken: { prototype: { generateTokenId: () => string } }
    Client: { find: (id: string) => Promise<Client | undefined> }
    Interaction: { find: (uid: string) => Promise<Interaction | undefined> }
    Grant: new (fields: {
      jti?: string
      clientId: string
      accountId: string
    }) => Grant
    callback(): (request: IncomingMessage, response: ServerResponse) => void
    interactionFinished(request: IncomingMessage, response: ServerResponse, result: object): Promise<void>
  }

  class Check {
    static REQUEST_PROMPT: boolean
    static NO_NEED_TO_PROMPT: boolean
    constructor(reason: string, description: string, check: (context: Context) => boolean)
  }

  const interactionPolicy: {
    Check: typeof Check
    base: () => { get: (name: string) => { checks: { add: (check: Check) => void } } | undefined }
  }

  const errors: {
    InvalidTarget: new () => Error
    InvalidGrant: new (detail: string) => Error
  }

  export type { Context, Interaction }
  // biome-ignore lint/style/noDefaultExport: so does the package
  export { Check, errors, interactionPolicy, Provider, Provider as default }
}
