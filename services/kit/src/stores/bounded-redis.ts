import { Command, Redis, type RedisOptions } from 'ioredis'

/** Thrown when Redis does not answer in time, or is known not to answer. The command may have taken effect, unless `wasSent` is false. */
export class RedisUnavailable extends Error {
  readonly wasSent: boolean

  constructor(message: string, wasSent: boolean) {
    super(message)
    this.name = 'RedisUnavailable'
    this.wasSent = wasSent
  }
}

interface Pending {
  command: Command
  since: number
  isSettled: boolean
}

/** The least interval between checks of waiting commands, in milliseconds. */
const sweepMs = 100
/** Milliseconds without a command after which a ping checks the connection. */
const idlePingMs = 5_000

/**
 * A Redis connection whose commands fail after `timeoutMs`, and at once while Redis is known not to answer.
 *
 * A stopped server and a lost network keep their sockets open. The first command that waits for `timeoutMs` marks its socket as silent, and
 * further commands are refused without being sent. The first byte that arrives for the unanswered commands ends this state. ioredis
 * replaces a socket that stays silent (`socketTimeout`), in case the peer never answers again. Without a connection, commands also fail
 * after `timeoutMs`, so that the offline queue holds at most the commands of that time.
 *
 * Sends the commands of one turn of the event loop with one write at its end. One write per command would double the cost here and in
 * Redis. `enableAutoPipelining` does the same at a higher cost.
 *
 * ioredis' own `commandTimeout` is not used: it fails commands whose replies wait in the socket while this process is busy, and it sends
 * commands that have failed once the connection is back.
 */
export class BoundedRedis extends Redis {
  readonly #timeoutMs: number
  readonly #known = new WeakMap<Command, Pending>()
  #pending: Pending[] = []
  #silent: Redis['stream'] | undefined
  #lostAt: number | undefined
  #sentAt = 0
  #corked: Redis['stream'] | undefined
  /** The next check: of the oldest command's time limit, or of the connection while no command waits. */
  #timer: NodeJS.Timeout | undefined
  #isIdle = true

  constructor(options: Omit<RedisOptions, 'replyMapping'>, timeoutMs: number) {
    // RESP2: RESP3, the default of ioredis 6, gives these commands nothing and greets each connection with a further command.
    super({ ...options, protocol: 2, lazyConnect: true })
    this.#timeoutMs = timeoutMs
    this.on('close', () => {
      this.#lostAt ??= performance.now()
    })
    this.on('ready', () => {
      this.#lostAt = undefined
      if (this.#isIdle) this.#sweepAfter(idlePingMs)
    })
    this.on('end', () => clearTimeout(this.#timer))
  }

  override sendCommand(...[command, stream]: Parameters<Redis['sendCommand']>): unknown {
    const known = this.#known.get(command)
    if (known?.isSettled) return command.promise
    this.#cork()
    if (known) return super.sendCommand(command, stream)
    const isHandshake = this.status !== 'ready' && Command.checkFlag('HANDSHAKE_COMMANDS', command.name)
    if (!isHandshake && this.#isAway()) {
      command.reject(new RedisUnavailable('Redis does not answer', false))
      return command.promise
    }
    this.#watch(command)
    return super.sendCommand(command, stream)
  }

  /** Buffers writes to the socket until the current turn of the event loop ends. */
  #cork(): void {
    const socket = this.stream
    if (!socket || this.#corked === socket) return
    this.#corked = socket
    socket.cork()
    setImmediate(() => {
      socket.uncork()
      if (this.#corked === socket) this.#corked = undefined
    })
  }

  #isAway(): boolean {
    if (this.status === 'ready') return this.#silent !== undefined && this.#silent === this.stream
    return this.#silent !== undefined || (this.#lostAt !== undefined && performance.now() - this.#lostAt > this.#timeoutMs)
  }

  #watch(command: Command): void {
    const since = performance.now()
    const pending = { command, since, isSettled: false }
    const settle = () => {
      pending.isSettled = true
    }
    command.promise.then(settle, settle)
    this.#known.set(command, pending)
    this.#pending.push(pending)
    this.#sentAt = since
    if (!this.#isIdle) return
    this.#isIdle = false
    this.#sweepAfter(this.#timeoutMs)
  }

  #sweepAfter(ms: number): void {
    clearTimeout(this.#timer)
    if (this.status !== 'end') this.#timer = setTimeout(() => this.#sweep(), Math.max(ms, sweepMs)).unref()
  }

  #sweep(): void {
    const now = performance.now()
    this.#pending = this.#pending.filter(({ isSettled }) => !isSettled)
    const [oldest] = this.#pending
    this.#isIdle = !oldest
    const sincePingMs = now - this.#sentAt
    if (oldest) this.#sweepAfter(oldest.since + this.#timeoutMs - now)
    else this.#sweepAfter(idlePingMs - (sincePingMs % idlePingMs))
    // Reads replies that wait in the socket first: this process may have been busy.
    if (oldest && now - oldest.since >= this.#timeoutMs) setImmediate(() => this.#failOverdue(now))
    else if (!oldest && this.status === 'ready' && sincePingMs >= idlePingMs) this.ping().catch(() => undefined)
  }

  #failOverdue(now: number): void {
    const overdue = this.#pending.filter(({ since, isSettled }) => !isSettled && now - since >= this.#timeoutMs)
    if (overdue.length === 0) return
    if (this.status === 'ready') this.#awaitAnswer(this.stream)
    for (const pending of overdue) {
      pending.isSettled = true
      pending.command.reject(new RedisUnavailable(`Redis did not answer within ${this.#timeoutMs} ms`, true))
    }
  }

  /** Marks a socket as silent until a byte arrives on it. */
  #awaitAnswer(socket: Redis['stream']): void {
    if (this.#silent === socket) return
    this.#silent = socket
    this.emit('error', new RedisUnavailable(`Redis did not answer within ${this.#timeoutMs} ms`, true))
    socket.once('data', () => {
      if (this.#silent !== socket) return
      this.#silent = undefined
      this.emit('answering')
    })
  }
}
