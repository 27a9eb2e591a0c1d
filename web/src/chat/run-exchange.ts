import type { Clock } from './clock.ts'
import { type Effect, type Exchange, type ExchangeEvent, type Report, targetOf } from './exchange.ts'
import { limits } from './limits.ts'
import { step } from './step.ts'
import type { Failure, StreamTarget, Transport } from './transport.ts'

export interface ExchangePorts {
  transport: Transport
  clock: Clock
  onChange(exchange: Exchange): void
  onReport(report: Report): void
}

export interface RunningExchange {
  /** Asks the server to stop the reply. Rejects with a `Failure` when it could not be asked. */
  stop(conversationId: string): Promise<void>
  /** Leaves: closes the connection and all timers. The reply itself goes on at the server. */
  leave(): void
}

/** Carries out what the state machine in `step` decides, with a real network and clock. */
export function runExchange({ transport, clock, onChange, onReport }: ExchangePorts, start: Exchange): RunningExchange {
  let exchange = start
  let left = false
  const running = new Map<'connection' | 'opening' | 'silence' | 'ping' | 'pause', () => void>()

  const end = (name: Parameters<typeof running.get>[0]) => {
    running.get(name)?.()
    running.delete(name)
  }
  const endAll = () => {
    for (const name of [...running.keys()]) end(name)
  }
  const arm = (name: Parameters<typeof running.get>[0], ms: number, then: () => void) => {
    end(name)
    running.set(name, clock.after(ms, then))
  }
  const pingLater = () =>
    arm('ping', limits.pingEvery, () => {
      transport.ping()
      pingLater()
    })
  const listen = () => arm('silence', limits.silence, () => happen({ kind: 'ended', failure: { kind: 'network' }, at: clock.now() }))

  function open(target: StreamTarget) {
    arm('opening', limits.openTimeout, () => happen({ kind: 'open-timed-out', at: clock.now() }))
    const close = transport.openStream(target, {
      onOpen: () => {
        end('opening')
        pingLater()
        listen()
        happen({ kind: 'opened', at: clock.now() })
      },
      onActivity: listen,
      onFrame: (frame) => happen({ kind: 'frame', frame, at: clock.now() }),
      onEnd: (failure) => happen({ kind: 'ended', failure, at: clock.now() }),
    })
    running.set('connection', close)
  }

  function carryOut(effect: Effect) {
    if (effect.do === 'open') open(effect.target)
    if (effect.do === 'close') endAll()
    if (effect.do === 'pause') arm('pause', effect.ms, () => happen({ kind: 'reconnect-due', at: clock.now() }))
    if (effect.do === 'report') onReport(effect.report)
    if (effect.do === 'send-whole') {
      transport.sendWhole(effect.send).then(
        (reply) => happen({ kind: 'whole-reply', reply }),
        (failure: Failure) => happen({ kind: 'fallback-refused', failure }),
      )
    }
  }

  function happen(event: ExchangeEvent) {
    if (left) return
    const next = step(exchange, event)
    const changed = next.exchange !== exchange
    exchange = next.exchange
    for (const effect of next.effects) carryOut(effect)
    if (changed) onChange(exchange)
  }

  open(targetOf(start))
  return {
    stop: async (conversationId) => {
      const generationId = exchange.generationId ?? (await transport.runningGeneration(conversationId))
      if (generationId === null) return
      happen({ kind: 'stopped', reply: await transport.stop(generationId) })
    },
    leave: () => {
      left = true
      endAll()
    },
  }
}
