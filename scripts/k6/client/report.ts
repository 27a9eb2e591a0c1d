import type { LoadSettings } from '../plan/load-settings.ts'
import { type Summary, summaryText } from '../plan/summary.ts'

/** What is printed at the end of a run, and everything as JSON in the file that K6_SUMMARY names. */
export function report(name: string, { baseUrl, rate, vus, seconds }: LoadSettings, when = '') {
  const load = rate === undefined ? `${vus} at once, one after the other (closed model)` : `${rate} a second (open model)`
  return (data: Summary): Record<string, string> => {
    const stdout = summaryText(`${name} on ${baseUrl}: ${[load, when].filter(Boolean).join(' ')}, ${seconds} s`, data)
    // What setup() made stays out of the file: it holds the members' sessions.
    const { metrics, root_group } = data
    const file = __ENV.K6_SUMMARY
    return { stdout, ...(file ? { [file]: JSON.stringify({ scenario: name, baseUrl, metrics, root_group }, null, 2) } : {}) }
  }
}
