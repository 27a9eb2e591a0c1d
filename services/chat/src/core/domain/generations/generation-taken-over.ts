/** Another replica has taken this generation over; its former owner must append no more frames. */
export class GenerationTakenOver extends Error {
  constructor(id: string) {
    super(`generation ${id} was taken over by another replica`)
    this.name = 'GenerationTakenOver'
  }
}
