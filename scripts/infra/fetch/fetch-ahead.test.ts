import { cpSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from '@jest/globals'
import { root } from '../../bootstrap/settings.ts'
import { runCommand } from '../command.ts'

it('needs no installed package', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'rostra-fetch-ahead-'))
  try {
    for (const part of ['package.json', 'scripts']) cpSync(join(root, part), join(folder, part), { recursive: true })
    const settings = { MONGO_URL: 'mongodb://localhost', REDIS_URL: 'redis://localhost', EMBEDDINGS: 'off' }
    const program = join(folder, 'scripts/infra/fetch/fetch-ahead.ts')
    expect(await runCommand(process.execPath, [program], { env: { ...process.env, ...settings } })).toMatchObject({ code: 0, output: '' })
  } finally {
    await rm(folder, { recursive: true })
  }
})
