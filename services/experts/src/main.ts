import { runMain } from '@rostra/kit/app/run-main'
import { createApp } from './app.ts'
import { readConfig } from './config.ts'

await runMain('experts', () => createApp(readConfig(process.env)))
