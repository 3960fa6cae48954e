/** Where a chat site keeps the turns of a conversation, by attributes and names that have outlived its redesigns. */
export interface TurnSelectors {
  /** The element of a whole turn, whoever said it. Looked for in all of a long page: to be told by itself alone. */
  turn: string;
  /** What makes a turn the user's; all others are the assistant's. */
  user: string;
  /** The parts of a turn that hold its words; where none is found, the whole turn does. */
  body?: string;
  /** What stands in a turn and is nobody's word: thoughts, sources, buttons of the site. */
  skip?: string;
}
