/** Name of the port a card opens, one per run. Disconnecting it cancels the run. */
export const ENHANCE_PORT = 'enhance';
