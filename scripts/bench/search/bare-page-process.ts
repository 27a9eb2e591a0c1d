import type { AddressInfo } from 'node:net'
import express from 'express'
import mongoose from 'mongoose'

/* The baseline of a page: Express and mongoose read one persona by its slug, and nothing else. */
const [mongoUrl = '', database = ''] = process.argv.slice(2)
await mongoose.connect(mongoUrl, { dbName: database })
const Persona = mongoose.model('Persona', new mongoose.Schema({ slug: String }, { collection: 'personas', strict: false }))
const app = express()
app.get('/:slug', async (request, response) => {
  response.json(await Persona.findOne({ slug: request.params.slug }).lean())
})
const server = app.listen(0, '127.0.0.1', () => process.stdout.write(`${(server.address() as AddressInfo).port}\n`))
