import { describe, expect, it } from '@jest/globals'
import { logEpisodes } from './episode-log.ts'
import type { Log } from './log.ts'

function recorded() {
  const lines: string[] = []
  const log = {
    warn: (_: object, text: string) => lines.push(`warn ${text}`),
    info: (_: object, text: string) => lines.push(`info ${text}`),
  }
  return { lines, episodes: logEpisodes(log as unknown as Log, { began: 'down', ended: 'up' }) }
}

describe('logging an outage', () => {
  it('logs its beginning and its end once for many failures', () => {
    const { lines, episodes } = recorded()
    episodes.failed(new Error('one'))
    episodes.failed(new Error('two'))
    episodes.recovered()
    episodes.recovered()
    expect(lines).toEqual(['warn down', 'info up'])
  })

  it('logs every new outage, and nothing while work succeeds', () => {
    const { lines, episodes } = recorded()
    episodes.recovered()
    expect(lines).toEqual([])
    for (let outage = 0; outage < 2; outage++) {
      episodes.failed(new Error('gone'))
      episodes.recovered()
    }
    expect(lines).toEqual(['warn down', 'info up', 'warn down', 'info up'])
  })
})
