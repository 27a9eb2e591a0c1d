import type { Failure, StreamTarget, Transport } from '../../../data/chat/transport.ts'
import type { Clock } from './clock.ts'
import { type Effect, type Exchange, type ExchangeEvent, endsAtOnce, isCancellable, type Report, targetOf } from './exchange.ts'
import { transition } from './exchange-machine.ts'
import { timing } from './timing.ts'

export interface ExchangePorts {
  transport: Transport
  clock: Clock
  /** Returns a number from 0 to 1, for the pauses between attempts. */
  random(): number
  onChange(exchange: Exchange): void
  onReport(report: Report): void
}

export interface RunningExchange {
  /** Cancels a send that is being retried or gets nothing, or else asks the server to stop the answer. Rejects with a `Failure`. */
  stop(conversationId: string): Promise<void>
  /** Opens another connection for the same request, with one charge for both. */
  again(): void
  /** Closes the connection and all timers. The generation continues on the server. */
  leave(): void
}

/** Returns an exchange whose send agrees to the price on the screen, in credits; to any while that is null. */
export const atShownPrice = (exchange: Exchange, price: number | null): Exchange =>
  exchange.send === null ? exchange : { ...exchange, send: { ...exchange.send, maxCredits: price ?? undefined } }

/** Runs an exchange: carries out the effects of its state machine with a transport and a clock. */
export function runExchange({ transport, clock, random, onChange, onReport }: ExchangePorts, start: Exchange): RunningExchange {
  let exchange = start
  let isLeft = false
  const running = new Map<'connection' | 'opening' | 'silence' | 'ping' | 'pause' | 'notice' | 'slow', () => void>()

  const cancel = (name: Parameters<typeof running.get>[0]) => {
    running.get(name)?.()
    running.delete(name)
  }
  const close = () => {
    for (const name of [...running.keys()]) if (name !== 'slow') cancel(name)
  }
  const startTimer = (name: Parameters<typeof running.get>[0], ms: number, callback: () => void) => {
    cancel(name)
    running.set(name, clock.after(ms, callback))
  }
  const pingLater = () =>
    startTimer('ping', timing.pingEvery, () => {
      transport.ping()
      pingLater()
    })
  const watchSilence = () =>
    startTimer('silence', timing.silence, () => dispatch({ kind: 'ended', failure: { kind: 'network' }, at: clock.now() }))
  const watchNews = () => startTimer('slow', timing.slow, () => dispatch({ kind: 'slow-due' }))

  function open(target: StreamTarget) {
    startTimer('opening', timing.openTimeout, () => dispatch({ kind: 'open-timed-out', at: clock.now() }))
    const closeStream = transport.openStream(target, {
      onOpen: () => {
        cancel('opening')
        pingLater()
        watchSilence()
        dispatch({ kind: 'opened', at: clock.now() })
      },
      onActivity: watchSilence,
      onFrame: (frame) => {
        watchNews()
        dispatch({ kind: 'frame', frame, at: clock.now() })
      },
      onEnd: (failure) => dispatch({ kind: 'ended', failure, at: clock.now() }),
    })
    running.set('connection', closeStream)
  }

  function perform(effect: Effect) {
    if (effect.do === 'open') open(effect.target)
    if (effect.do === 'close') close()
    if (effect.do === 'pause') startTimer('pause', effect.ms, () => dispatch({ kind: 'reconnect-due', at: clock.now() }))
    if (effect.do === 'notice-later') startTimer('notice', effect.ms, () => dispatch({ kind: 'notice-due' }))
    if (effect.do === 'report') onReport(effect.report)
    if (effect.do === 'send-and-wait') {
      transport.sendAndWait(effect.send).then(
        (completed) => dispatch({ kind: 'exchange-completed', exchange: completed }),
        (failure: Failure) => dispatch({ kind: 'fallback-refused', failure, at: clock.now() }),
      )
    }
  }

  function dispatch(event: ExchangeEvent) {
    if (isLeft) return
    const next = transition(exchange, event, random())
    const changed = next.exchange !== exchange
    exchange = next.exchange
    for (const effect of next.effects) perform(effect)
    if (exchange.phase === 'settled') cancel('slow')
    if (changed) onChange(exchange)
  }

  async function stopOnServer(conversationId: string) {
    const generationId = exchange.generationId ?? (await transport.runningGeneration(conversationId))
    // After leaving, the running generation may belong to a later message.
    if (generationId === null || isLeft) return
    dispatch({ kind: 'stopped', answer: await transport.stop(generationId) })
  }

  open(targetOf(start))
  watchNews()
  return {
    stop: async (conversationId) => {
      if (endsAtOnce(exchange)) {
        dispatch({ kind: 'send-cancelled' })
        // The product may have accepted an attempt whose response was lost or is late.
        void stopOnServer(conversationId).catch(() => undefined)
        return
      }
      await stopOnServer(conversationId).catch((failure) => {
        if (!isCancellable(exchange)) throw failure
      })
      // The first attempt may have been refused in the meantime, or nothing runs for the plain endpoint.
      dispatch({ kind: 'send-cancelled' })
    },
    again: () => {
      watchNews()
      dispatch({ kind: 'asked-again', at: clock.now() })
    },
    leave: () => {
      isLeft = true
      close()
      cancel('slow')
    },
  }
}
