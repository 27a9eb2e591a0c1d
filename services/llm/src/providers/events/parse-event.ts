import { ModelError } from '../../model-error.ts'

/** Parses the data of an event as an object of `T`, whose parts the caller checks. Throws a `malformed` ModelError. */
export function parseEvent<T extends object>(data: string): T {
  try {
    return Object(JSON.parse(data))
  } catch {
    // Omits the cause, whose message quotes the event.
    throw new ModelError('malformed', 'The provider sent an event that is not JSON')
  }
}
