import { registry } from '@rostra/kit/metrics'
import { Counter, Gauge } from 'prom-client'
import type { InboxMetrics } from '../domain/ports.ts'

const registers = [registry]

const handled = new Counter({
  name: 'rostra_chat_inbox_handled_total',
  help: 'Inbox items that their owners handled, as what (answered, dismissed)',
  labelNames: ['as'],
  registers,
})

const open = new Gauge({
  name: 'rostra_chat_inbox_open_items',
  help: 'Open inbox items of all personas, counted every 5 minutes',
  registers,
})

export const inboxMetrics: InboxMetrics = {
  handled: (as) => handled.inc({ as }),
  open: (count) => open.set(count),
}
