/**
 * Event listener of one match: notes what it is told. A method, so that the witness of any game fits where a witness is
 * wanted: one is only ever told the events of its own game.
 */
export interface Witness<Event> {
  hear(event: Event): void
}
