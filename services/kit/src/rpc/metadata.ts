/** The names under which a call's context travels. */
export const metadataKeys = {
  /** The token of the person on whose behalf the call is made. */
  caller: 'authorization',
  /** The token of the service that calls. */
  service: 'service-token',
  requestId: 'request-id',
  clientAddress: 'client-address',
  traceparent: 'traceparent',
} as const
