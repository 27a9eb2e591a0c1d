/** An event whose payload breaks the contract of its topic. It becomes a dead letter at once: no retry can help. */
export class EventContractError extends Error {
  override name = 'EventContractError'
}

/** The broker refuses events for what they are, such as their size. Sending them again does not help; sent apart, some may be accepted. */
export class EventsRefusedError extends Error {
  override name = 'EventsRefusedError'
  /** Why, as the broker says it: `MESSAGE_TOO_LARGE`. */
  readonly reason: string

  constructor(reason: string, cause?: unknown) {
    super(`The broker refuses events: ${reason}`, { cause })
    this.reason = reason
  }
}

/** Some events of a `publish` were not handled because a store or a service is away. The others were. */
export class UndeliveredEventsError extends Error {
  override name = 'UndeliveredEventsError'
  readonly ids: ReadonlySet<string>

  constructor(ids: ReadonlySet<string>) {
    super(`${ids.size} events wait until a store or a service is back`)
    this.ids = ids
  }
}
