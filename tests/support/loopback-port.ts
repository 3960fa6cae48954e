type Listener<T extends unknown[]> = (...args: T) => void;

function createEvent<T extends unknown[]>() {
  const listeners = new Set<Listener<T>>();
  return {
    addListener: (listener: Listener<T>) => void listeners.add(listener),
    removeListener: (listener: Listener<T>) => void listeners.delete(listener),
    emit: (...args: T) => {
      for (const listener of [...listeners]) listener(...args);
    },
  };
}

/** One end of a port, as `browser.runtime` gives it. Messages arrive at the other end as copies, at once. */
export interface LoopbackEnd {
  name: string;
  sender: { id?: string; url?: string };
  postMessage(message: unknown): void;
  disconnect(): void;
  onMessage: ReturnType<typeof createEvent<[unknown]>>;
  onDisconnect: ReturnType<typeof createEvent<[]>>;
}

/** Two ends of one port: what is posted at one is heard at the other; closing one is heard at the other alone. */
export function createLoopbackPort(name: string, sender: LoopbackEnd['sender']): [LoopbackEnd, LoopbackEnd] {
  let isOpen = true;
  const events = [0, 1].map(() => ({ onMessage: createEvent<[unknown]>(), onDisconnect: createEvent<[]>() }));
  const createEnd = (own: number): LoopbackEnd => {
    const [here, there] = [events[own], events[1 - own]];
    if (!here || !there) throw new Error('A port has two ends.');
    return {
      name,
      sender,
      ...here,
      postMessage(message) {
        if (!isOpen) throw new Error('Attempting to use a disconnected port object');
        there.onMessage.emit(structuredClone(message));
      },
      disconnect() {
        if (!isOpen) return;
        isOpen = false;
        there.onDisconnect.emit();
      },
    };
  };
  return [createEnd(0), createEnd(1)];
}
