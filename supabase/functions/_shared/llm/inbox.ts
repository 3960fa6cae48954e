/** What came, in order, kept until its one reader takes it: whoever puts something in never waits. */
export class Inbox<Message> {
  readonly #messages: Message[] = [];
  #wake: () => void = () => undefined;

  put(message: Message): void {
    this.#messages.push(message);
    this.#wake();
  }

  async take(): Promise<Message> {
    for (;;) {
      if (this.#messages.length > 0) return this.#messages.shift() as Message;
      await new Promise<void>((resolve) => {
        this.#wake = resolve;
      });
    }
  }
}
