/** An event whose payload breaks the contract of its topic. It becomes a dead letter at once, because a retry cannot succeed. */
export class EventContractError extends Error {
  override name = 'EventContractError'
}

/** The broker refuses events permanently, for example for their size. Resending does not help; when sent alone, some may be accepted. */
export class EventsRefusedError extends Error {
  override name = 'EventsRefusedError'
  /** The broker's error code, such as `MESSAGE_TOO_LARGE`. */
  readonly reason: string

  constructor(reason: string, cause?: unknown) {
    super(`The broker refuses events: ${reason}`, { cause })
    this.reason = reason
  }
}

/** Some events of a `publish` were not handled because a store or a service is unavailable. The others were. */
export class UndeliveredEventsError extends Error {
  override name = 'UndeliveredEventsError'
  readonly ids: ReadonlySet<string>

  constructor(ids: ReadonlySet<string>) {
    super(`${ids.size} events wait until a store or a service is back`)
    this.ids = ids
  }
}
