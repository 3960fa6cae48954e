import { type Dispatch, type SetStateAction, useEffect } from 'react';

interface EmptiedBox {
  isAnswered: boolean;
  asked: string;
  setTyped: Dispatch<SetStateAction<string>>;
}

/** Empties the box of a question once that has its answer: it stands above the answer then, and the box is the next one's. */
export function useEmptiedBox({ isAnswered, asked, setTyped }: EmptiedBox): void {
  useEffect(() => {
    if (isAnswered) setTyped((typed) => (typed === asked ? '' : typed));
  }, [isAnswered, asked, setTyped]);
}
