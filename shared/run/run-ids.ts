export interface RunIds {
  /** The id for a run of this work: the same one until the work is settled, so that a repeat is paid once (design §5). */
  idFor(work: string): string;
  /** The answer arrived, or the server refused the id: the next run is a new one. */
  settle(): void;
}

/** Names runs. What was lost on its way is asked for again under the same name. */
export function createRunIds(create: () => string = () => crypto.randomUUID()): RunIds {
  let open: { work: string; id: string } | null = null;
  return {
    idFor(work) {
      if (open?.work !== work) open = { work, id: create() };
      return open.id;
    },
    settle() {
      open = null;
    },
  };
}
