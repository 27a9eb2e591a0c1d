/**
 * Timeout in milliseconds for the effect of an event. A consumer group needs seconds to form on a real broker. A test file that imports
 * this is run on the broker (scripts/test-stages/needs-bus.ts).
 */
export const eventTimeoutMs = process.env.TEST_KAFKA_BROKERS ? 60_000 : 10_000
