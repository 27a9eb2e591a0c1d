import { runMain } from '@rostra/kit/app/run-main'
import { createApp } from './app.ts'
import { readConfig } from './config.ts'

await runMain('newsroom', () => createApp(readConfig(process.env)))
