/** Metadata keys that carry a call's context. */
export const metadataKeys = {
  /** The token of the caller on whose behalf the call is made. */
  caller: 'authorization',
  /** The token of the calling service. */
  service: 'service-token',
  requestId: 'request-id',
  clientAddress: 'client-address',
  traceparent: 'traceparent',
} as const
