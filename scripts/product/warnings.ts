import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'

const warning = z.object({
  level: z.number().min(40),
  time: z.number(),
  msg: z.string(),
  topic: z.string().default(''),
  err: z.object({ message: z.string() }).optional(),
})

/** Lines of each process. */
const most = 30

/** Returns the last 30 warnings and errors in each log of a folder, a line each: the process, the time and the text. */
export async function warningsIn(folder: string): Promise<string> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.log')).sort()
  const logs = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')))
  return logs
    .map((log, index) =>
      log
        .split('\n')
        .flatMap(lineOf(files[index] ?? ''))
        .slice(-most)
        .join(''),
    )
    .join('')
}

const lineOf = (file: string) => (line: string) => {
  const { success, data } = warning.safeParse(parse(line))
  if (!success) return []
  const { time, msg, topic, err } = data
  return [
    `${file.replace('.log', '')} ${new Date(time).toISOString().slice(11, 23)} ${msg} ${topic} ${err?.message ?? ''}`
      .trimEnd()
      .concat('\n'),
  ]
}

function parse(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    return undefined
  }
}
