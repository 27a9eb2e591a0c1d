import type { LoadSettings } from '../plan/load-settings.ts'
import { type Summary, summaryText } from './summary.ts'

/** Returns k6's handleSummary: it prints the summary and writes all metrics as JSON to the file that K6_SUMMARY names. */
export function report(name: string, { baseUrl, rate, vus, seconds }: LoadSettings, when = '') {
  const load = rate === undefined ? `${vus} virtual users without pauses (closed model)` : `${rate} a second (open model)`
  return (data: Summary): Record<string, string> => {
    const stdout = summaryText(`${name} on ${baseUrl}: ${[load, when].filter(Boolean).join(' ')}, ${seconds} s`, data)
    // The data of setup() stays out of the file, because it holds the members' sessions.
    const { metrics, root_group } = data
    const file = __ENV.K6_SUMMARY
    return { stdout, ...(file ? { [file]: JSON.stringify({ scenario: name, baseUrl, metrics, root_group }, null, 2) } : {}) }
  }
}
