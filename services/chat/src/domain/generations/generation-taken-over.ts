/** Another replica has ended this generation; its former owner must append no more frames. */
export class GenerationTakenOver extends Error {
  constructor(id: string) {
    super(`generation ${id} was ended by another replica`)
    this.name = 'GenerationTakenOver'
  }
}
